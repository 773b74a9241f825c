package app.marquee.model.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoQuery.Range;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.Set;

/** Tests of the query over known videos. */
final class VideoQueryTest {
    private static final Video UNKNOWN =
            Video.known(new VideoId("10000000-0000-4000-8000-000000000001"));
    private static final Video NAMED = UNKNOWN.withTitle(Member.of("Lesson ONE"));

    private static VideoQuery query(String title, @Nullable VideoStatus status, int least) {
        return new VideoQuery(
                title,
                status,
                new Range(least == 0 ? null : BigDecimal.valueOf(least), null),
                Range.ANY,
                null);
    }

    @Test
    void anOpenQueryMatchesEverything() {
        assertThat(query(" ", null, 0).isOpen()).isTrue();
        assertThat(query("", null, 0).matches(UNKNOWN, null)).isTrue();
        assertThat(query("", VideoStatus.DRAFT, 0).isOpen()).isFalse();
    }

    @Test
    void findsAPartOfTheTitleWhateverTheCase() {
        assertThat(query("son one", null, 0).matches(NAMED, null)).isTrue();
        assertThat(query("two", null, 0).matches(NAMED, null)).isFalse();
    }

    @Test
    void unknownValuesNeverMatch() {
        assertThat(query("lesson", null, 0).matches(UNKNOWN, null)).isFalse();
        assertThat(query("", VideoStatus.DRAFT, 0).matches(NAMED, null)).isFalse();
        assertThat(query("", null, 1).matches(NAMED, null)).isFalse();
        Range most = new Range(null, BigDecimal.TEN);
        assertThat(new VideoQuery("", null, most, Range.ANY, null).matches(NAMED, 3L)).isFalse();
        assertThat(new VideoQuery("", null, Range.ANY, most, null).matches(NAMED, null)).isFalse();
    }

    @Test
    void viewsLieInTheRangeWithItsEnds() {
        Range range = new Range(BigDecimal.ONE, BigDecimal.TEN);
        VideoQuery query = new VideoQuery("", null, Range.ANY, range, null);
        assertThat(query.isOpen()).isFalse();
        assertThat(query.matches(NAMED, 1L)).isTrue();
        assertThat(query.matches(NAMED, 10L)).isTrue();
        assertThat(query.matches(NAMED, 0L)).isFalse();
        assertThat(query.matches(NAMED, 11L)).isFalse();
    }

    @Test
    void onlyVideosWithTheFieldMatch() {
        VideoQuery with = new VideoQuery("", null, Range.ANY, Range.ANY, Set.of(NAMED.id()));
        VideoQuery without = new VideoQuery("", null, Range.ANY, Range.ANY, Set.of());
        assertThat(with.matches(NAMED, null)).isTrue();
        assertThat(without.isOpen()).isFalse();
        assertThat(without.matches(NAMED, null)).isFalse();
    }
}
