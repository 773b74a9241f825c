package app.marquee.ui.video;

import app.marquee.model.video.Picture;

import javafx.scene.image.Image;

/** State of the thumbnail of a row. Immutable. */
sealed interface RowPicture {
    /** No thumbnail: the platform provided none. */
    record None() implements RowPicture {}

    /** Thumbnail being loaded. */
    record Coming() implements RowPicture {}

    /**
     * Loaded thumbnail.
     *
     * @param image decoded in about the size of a row
     */
    record Shown(Image image) implements RowPicture {}

    /** Thumbnail that failed to load. */
    record Missing(Picture.Why why) implements RowPicture {}
}
