package app.marquee.ui.library;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.VideoMarks;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Filters of the videos besides the typed words. A video whose value is unknown doesn't pass what
 * asks for it. Immutable.
 *
 * @param status null for any
 * @param bare only those known to have no custom thumbnail
 * @param loose only those in no playlist whose videos are known
 * @param field only those with this custom field and value; null for any
 * @param length in seconds
 * @param views in the saved ranking
 */
record VideoNarrowing(
        @Nullable VideoStatus status,
        boolean bare,
        boolean loose,
        @Nullable String field,
        Range length,
        Range views) {
    static final VideoNarrowing NONE =
            new VideoNarrowing(null, false, false, null, Range.ANY, Range.ANY);

    /**
     * Range of a number, with its ends.
     *
     * @param least null for any
     * @param most null for any
     */
    record Range(@Nullable BigDecimal least, @Nullable BigDecimal most) {
        static final Range ANY = new Range(null, null);

        private boolean has(@Nullable BigDecimal known) {
            return equals(ANY)
                    || (known != null
                            && (least == null || known.compareTo(least) >= 0)
                            && (most == null || known.compareTo(most) <= 0));
        }
    }

    VideoNarrowing withStatus(@Nullable VideoStatus other) {
        return new VideoNarrowing(other, bare, loose, field, length, views);
    }

    VideoNarrowing withBare(boolean only) {
        return new VideoNarrowing(status, only, loose, field, length, views);
    }

    VideoNarrowing withLoose(boolean only) {
        return new VideoNarrowing(status, bare, only, field, length, views);
    }

    VideoNarrowing withField(@Nullable String other) {
        return new VideoNarrowing(status, bare, loose, other, length, views);
    }

    VideoNarrowing withLength(Range seconds) {
        return new VideoNarrowing(status, bare, loose, field, seconds, views);
    }

    VideoNarrowing withViews(Range other) {
        return new VideoNarrowing(status, bare, loose, field, length, other);
    }

    /** How many filters are set. */
    int count() {
        return (int)
                Stream.of(
                                status != null,
                                bare,
                                loose,
                                field != null,
                                !length.equals(Range.ANY),
                                !views.equals(Range.ANY))
                        .filter(isSet -> isSet)
                        .count();
    }

    /** The test of a row. Pure. */
    Predicate<VideoRow> test(VideoMarks marks) {
        Member<VideoStatus> wanted = Member.ofKnown(status);
        Set<VideoId> having =
                field == null ? Set.of() : marks.fields().getOrDefault(field, Set.of());
        return row ->
                (wanted.isAbsent() || row.video().status().equals(wanted))
                        && (!bare || marks.bare().contains(row.video().id()))
                        && (!loose || !marks.inPlaylists().contains(row.video().id()))
                        && (field == null || having.contains(row.video().id()))
                        && length.has(row.video().length().orNull())
                        && views.has(row.views() == null ? null : BigDecimal.valueOf(row.views()));
    }
}
