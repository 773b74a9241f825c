package app.marquee.ui.change;

import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Dialog for typing a change, with its request on demand; it sends the change or saves it for
 * later. FX thread only.
 */
public final class DraftDialog {
    private final SectionContext on;
    private final ChangeController changes;
    private final Supplier<Optional<Proposal>> proposal;
    private final RequestPreview request;
    private final Button safe;
    private final WriteButton keep;
    private final WriteButton act;
    private final WriteFoot foot;
    private Dialogs.@Nullable OpenDialog dialog;

    /**
     * Texts and IDs of a dialog. Immutable.
     *
     * @param actionId the ID of the button that sends
     * @param requestId the ID of the request
     */
    public record Words(String title, String action, String actionId, String requestId) {}

    private final Words words;

    /**
     * @param proposal what was typed; empty while it would send nothing
     */
    public DraftDialog(
            SectionContext on,
            ChangeController changes,
            Words words,
            Supplier<Optional<Proposal>> proposal) {
        Messages messages = on.messages().of("change");
        this.on = on;
        this.changes = changes;
        this.words = words;
        this.proposal = proposal;
        this.request = new RequestPreview(words.requestId(), messages);
        this.keep = WriteButton.saving("confirm-keep", messages);
        this.act = WriteButton.sending(words.actionId(), on);
        this.safe = ReviewDialog.button("confirm-safe", on.messages().text("cancel"));
        this.foot = new WriteFoot(on, safe, keep, act);
    }

    /**
     * Opens the dialog.
     *
     * @param content the fields, with the request added at the end
     * @param inputs the fields where Enter sends; the first takes the focus
     */
    public void open(Pane content, List<? extends TextInputControl> inputs) {
        content.getChildren().add(request);
        Dialogs.OpenDialog shown = on.dialogs().show(words.title(), content, List.of(foot));
        dialog = shown;
        safe.setOnAction(_ -> shown.close());
        keep.setOnAction(_ -> leave(changes::keep));
        act.setOnAction(_ -> leave(changes.flow()::send));
        for (TextInputControl input : inputs) {
            input.textProperty().subscribe(this::adapt);
            input.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        }
        adapt();
        List<String> before = texts(inputs);
        changes.drafting(
                () -> texts(inputs).equals(before) ? Optional.empty() : Optional.of(unsaved()));
        shown.onClosed(() -> changes.drafting(Optional::empty));
        inputs.getFirst().requestFocus();
        inputs.getFirst().selectAll();
    }

    /** Marks it as an unofficial feature. */
    public DraftDialog unofficial() {
        foot.unofficial();
        return this;
    }

    private static List<String> texts(List<? extends TextInputControl> inputs) {
        return inputs.stream().map(TextInputControl::getText).toList();
    }

    private UnsavedEdit unsaved() {
        return proposal.get()
                .map(ready -> UnsavedEdit.kept(words.title(), keeping(ready)))
                .orElseGet(() -> UnsavedEdit.lost(words.title()));
    }

    /** The dialog stays open if it fails. */
    private UnsavedEdit.Keeping keeping(Proposal ready) {
        return (kept, failed) ->
                changes.keep(
                        ready,
                        () -> {
                            if (dialog != null) {
                                dialog.close();
                            }
                            kept.run();
                        },
                        failed);
    }

    /** Shows the request for what is typed now. */
    public void adapt() {
        Optional<Proposal> ready = proposal.get();
        foot.allow(ready.isPresent());
        ready.ifPresentOrElse(
                one -> foot.offer(words.action(), one), () -> foot.offer(words.action(), 1, 1));
        request.show(ready.map(one -> one.lines().getFirst()).orElse(null));
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            act.fire();
            event.consume();
        }
    }

    private void leave(Consumer<Proposal> next) {
        proposal.get()
                .ifPresent(
                        ready -> {
                            if (dialog != null) {
                                dialog.close();
                            }
                            next.accept(ready);
                        });
    }
}
