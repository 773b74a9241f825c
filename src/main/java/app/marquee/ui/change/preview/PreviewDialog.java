package app.marquee.ui.change.preview;

import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.IrreversibleReasons;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.change.WriteFoot;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;

/**
 * Dialog that shows every change as a line of a table, and sends them or saves them for later
 * without another review. What is entered in it counts as unsaved. FX thread only.
 */
public final class PreviewDialog {
    private final SectionContext on;
    private final ChangeController changes;
    private final Label summary;
    private final Label warning;
    private final HBox warned;
    private final Button cancel;
    private final WriteButton keep;
    private final WriteButton send;
    private final WriteFoot foot;
    private Dialogs.@Nullable OpenDialog open;

    /** Changes of the preview, and the ways to send and save them. */
    public interface Deeds {
        /** Whether there is a change that would be lost. */
        boolean hasChanges();

        /**
         * Saves the changes for later, and runs one of the two.
         *
         * @param failed runs after the user was told why nothing was saved
         */
        void keep(Runnable kept, Runnable failed);

        /**
         * Sends the changes.
         *
         * @param sent runs as they are sent
         */
        void send(Runnable sent);

        /** Ends what runs, however the dialog was closed. */
        void close();
    }

    /**
     * @param id of the dialog, with which the IDs of its controls begin
     */
    public PreviewDialog(SectionContext on, ChangeController changes, String id) {
        this.on = on;
        this.changes = changes;
        this.summary = label(id + "-summary");
        this.warning = label(id + "-warning");
        this.warned = new HBox(new FontIcon("fth-alert-triangle"), warning);
        warned.getStyleClass().add("review-warning");
        unwarn();
        this.cancel = ReviewDialog.button(id + "-cancel", on.messages().text("cancel"));
        this.keep = WriteButton.saving(id + "-keep", on.messages());
        this.send = WriteButton.sending(id + "-send", on);
        this.foot = new WriteFoot(on, cancel, keep, send);
    }

    /** A label of whole lines. */
    public static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    /** Content of the width of a table. */
    public static VBox content(Node... parts) {
        VBox content = new VBox(parts);
        content.getStyleClass().addAll("change-preview", "wide-content");
        return content;
    }

    /** Shows why the changes can't be undone, or hides that where they can. */
    public void warn(Proposal changed) {
        List<String> reasons =
                new IrreversibleReasons(on.messages().of("change"), changes.words())
                        .of(changed.lines());
        warning.setText(String.join("\n", reasons));
        Visibility.show(warned, !reasons.isEmpty());
    }

    /** Hides that changes can't be undone, since others are shown. */
    public void unwarn() {
        Visibility.show(warned, false);
    }

    /** The line that counts the changes, for the content. */
    public Label summary() {
        return summary;
    }

    /** The foot with the buttons. */
    public WriteFoot foot() {
        return foot;
    }

    /** Moves the focus to the safe button. */
    public void holdBack() {
        cancel.requestFocus();
    }

    /** Moves the focus to the button that sends. */
    public void lead() {
        send.requestFocus();
    }

    /** Opens the dialog. */
    public void open(String title, VBox content, Deeds deeds) {
        content.getChildren().addFirst(warned);
        content.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        Dialogs.OpenDialog shown = on.dialogs().show(title, content, List.<Node>of(foot));
        open = shown;
        changes.drafting(
                () ->
                        deeds.hasChanges()
                                ? Optional.of(
                                        UnsavedEdit.kept(
                                                title, (kept, failed) -> keep(deeds, kept, failed)))
                                : Optional.empty());
        shown.onClosed(
                () -> {
                    changes.drafting(Optional::empty);
                    deeds.close();
                });
        cancel.setOnAction(_ -> shown.close());
        keep.setOnAction(_ -> keep(deeds, () -> {}, () -> {}));
        send.setOnAction(_ -> deeds.send(shown::close));
    }

    /** The dialog stays open if it fails. */
    private void keep(Deeds deeds, Runnable kept, Runnable failed) {
        deeds.keep(
                () -> {
                    if (open != null) {
                        open.close();
                    }
                    kept.run();
                },
                failed);
    }

    /** Enter in a field leads to the button, so that nothing is sent while it is typed. */
    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextField) {
            lead();
            event.consume();
        }
    }
}
