package app.marquee.ui.library;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.VideoMarks;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Filters of the videos besides the typed words. Immutable.
 *
 * @param status null for any
 * @param bare only those known to have no custom thumbnail
 * @param loose only those in no playlist whose videos are known
 * @param field only those with this custom field and value; null for any
 */
record VideoNarrowing(
        @Nullable VideoStatus status, boolean bare, boolean loose, @Nullable String field) {
    static final VideoNarrowing NONE = new VideoNarrowing(null, false, false, null);

    VideoNarrowing withStatus(@Nullable VideoStatus other) {
        return new VideoNarrowing(other, bare, loose, field);
    }

    VideoNarrowing withBare(boolean only) {
        return new VideoNarrowing(status, only, loose, field);
    }

    VideoNarrowing withLoose(boolean only) {
        return new VideoNarrowing(status, bare, only, field);
    }

    VideoNarrowing withField(@Nullable String other) {
        return new VideoNarrowing(status, bare, loose, other);
    }

    /** How many filters are set. */
    int count() {
        long choices = Stream.of(status, field).filter(Objects::nonNull).count();
        return (int) choices + (bare ? 1 : 0) + (loose ? 1 : 0);
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
                        && (field == null || having.contains(row.video().id()));
    }
}
