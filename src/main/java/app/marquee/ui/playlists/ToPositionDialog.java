package app.marquee.ui.playlists;

import app.marquee.text.Messages;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/**
 * Dialog for the position of one row, or for the first of several consecutive ones. FX thread only.
 */
final class ToPositionDialog {
    private static final int DIGITS = 9;

    private final SectionContext context;
    private final Messages messages;

    ToPositionDialog(SectionContext context) {
        this.context = context;
        this.messages = context.messages();
    }

    /**
     * @param rows how many rows are meant
     * @param onPosition takes the first position, from 0
     */
    void open(int rows, IntConsumer onPosition) {
        TextField field = new TextField();
        field.setId("playlist-position-first");
        Label hint = new Label(messages.plural("position.hint", rows));
        hint.setWrapText(true);
        hint.setMinHeight(Label.USE_PREF_SIZE);
        hint.getStyleClass().add("caption");
        Button cancel = new Button(messages.text("cancel"));
        cancel.setId("playlist-position-cancel");
        Button move = new Button(messages.plural("position.do", rows));
        move.setId("playlist-position-confirm");
        VBox content = new VBox(new FormField(messages.text("position.label"), field), hint);
        content.getStyleClass().add("create-playlist");
        Dialogs.OpenDialog dialog =
                context.dialogs()
                        .show(messages.text("position.title"), content, List.of(cancel, move));
        Runnable take =
                () ->
                        position(field.getText())
                                .ifPresent(
                                        first -> {
                                            dialog.close();
                                            onPosition.accept(first);
                                        });
        field.textProperty().subscribe(typed -> move.setDisable(position(typed).isEmpty()));
        field.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        take.run();
                        event.consume();
                    }
                });
        cancel.setOnAction(_ -> dialog.close());
        move.setOnAction(_ -> take.run());
        field.requestFocus();
    }

    /**
     * The position that the platform counts from 0, of a number from 1; empty for anything else.
     */
    static OptionalInt position(String typed) {
        String text = typed.strip();
        boolean number =
                !text.isEmpty()
                        && text.length() <= DIGITS
                        && text.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        return number && Integer.parseInt(text) > 0
                ? OptionalInt.of(Integer.parseInt(text) - 1)
                : OptionalInt.empty();
    }
}
