package app.marquee.ui.video;

import app.marquee.model.video.Picture;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Visibility;

import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

/** Tile of a thumbnail in the gallery, chosen by mouse and keys. FX thread only. */
final class ThumbnailTile extends ToggleButton {
    /** Least width at the usual text size, in pixels. */
    static final double LEAST = 176;

    /** Most width at the usual text size, in pixels. */
    static final double MOST = 280;

    /** Width of the image until the tile has its place. */
    private static final double WIDTH = 208;

    private final Messages messages;
    private final VideoThumbnail shot;
    private final PictureFrame frame;
    private final WriteButton use;

    /**
     * @param onUse makes it the one that viewers see
     */
    ThumbnailTile(Messages messages, VideoThumbnail shot, Runnable onUse) {
        this.messages = messages;
        this.shot = shot;
        this.frame = new PictureFrame(messages, WIDTH);
        getStyleClass().add("shot");
        setId(shot.custom() ? "thumb-custom" : "thumb-" + shot.number());
        used(null);
        use =
                WriteButton.opening(
                        "thumb-use-" + shot.number(),
                        messages.text("thumb.use.short"),
                        "fth-check");
        use.getStyleClass().add("small");
        use.setAccessibleText(getText() + ": " + messages.text("thumb.use"));
        use.setOnAction(_ -> onUse.run());
        StackPane.setAlignment(use, Pos.BOTTOM_RIGHT);
        offer(false);
        setGraphic(new StackPane(frame, use));
        setContentDisplay(ContentDisplay.TOP);
        if (shot.address().isEmpty()) {
            frame.missing(Picture.Why.UNSAFE_ADDRESS);
        }
    }

    /**
     * Marks the one that viewers see. A custom one is always that.
     *
     * @param url of that one; null when it is unknown
     */
    void used(@Nullable String url) {
        setText(shot.words(messages, url));
    }

    /** Offers to use it, which only other generated ones can be. */
    void offer(boolean offered) {
        Visibility.show(use, offered);
    }

    VideoThumbnail shot() {
        return shot;
    }

    PictureFrame frame() {
        return frame;
    }

    /** Makes the tile as wide as its place. */
    void fit(double width) {
        frame.resizeTo(inside(width));
    }

    /** The height of the tile in a place of this width. */
    double height(double width) {
        return prefHeight(-1) - frame.shownHeight() + inside(width) * 9 / 16;
    }

    private double inside(double width) {
        return Math.floor(width - snappedLeftInset() - snappedRightInset());
    }

    /** Pressing the chosen one again leaves it chosen. */
    @Override
    public void fire() {
        if (!isSelected()) {
            super.fire();
        }
    }
}
