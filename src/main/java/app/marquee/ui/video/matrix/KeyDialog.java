package app.marquee.ui.video.matrix;

import app.marquee.text.Messages;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.FieldAdvice;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.List;

/** Dialog for the name of a new key, which becomes a column. FX thread only. */
final class KeyDialog {
    private final Messages messages;
    private final SectionContext on;
    private final FieldGridPane pane;
    private final TextField key = new TextField();
    private final FormField field;
    private final Button act;

    KeyDialog(SectionContext on, FieldGridPane pane) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.pane = pane;
        key.setId("field-matrix-key");
        this.field = new FormField(messages.text("field.key"), key);
        this.act = ReviewDialog.button("field-matrix-key-do", messages.text("matrix.key.do"));
    }

    void open() {
        Button cancel = ReviewDialog.button("field-matrix-key-cancel", messages.text("cancel"));
        VBox content = new VBox(field);
        content.getStyleClass().add("field-dialog");
        Dialogs.OpenDialog dialog =
                on.dialogs().show(messages.text("matrix.key.title"), content, List.of(cancel, act));
        cancel.setOnAction(_ -> dialog.close());
        act.setOnAction(_ -> add(dialog));
        key.textProperty().subscribe(this::adapt);
        key.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        add(dialog);
                        event.consume();
                    }
                });
        adapt();
        key.requestFocus();
    }

    private void adapt() {
        act.setDisable(key.getText().isBlank());
        field.errorProperty().set("");
        field.warningProperty().set(new FieldAdvice(messages).key(key.getText()));
    }

    private void add(Dialogs.OpenDialog dialog) {
        String name = key.getText();
        if (name.isBlank()) {
            return;
        }
        if (pane.isTaken(name)) {
            field.errorProperty().set(messages.text("matrix.key.taken", name));
        } else {
            dialog.close();
            pane.addKey(name);
        }
    }
}
