package app.marquee.ui.video;

import app.marquee.model.video.CustomField;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Dialog for the key and value of a custom field, with the request that they lead to. A review of
 * old and new values follows. FX thread only.
 */
final class FieldDialog {
    private final Messages messages;
    private final FieldEditsViewModel edits;
    private final Dialogs dialogs;
    private final @Nullable CustomField edited;
    private final TextField key = new TextField();
    private final TextField value = new TextField();
    private final String keyShown;
    private final String valueShown;
    private final FormField keyField;
    private final FormField valueField;
    private final RequestPreview request;
    private final WriteButton keep;
    private final WriteButton act;

    /**
     * @param edited the field that is changed; null for a new one
     */
    FieldDialog(
            Messages messages,
            FieldEditsViewModel edits,
            Dialogs dialogs,
            @Nullable CustomField edited) {
        this.messages = messages;
        this.edits = edits;
        this.dialogs = dialogs;
        this.edited = edited;
        this.keyField = field("field-key", key, edited == null ? null : edited.key());
        this.valueField = field("field-value", value, edited == null ? null : edited.value());
        this.keyShown = key.getText();
        this.valueShown = value.getText();
        this.request = new RequestPreview("field-request", messages);
        this.keep = WriteButton.saving("field-keep", messages);
        this.act = WriteButton.opening("confirm-do", messages.text("field.review"));
    }

    private FormField field(String id, TextField input, @Nullable String known) {
        input.setId(id);
        input.setText(known == null ? "" : known);
        return new FormField(
                messages.text(id.equals("field-key") ? "field.key" : "field.value"), input);
    }

    /** What the field was before it was changed; empty while it is the same. */
    private String was(TextField input, String shown, @Nullable String known) {
        if (known == null) {
            return messages.text("unknown");
        }
        return input.getText().equals(shown) ? "" : messages.text("field.was", known);
    }

    void open() {
        VBox content = new VBox(keyField, valueField, request, new UnofficialTag(messages));
        content.getStyleClass().add("field-dialog");
        Button safe = ReviewDialog.button("confirm-safe", messages.text("cancel"));
        Dialogs.OpenDialog dialog =
                dialogs.show(
                        messages.text(edited == null ? "field.add.do" : "field.edit.heading"),
                        content,
                        List.of(safe, keep, act));
        safe.setOnAction(_ -> dialog.close());
        keep.setOnAction(_ -> end(dialog, edits::keep));
        act.setOnAction(_ -> send(dialog));
        for (TextField input : List.of(key, value)) {
            input.textProperty().subscribe(this::adapt);
            input.addEventFilter(
                    KeyEvent.KEY_PRESSED,
                    event -> {
                        if (event.getCode() == KeyCode.ENTER) {
                            send(dialog);
                            event.consume();
                        }
                    });
        }
        adapt();
        TextField first = edited == null ? key : value;
        first.requestFocus();
        first.selectAll();
    }

    private void adapt() {
        Optional<Proposal> ready = ready();
        if (edited != null) {
            keyField.hintProperty().set(was(key, keyShown, edited.key()));
            valueField.hintProperty().set(was(value, valueShown, edited.value()));
        }
        boolean keyTyped = edited == null || !keyShown.equals(key.getText());
        keep.setDisable(ready.isEmpty());
        act.setDisable(ready.isEmpty());
        request.show(ready.map(one -> one.lines().getFirst()).orElse(null));
        keyField.errorProperty()
                .set(
                        keyTyped && key.getText().isBlank() && !value.getText().isEmpty()
                                ? messages.text("field.noKey")
                                : "");
        FieldAdvice.Said advice =
                key.getText().isEmpty()
                        ? FieldAdvice.Said.NOTHING
                        : edits.advice(key.getText(), value.getText(), edited);
        keyField.warningProperty().set(advice.key());
        valueField.warningProperty().set(advice.value());
    }

    private Optional<Proposal> ready() {
        return edited == null
                ? edits.adding(key.getText(), value.getText())
                : edits.editing(
                        edited,
                        typed(key, keyShown, edited.key()),
                        typed(value, valueShown, edited.value()));
    }

    /**
     * The typed text; an untouched field keeps the original, which a one-line control may show
     * differently.
     */
    private static String typed(TextField input, String shown, @Nullable String known) {
        return known != null && input.getText().equals(shown) ? known : input.getText();
    }

    private void send(Dialogs.OpenDialog dialog) {
        end(dialog, edits::propose);
    }

    private void end(Dialogs.OpenDialog dialog, Consumer<Proposal> next) {
        ready().ifPresent(
                        proposal -> {
                            dialog.close();
                            next.accept(proposal);
                        });
    }
}
