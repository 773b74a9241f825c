package app.marquee.ui.change;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Dialog for reviewing a proposal, opened as soon as there is one. FX thread only. */
public final class ReviewDialog {
    private final ChangeController changes;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Messages messages;
    private Dialogs.@Nullable OpenDialog open;

    ReviewDialog(ChangeController changes, SectionContext on) {
        this.changes = changes;
        this.flow = changes.flow();
        this.on = on;
        this.messages = on.messages().of("change");
        flow.reviewProperty().subscribe(this::show);
    }

    private void show(@Nullable Proposal proposal) {
        Dialogs.OpenDialog last = open;
        open = null;
        if (last != null) {
            last.close();
        }
        if (proposal != null) {
            open(proposal);
        }
    }

    private void open(Proposal proposal) {
        Button safe = button("confirm-safe", messages.text("cancel"));
        WriteButton act = WriteButton.sending("confirm-do", on).destroying(proposal.isDestroying());
        safe.setOnAction(_ -> flow.discard());
        act.setOnAction(_ -> flow.confirm());
        WriteFoot foot = new WriteFoot(on, safe, flow.canKeep() ? keep() : null, act);
        foot.offer(action(proposal), proposal);
        FrameSource frames = on.frames();
        ReviewCard card = new ReviewCard(proposal, messages, changes.words(), frames);
        Dialogs.OpenDialog shown = on.dialogs().show(proposal.title(), card, List.of(foot));
        open = shown;
        shown.onClosed(
                () -> {
                    frames.close();
                    if (shown.equals(open)) {
                        open = null;
                        flow.discard();
                    }
                });
        (proposal.careful() || act.isDisable() ? safe : act).requestFocus();
    }

    /** The action, with the number of items unless it says it. */
    private String action(Proposal proposal) {
        String count = messages.formats().integer(proposal.items());
        return proposal.items() == 1 || proposal.action().contains(count)
                ? proposal.action()
                : messages.text("pattern.detail", proposal.action(), count);
    }

    private WriteButton keep() {
        WriteButton keep = WriteButton.saving("confirm-keep", messages);
        keep.setOnAction(_ -> flow.dismiss().ifPresent(changes::keep));
        return keep;
    }

    /**
     * A button that Enter presses when it has the focus, whatever the platform; its text is never
     * cut.
     */
    public static Button button(String id, String text) {
        return Buttons.entered(id, text);
    }
}
