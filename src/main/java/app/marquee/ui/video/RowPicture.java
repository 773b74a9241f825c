package app.marquee.ui.video;

import app.marquee.model.video.Picture;

import javafx.scene.image.Image;

/** How far the picture of a row is. */
sealed interface RowPicture {
    /** The service named none. */
    record None() implements RowPicture {}

    /** It is being fetched. */
    record Coming() implements RowPicture {}

    /**
     * @param image decoded in about the size of a row
     */
    record Shown(Image image) implements RowPicture {}

    /** It could not be had. */
    record Missing(Picture.Why why) implements RowPicture {}
}
