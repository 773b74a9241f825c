package app.marquee.ui.thumbnails;

import app.marquee.model.Member;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.KnownItem;
import app.marquee.model.video.Thumbnails;
import app.marquee.ui.video.VideoThumbnail;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Entry of a video in the sheet. Immutable.
 *
 * @param thumbnails null when they could not be loaded
 * @param failure why not; null when they were loaded
 */
record SheetEntry(KnownItem video, @Nullable Thumbnails thumbnails, @Nullable Failure failure) {
    /** State of the custom thumbnail, as far as the platform provides it. */
    enum Custom {
        YES,
        NO,
        UNKNOWN
    }

    Custom custom() {
        if (thumbnails == null) {
            return Custom.UNKNOWN;
        }
        return switch (thumbnails.active()) {
            case Member.Absent<?> _ -> Custom.UNKNOWN;
            case Member.Null<?> _ -> Custom.NO;
            case Member.Value<?> _ -> Custom.YES;
        };
    }

    /** The thumbnail of the video: the custom one, else the first generated one. */
    Optional<VideoThumbnail> picture() {
        return thumbnails == null
                ? Optional.empty()
                : VideoThumbnail.of(thumbnails).stream()
                        .filter(s -> s.address().isPresent())
                        .findFirst();
    }
}
