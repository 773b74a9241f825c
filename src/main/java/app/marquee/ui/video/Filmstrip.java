package app.marquee.ui.video;

import app.marquee.model.video.Thumbnails;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.net.URI;
import java.util.List;

/** Strip of the generated thumbnails of a video, each of which can be used. FX thread only. */
final class Filmstrip extends VBox {
    private final Messages messages;
    private final RowPictures pictures;
    private final GalleryViewModel gallery;
    private final ThumbnailTools tools;
    private final FlowPane frames = new FlowPane();
    private boolean isOffered = true;

    /**
     * @param messages of the images of videos
     * @param tools propose one as the custom thumbnail
     */
    Filmstrip(
            Messages messages,
            RowPictures pictures,
            GalleryViewModel gallery,
            ThumbnailTools tools) {
        this.messages = messages;
        this.pictures = pictures;
        this.gallery = gallery;
        this.tools = tools;
        Label heading = new Label(messages.text("shelf.generated"));
        heading.getStyleClass().add("form-label");
        frames.getStyleClass().add("filmstrip-frames");
        setId("video-filmstrip");
        getStyleClass().add("filmstrip");
        getChildren().addAll(heading, frames);
        gallery.stateProperty().subscribe(this::show);
        gallery.usedProperty().subscribe(_ -> show(gallery.stateProperty().get()));
    }

    /** Adapts to the connection. */
    void renew() {
        show(gallery.stateProperty().get());
    }

    private void show(LoadState state) {
        if (state instanceof LoadState.Loading) {
            return;
        }
        List<VideoThumbnail> shots =
                gallery.thumbnails().map(Filmstrip::generated).orElse(List.of());
        frames.getChildren().setAll(shots.stream().map(this::frame).toList());
        adapt();
    }

    /** Hides the strip where the same thumbnails are shown beside it. */
    void offer(boolean offered) {
        isOffered = offered;
        adapt();
    }

    private void adapt() {
        Visibility.show(this, isOffered && !frames.getChildren().isEmpty());
    }

    private static List<VideoThumbnail> generated(Thumbnails thumbnails) {
        return VideoThumbnail.of(thumbnails).stream()
                .filter(shot -> !shot.custom() && shot.address().isPresent())
                .toList();
    }

    private Button frame(VideoThumbnail shot) {
        RowPictureFrame picture = pictures.frame();
        picture.getStyleClass().add("strip-picture");
        pictures.bring(picture, shot.address().map(URI::toString).orElse(null));
        String used = gallery.used();
        boolean isUsed = shot.isUsed(used);
        String id = "strip-" + shot.number();
        Button frame =
                isUsed
                        ? Buttons.titled(id, messages.text("status.active"))
                        : WriteButton.opening(id, messages.text("thumb.use"));
        frame.setGraphic(picture);
        frame.setContentDisplay(ContentDisplay.TOP);
        frame.getStyleClass().addAll("flat", "strip-frame");
        String words = shot.words(messages, used);
        frame.setAccessibleText(isUsed ? words : words + ": " + frame.getText());
        tools.blocked().ifPresent(frame::setAccessibleHelp);
        frame.setDisable(isUsed || !tools.canUse(shot));
        frame.setOnAction(_ -> tools.use(shot));
        return frame;
    }
}
