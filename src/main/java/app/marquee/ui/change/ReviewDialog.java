package app.marquee.ui.change;

import app.marquee.model.RequestTime;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

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
        Button act = button("confirm-do", action(proposal));
        act.getStyleClass().add(proposal.careful() ? "danger" : "accent");
        // A long name may be cut on it: it stands whole in the title.
        act.setMinWidth(Region.USE_COMPUTED_SIZE);
        safe.setOnAction(_ -> flow.discard());
        act.setOnAction(_ -> flow.confirm());
        FrameSource frames = on.frames();
        ReviewCard card = new ReviewCard(proposal, messages, changes.words(), frames);
        if (proposal.typed() != null) {
            card.getChildren().add(typed(proposal.typed(), act));
        }
        card.telling(on.connection().getValue().perMinute());
        Dialogs.OpenDialog shown = on.dialogs().show(proposal.title(), card, buttons(safe, act));
        open = shown;
        shown.onClosed(
                () -> {
                    frames.close();
                    if (shown.equals(open)) {
                        open = null;
                        flow.discard();
                    }
                });
        (proposal.careful() ? safe : act).requestFocus();
    }

    /** The action, with the number of items unless it says it. */
    private String action(Proposal proposal) {
        String count = messages.formats().integer(proposal.items());
        return proposal.items() == 1 || proposal.action().contains(count)
                ? proposal.action()
                : messages.text("pattern.detail", proposal.action(), count);
    }

    /** The number of requests and the time that they take. */
    public static String cost(Messages messages, int requests, int perMinute) {
        return messages.of("change")
                .plural(
                        "review.time",
                        requests,
                        messages.formats().wait(RequestTime.of(requests, perMinute)),
                        perMinute);
    }

    /** The field that enables the button once the text is typed. */
    private FormField typed(String text, Button act) {
        TextField field = new TextField();
        field.setId("confirm-name");
        act.disableProperty()
                .bind(field.textProperty().map(typed -> !typed.strip().equals(text.strip())));
        return new FormField(messages.text("confirm.type", text), field);
    }

    private List<Button> buttons(Button safe, Button act) {
        if (!flow.canKeep()) {
            return List.of(safe, act);
        }
        Button keep = button("confirm-keep", messages.text("action.keep"));
        keep.setOnAction(_ -> flow.dismiss().ifPresent(changes::keep));
        return List.of(safe, keep, act);
    }

    /**
     * A button that Enter presses when it has the focus, whatever the platform; its text is never
     * cut.
     */
    public static Button button(String id, String text) {
        Button button = Buttons.titled(id, text);
        button.setMnemonicParsing(false);
        button.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        button.fire();
                        event.consume();
                    }
                });
        return button;
    }
}
