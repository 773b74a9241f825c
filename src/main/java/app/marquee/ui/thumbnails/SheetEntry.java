package app.marquee.ui.thumbnails;

import app.marquee.model.Member;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.KnownItem;
import app.marquee.model.video.Thumbnails;
import app.marquee.ui.video.VideoThumbnail;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * One video of the sheet.
 *
 * @param thumbnails null when they could not be read
 * @param failure why not; null when they were read
 */
record SheetEntry(KnownItem video, @Nullable Thumbnails thumbnails, @Nullable Failure failure) {
    /** Whether it has a custom thumbnail, as far as the service said. */
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

    /** What stands for the video: the custom picture, else the first generated one. */
    Optional<VideoThumbnail> picture() {
        return thumbnails == null
                ? Optional.empty()
                : VideoThumbnail.of(thumbnails).stream()
                        .filter(s -> s.address().isPresent())
                        .findFirst();
    }
}
