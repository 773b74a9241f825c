package app.marquee.ui.library;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.util.Set;
import java.util.function.Predicate;

/**
 * Filters of the videos besides the typed words. Immutable.
 *
 * @param status null for any
 * @param bare only those known to have no custom thumbnail
 */
record VideoNarrowing(@Nullable VideoStatus status, boolean bare) {
    static final VideoNarrowing NONE = new VideoNarrowing(null, false);

    VideoNarrowing withStatus(@Nullable VideoStatus other) {
        return new VideoNarrowing(other, bare);
    }

    VideoNarrowing withBare(boolean only) {
        return new VideoNarrowing(status, only);
    }

    /** How many filters are set. */
    int count() {
        return (status == null ? 0 : 1) + (bare ? 1 : 0);
    }

    /**
     * The test of a row. Pure.
     *
     * @param bareOnes the videos known to have no custom thumbnail
     */
    Predicate<VideoRow> test(Set<VideoId> bareOnes) {
        Member<VideoStatus> wanted = Member.ofKnown(status);
        return row ->
                (wanted.isAbsent() || row.video().status().equals(wanted))
                        && (!bare || bareOnes.contains(row.video().id()));
    }
}
