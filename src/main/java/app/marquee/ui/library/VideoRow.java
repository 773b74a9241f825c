package app.marquee.ui.library;

import app.marquee.analytics.Change;
import app.marquee.analytics.Mover;
import app.marquee.model.video.Video;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.video.RowPictureFrame;
import app.marquee.ui.video.RowPictures;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;

/**
 * Row of a video, with the state of its latest change. Immutable.
 *
 * @param views in the saved ranking; null when they are unknown
 * @param change of the views since the period before; null when it is unknown
 */
record VideoRow(Video video, ChangeMark mark, @Nullable Long views, @Nullable Long change) {
    /** The change of the views; null when it is unknown. */
    @Nullable Change ofViews() {
        return views == null || change == null
                ? null
                : new Change(
                        Mover.Kind.STAYED,
                        BigInteger.valueOf(views - change),
                        BigInteger.valueOf(views),
                        true,
                        null);
    }

    /** Brings the image of the video into a frame. */
    void bring(RowPictures pictures, RowPictureFrame frame) {
        pictures.bring(frame, video.id(), video.title().orNull(), video.thumbnail().orNull());
    }
}
