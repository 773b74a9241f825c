package app.marquee.ui.funnels;

import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * Status of a video and what it is known to lack. What isn't known isn't noted. Immutable.
 *
 * @param status null when unknown
 */
record VideoNotes(@Nullable VideoStatus status, Set<Lack> lacks) {
    static final VideoNotes NONE = new VideoNotes(null, Set.of());

    /** Part that a video may lack. */
    enum Lack {
        TITLE("note.noTitle"),
        DESCRIPTION("description.none"),
        THUMBNAIL("thumbnail.none");

        private final String key;

        Lack(String key) {
            this.key = key;
        }

        String key() {
            return key;
        }
    }

    VideoNotes {
        lacks = Set.copyOf(lacks);
    }

    /**
     * @param listed the video as the funnels list it; none for one that is in no funnel
     * @param title null when unknown
     * @param seen its state when it was loaded last; null when unknown
     */
    static VideoNotes of(
            Collection<FunnelVideo> listed, @Nullable String title, @Nullable SeenVideo seen) {
        Set<Lack> lacks = EnumSet.noneOf(Lack.class);
        if (title != null && title.isBlank()) {
            lacks.add(Lack.TITLE);
        }
        if (listed.stream().anyMatch(FunnelVideo::lacksDescription)) {
            lacks.add(Lack.DESCRIPTION);
        }
        if (seen != null && Boolean.FALSE.equals(seen.hasCustom())) {
            lacks.add(Lack.THUMBNAIL);
        }
        VideoStatus status =
                listed.stream()
                        .map(FunnelVideo::status)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseGet(() -> seen == null ? null : seen.status());
        return new VideoNotes(status, lacks);
    }

    /** The same without the status. */
    VideoNotes without() {
        return new VideoNotes(null, lacks);
    }

    /** Whether the video can't be played for good: it failed or is in the trash. */
    boolean isSerious() {
        return VideoStatus.DELETING.equals(status) || VideoStatus.FAILED.equals(status);
    }
}
