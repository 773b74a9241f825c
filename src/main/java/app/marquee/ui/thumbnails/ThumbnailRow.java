package app.marquee.ui.thumbnails;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;

/**
 * Video in the grid of thumbnails. Immutable.
 *
 * @param title null when it is unknown
 * @param status null when it is unknown
 * @param views null when they are unknown
 * @param problem why its thumbnails couldn't be loaded, in words; null when they were, or weren't
 *     requested
 */
record ThumbnailRow(
        VideoId video,
        @Nullable String title,
        Custom custom,
        @Nullable VideoStatus status,
        @Nullable Long views,
        @Nullable String problem) {
    /** State of the custom thumbnail, as far as the platform provides it. */
    enum Custom {
        YES,
        NO,
        UNKNOWN;

        static Custom of(@Nullable Boolean has) {
            if (has == null) {
                return UNKNOWN;
            }
            return has ? YES : NO;
        }
    }

    /** The title, or the ID where it is unknown. */
    String name() {
        return title == null || title.isBlank() ? video.value() : title;
    }

    /** Whether the video or the load of its thumbnails failed. */
    boolean isFailed() {
        return problem != null || VideoStatus.FAILED.equals(status);
    }
}
