package app.marquee.ui.video;

import app.marquee.model.video.CustomField;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.DraftDialog;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * Dialog for the key and value of a custom field, which says what they were, and sends them. FX
 * thread only.
 */
final class FieldDialog {
    private final Messages messages;
    private final FieldEditsViewModel edits;
    private final @Nullable CustomField edited;
    private final TextField key = new TextField();
    private final TextField value = new TextField();
    private final String keyShown;
    private final String valueShown;
    private final FormField keyField;
    private final FormField valueField;
    private final DraftDialog draft;

    /**
     * @param edited the field that is changed; null for a new one
     */
    FieldDialog(
            SectionContext on,
            ChangeController changes,
            FieldEditsViewModel edits,
            @Nullable CustomField edited) {
        this.messages = on.messages().of("video");
        this.edits = edits;
        this.edited = edited;
        this.keyField = field("field-key", key, edited == null ? null : edited.key());
        this.valueField = field("field-value", value, edited == null ? null : edited.value());
        this.keyShown = key.getText();
        this.valueShown = value.getText();
        this.draft =
                new DraftDialog(
                        on,
                        changes,
                        new DraftDialog.Words(
                                messages.text(
                                        edited == null ? "field.add.do" : "field.edit.heading"),
                                messages.text(edited == null ? "field.add.do" : "field.edit.do"),
                                "confirm-do",
                                "field-request"),
                        this::ready);
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
        VBox content = new VBox(keyField, valueField);
        content.getStyleClass().add("field-dialog");
        draft.unofficial()
                .open(content, edited == null ? List.of(key, value) : List.of(value, key));
        for (TextField input : List.of(key, value)) {
            input.textProperty().subscribe(this::adapt);
        }
        adapt();
    }

    private void adapt() {
        if (edited != null) {
            keyField.hintProperty().set(was(key, keyShown, edited.key()));
            valueField.hintProperty().set(was(value, valueShown, edited.value()));
        }
        boolean keyTyped = edited == null || !keyShown.equals(key.getText());
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
}
