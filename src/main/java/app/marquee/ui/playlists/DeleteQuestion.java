package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.playlist.Playlist;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.playlists.edit.FieldText;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Confirmation dialog for deleting a playlist, with the request on demand. On production the user
 * types its name, or the end of its ID when the name is unknown. FX thread only.
 */
final class DeleteQuestion {
    private static final int END_OF_ID = 8;

    private final SectionContext context;
    private final Messages messages;

    DeleteQuestion(SectionContext context) {
        this.context = context;
        this.messages = context.messages();
    }

    /**
     * @param otherPath whether the playlist was not found at the first path
     * @param onYes runs once the dialog is closed by the deletion
     * @param onNo runs once it is closed in any other way
     */
    void ask(
            Playlist playlist,
            StagedChange change,
            boolean otherPath,
            Runnable onYes,
            Runnable onNo) {
        Button safe = ReviewDialog.button("confirm-safe", messages.text("cancel"));
        safe.setDefaultButton(true);
        Button act = ReviewDialog.button("confirm-do", messages.text("operation.DELETE_PLAYLIST"));
        act.getStyleClass().add("danger");
        VBox content = new VBox();
        content.getStyleClass().add("confirm-card");
        if (otherPath) {
            content.getChildren().add(text(messages.text("delete.otherPath")));
        }
        content.getChildren()
                .add(text(messages.text("delete.text", context.connection().getValue().name())));
        if (context.connection().getValue().kind() == ConnectionKind.PRODUCTION) {
            content.getChildren().add(nameField(toType(playlist), act));
        }
        RequestPreview request = new RequestPreview("playlist-delete-request", messages);
        request.show(change.line());
        content.getChildren().add(request);
        Dialogs.OpenDialog dialog =
                context.dialogs()
                        .show(
                                messages.text("delete.title", name(playlist)),
                                content,
                                List.of(safe, act));
        AtomicBoolean confirmed = new AtomicBoolean();
        safe.setOnAction(_ -> dialog.close());
        act.setOnAction(
                _ -> {
                    confirmed.set(true);
                    dialog.close();
                });
        dialog.onClosed(() -> (confirmed.get() ? onYes : onNo).run());
        safe.requestFocus();
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private FormField nameField(String toType, Button act) {
        TextField name = new TextField();
        name.setId("confirm-name");
        act.disableProperty()
                .bind(name.textProperty().map(typed -> !typed.strip().equals(toType.strip())));
        return new FormField(messages.text("confirm.type", toType), name);
    }

    /** The name of the playlist, or its ID. */
    static String name(Playlist playlist) {
        String name = playlist.name().orNull();
        return name == null || name.isBlank() ? playlist.id().value() : name;
    }

    private static String toType(Playlist playlist) {
        String name = playlist.name().orNull();
        String id = playlist.id().value();
        return name == null || name.isBlank()
                ? id.substring(Math.max(0, id.length() - END_OF_ID))
                : FieldText.LINE.of(name);
    }
}
