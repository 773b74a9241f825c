package app.marquee.ui.video;

import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.RightToLeft;
import app.marquee.ui.control.Visibility;

import javafx.geometry.NodeOrientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.function.Consumer;

/**
 * Text that is edited in its place: a label with a pencil, or a field with the buttons that save
 * and cancel. Esc cancels; Enter saves a single line, and Ctrl+Enter any text. FX thread only.
 */
final class InlineText extends VBox {
    private static final int LINES = 5;

    private final Label shown = new Label();
    private final Button edit;
    private final HBox line;
    private final TextInputControl field;
    private final Pane editor;
    private final String empty;
    private String text = "";
    private Consumer<String> onSave = _ -> {};

    /**
     * Texts and IDs.
     *
     * @param pencil ID of the button that starts to edit
     * @param field ID of the field; its buttons are named after it
     * @param action words of the pencil
     * @param empty words in the place of an empty text; blank for none
     */
    record Names(String pencil, String field, String action, String empty) {}

    /**
     * @param messages of any bundle; only their language matters
     * @param isLong whether it may have several lines
     */
    InlineText(Messages messages, Names names, boolean isLong) {
        this.empty = names.empty();
        this.edit = Buttons.icon(names.pencil(), "fth-edit-2", names.action());
        this.field = isLong ? area() : new TextField();
        field.setId(names.field());
        field.setAccessibleText(names.action());
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(event, isLong));
        WriteButton save =
                WriteButton.opening(
                        names.field() + "-save", messages.of("video").text("field.review"));
        save.setOnAction(_ -> save());
        Button cancel = Buttons.titled(names.field() + "-cancel", messages.text("cancel"));
        cancel.setOnAction(_ -> cancel());
        HBox buttons = new HBox(cancel, save);
        buttons.getStyleClass().add("inline-buttons");
        this.editor = isLong ? new VBox(field, buttons) : new HBox(field, buttons);
        HBox.setHgrow(field, Priority.ALWAYS);
        editor.getStyleClass().add("inline-editor");
        getStyleClass().add("inline-text");
        shown.setWrapText(isLong);
        shown.setMinHeight(USE_PREF_SIZE);
        this.line = new HBox(shown, edit);
        line.getStyleClass().add(isLong ? "inline-lines" : "inline-line");
        edit.setOnAction(_ -> edit());
        getChildren().setAll(line);
    }

    private static TextArea area() {
        TextArea area = new TextArea();
        area.setPrefRowCount(LINES);
        RightToLeft.wrapOthers(area);
        return area;
    }

    /** The text while it isn't edited. */
    Label shown() {
        return shown;
    }

    /** Sets the listener for a changed text. */
    void onSave(Consumer<String> saves) {
        onSave = saves;
    }

    /** Shows a text; one that is being edited stays. */
    void show(String now) {
        text = now;
        shown.setText(now.isEmpty() ? empty : RightToLeft.apart(now));
        shown.setNodeOrientation(
                RightToLeft.isFromRight(now)
                        ? NodeOrientation.RIGHT_TO_LEFT
                        : NodeOrientation.LEFT_TO_RIGHT);
        Visibility.show(shown, !shown.getText().isEmpty());
    }

    /** Offers the pencil or not. */
    void offer(boolean isOffered) {
        Visibility.show(edit, isOffered);
        Visibility.show(this, isOffered || !text.isEmpty());
    }

    /** Puts the text into the field, with the focus. */
    void edit() {
        field.setText(text);
        getChildren().setAll(editor);
        field.requestFocus();
        field.selectAll();
    }

    /** Leaves the field, whose text is dropped. */
    void cancel() {
        if (getChildren().contains(editor)) {
            boolean hadFocus = isFocusWithin();
            getChildren().setAll(line);
            if (hadFocus) {
                edit.requestFocus();
            }
        }
    }

    private void save() {
        String typed = field.getText().strip();
        cancel();
        if (!typed.equals(text)) {
            onSave.accept(typed);
        }
    }

    private void onKey(KeyEvent event, boolean isLong) {
        if (event.getCode() == KeyCode.ESCAPE) {
            cancel();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && (!isLong || event.isShortcutDown())) {
            save();
            event.consume();
        }
    }
}
