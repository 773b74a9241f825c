package app.marquee.ui.video;

import app.marquee.text.RightToLeft;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.change.WriteFoot;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.SectionContext;

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
import javafx.scene.layout.VBox;

import java.util.Optional;
import java.util.function.Function;

/**
 * Text that is edited in its place: a label with a pencil, or a field with the buttons that send
 * it, save it for later and cancel. Esc cancels; Enter sends a single line, and Ctrl+Enter any
 * text. FX thread only.
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
    private final String action;
    private final ChangeController changes;
    private final Function<String, Optional<Proposal>> proposal;
    private final WriteButton send;
    private final WriteFoot foot;

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
     * @param isLong whether it may have several lines
     * @param proposal of another text; empty where it can't be changed
     */
    InlineText(
            SectionContext on,
            ChangeController changes,
            Names names,
            boolean isLong,
            Function<String, Optional<Proposal>> proposal) {
        this.changes = changes;
        this.proposal = proposal;
        this.action = names.action();
        this.empty = names.empty();
        this.edit = Buttons.icon(names.pencil(), "fth-edit-2", names.action());
        this.field = isLong ? area() : new TextField();
        field.setId(names.field());
        field.setAccessibleText(names.action());
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(event, isLong));
        Button cancel =
                ReviewDialog.button(names.field() + "-cancel", on.messages().text("cancel"));
        WriteButton keep = WriteButton.saving(names.field() + "-keep", on.messages());
        this.send = WriteButton.sending(names.field() + "-save", on);
        this.foot = new WriteFoot(on, cancel, keep, send);
        cancel.setOnAction(_ -> cancel());
        keep.setOnAction(_ -> typed().ifPresent(typed -> keep(typed, () -> {}, () -> {})));
        send.setOnAction(_ -> send());
        this.editor = new VBox(field, foot);
        editor.getStyleClass().add("inline-editor");
        getStyleClass().add("inline-text");
        shown.setWrapText(isLong);
        shown.setMinHeight(USE_PREF_SIZE);
        this.line = new HBox(shown, edit);
        line.getStyleClass().add(isLong ? "inline-lines" : "inline-line");
        edit.setOnAction(_ -> edit());
        getChildren().setAll(line);
        field.textProperty().subscribe(this::adapt);
        adapt();
    }

    private static TextArea area() {
        TextArea area = new TextArea();
        area.setPrefRowCount(LINES);
        Wrapping.wrapOthers(area);
        return area;
    }

    /** The text while it isn't edited. */
    Label shown() {
        return shown;
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
        changes.drafting(
                () ->
                        typed().map(
                                        typed ->
                                                UnsavedEdit.kept(
                                                        action,
                                                        (kept, failed) ->
                                                                keep(typed, kept, failed))));
        field.requestFocus();
        field.selectAll();
    }

    /** What would be sent; empty while the text is the same. */
    private Optional<Proposal> typed() {
        String typed = field.getText().strip();
        return typed.equals(text) ? Optional.empty() : proposal.apply(typed);
    }

    private void adapt() {
        Optional<Proposal> ready = typed();
        foot.allow(ready.isPresent());
        ready.ifPresentOrElse(one -> foot.offer(one.action(), one), () -> foot.offer(action, 1, 1));
    }

    /** Leaves the field, whose text is dropped. */
    void cancel() {
        if (getChildren().contains(editor)) {
            changes.drafting(Optional::empty);
            boolean hadFocus = isFocusWithin();
            getChildren().setAll(line);
            if (hadFocus) {
                edit.requestFocus();
            }
        }
    }

    /** Sends the text, or leaves the field where it is the same. */
    private void send() {
        Optional<Proposal> ready = typed();
        if (ready.isEmpty()) {
            cancel();
        } else if (!send.isDisabled()) {
            cancel();
            changes.flow().send(ready.get());
        }
    }

    /** The field stays if it fails. */
    private void keep(Proposal typed, Runnable kept, Runnable failed) {
        changes.keep(
                typed,
                () -> {
                    cancel();
                    kept.run();
                },
                failed);
    }

    private void onKey(KeyEvent event, boolean isLong) {
        if (event.getCode() == KeyCode.ESCAPE) {
            cancel();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && (!isLong || event.isShortcutDown())) {
            send();
            event.consume();
        }
    }
}
