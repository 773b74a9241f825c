package app.marquee.ui.video;

import app.marquee.model.video.Picture;

import javafx.scene.image.Image;

/** State of the thumbnail of a row. Immutable. */
sealed interface RowPicture {
    /** The platform provided none. */
    record None() implements RowPicture {}

    /** Being loaded. */
    record Coming() implements RowPicture {}

    /**
     * Loaded.
     *
     * @param image decoded in about the size of a row
     */
    record Shown(Image image) implements RowPicture {}

    /** Failed to load. */
    record Missing(Picture.Why why) implements RowPicture {}
}
