package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.video.RowPictureFrame;
import app.marquee.ui.video.RowPictures;

import org.jspecify.annotations.Nullable;

/**
 * Row of a video, with the state of its latest change. Immutable.
 *
 * @param views in the saved ranking; null when they are unknown
 * @param change of the views since the period before; null when it is unknown
 */
record VideoRow(Video video, ChangeMark mark, @Nullable Long views, @Nullable Long change) {
    /** Brings the image of the video into a frame. */
    void bring(RowPictures pictures, RowPictureFrame frame) {
        pictures.bring(frame, video.id(), video.title().orNull(), video.thumbnail().orNull());
    }
}
