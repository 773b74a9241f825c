package app.marquee.ui.library.folder;

import app.marquee.ui.change.KeepForLater;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Dialog for a name, with the request that it leads to shown while typing. FX thread only. */
public final class NameDialog {
    private final Messages messages;
    private final Dialogs dialogs;
    private final Function<String, Optional<Proposal>> proposal;
    private final Consumer<Proposal> onSend;
    private final KeepForLater later;

    /**
     * @param proposal the proposal for a name; empty while it would send nothing
     */
    public NameDialog(
            Messages messages,
            Dialogs dialogs,
            Function<String, Optional<Proposal>> proposal,
            Consumer<Proposal> onSend,
            KeepForLater later) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.proposal = proposal;
        this.onSend = onSend;
        this.later = later;
    }

    /**
     * @param note shown below the name; empty for none
     */
    public void open(
            String title, FormField field, TextInputControl input, String note, String action) {
        RequestPreview request = new RequestPreview("name-request", messages);
        Label words = new Label(note);
        words.getStyleClass().add("caption");
        words.setWrapText(true);
        words.setVisible(!note.isEmpty());
        words.setManaged(!note.isEmpty());
        VBox content = new VBox(field, request, words, new UnofficialTag(messages));
        content.getStyleClass().add("name-dialog");
        Button safe = ReviewDialog.button("confirm-safe", messages.text("cancel"));
        Button act = ReviewDialog.button("confirm-do", action);
        act.getStyleClass().add("accent");
        Button keep = ReviewDialog.button("confirm-keep", later.words());
        Dialogs.OpenDialog dialog = dialogs.show(title, content, List.of(safe, keep, act));
        safe.setOnAction(_ -> dialog.close());
        keep.setOnAction(_ -> leave(dialog, input.getText(), later::keep));
        act.setOnAction(_ -> leave(dialog, input.getText(), onSend));
        input.textProperty()
                .subscribe(
                        typed -> {
                            Optional<Proposal> ready = proposal.apply(typed);
                            act.setDisable(ready.isEmpty());
                            keep.setDisable(ready.isEmpty());
                            request.show(ready.map(one -> one.lines().getFirst()).orElse(null));
                        });
        input.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        leave(dialog, input.getText(), onSend);
                        event.consume();
                    }
                });
        input.requestFocus();
        input.selectAll();
    }

    private void leave(Dialogs.OpenDialog dialog, String typed, Consumer<Proposal> next) {
        proposal.apply(typed)
                .ifPresent(
                        ready -> {
                            dialog.close();
                            next.accept(ready);
                        });
    }
}
