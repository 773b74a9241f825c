package app.marquee.ui.video;

import app.marquee.model.video.PictureUpload;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Dialog for comparing the current custom thumbnail with the new one before it is proposed. FX
 * thread only.
 */
final class ThumbnailDialog {
    static final double WIDTH = 300;

    private final Messages messages;
    private final Dialogs dialogs;

    /**
     * Decoded images to compare. Immutable.
     *
     * @param present null where there is none to show
     * @param words why there is none
     */
    record Both(@Nullable Image present, String words, Image next, PictureUpload picture) {}

    ThumbnailDialog(Messages messages, Dialogs dialogs) {
        this.messages = messages;
        this.dialogs = dialogs;
    }

    void open(String title, Both both, Runnable use) {
        HBox sides =
                new HBox(
                        side("thumb-now", "current", both.present(), both.words()),
                        side("thumb-next", "thumb.next", both.next(), facts(both.picture())));
        sides.getStyleClass().add("thumb-compare");
        VBox content = new VBox(sides, new UnofficialTag(messages));
        content.getStyleClass().add("field-dialog");
        Button safe = ReviewDialog.button("confirm-safe", messages.text("cancel"));
        WriteButton act = WriteButton.opening("confirm-do", messages.text("field.review"));
        Dialogs.OpenDialog dialog = dialogs.show(title, content, List.of(safe, act));
        safe.setOnAction(_ -> dialog.close());
        act.setOnAction(
                _ -> {
                    dialog.close();
                    use.run();
                });
        act.requestFocus();
    }

    private String facts(PictureUpload picture) {
        return messages.text(
                "thumb.facts",
                picture.name(),
                picture.width(),
                picture.height(),
                messages.formats().bytes(picture.data().length()));
    }

    private VBox side(String id, String heading, @Nullable Image image, String words) {
        Label title = new Label(messages.text(heading));
        title.getStyleClass().add("form-label");
        Label below = new Label(words);
        below.setId(id);
        below.getStyleClass().add("caption");
        below.setWrapText(true);
        below.setMaxWidth(WIDTH);
        VBox side = new VBox(title);
        if (image != null) {
            PictureFrame frame = new PictureFrame(messages, WIDTH);
            frame.show(image);
            side.getChildren().add(frame);
        }
        side.getChildren().add(below);
        side.setPrefWidth(WIDTH);
        side.getStyleClass().add("thumb-side");
        return side;
    }
}
