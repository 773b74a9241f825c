package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.VideoMarks;
import app.marquee.ui.library.VideoNarrowing.Range;
import app.marquee.ui.library.folder.ChangeMark;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Filters of videos, and the word that a search in all folders asks for. */
class VideoNarrowingTest {
    private static VideoRow row(int number) {
        return new VideoRow(VideosViewModelTest.video(number), new ChangeMark.None(), null, null);
    }

    @Test
    void anUnknownStatusPassesNoStatusFilter() {
        VideoNarrowing ready = VideoNarrowing.NONE.withStatus(VideoStatus.FAILED);
        assertThat(ready.count()).isEqualTo(1);
        assertThat(ready.test(VideoMarks.NONE).test(row(1))).isFalse();
        assertThat(VideoNarrowing.NONE.test(VideoMarks.NONE).test(row(1))).isTrue();
    }

    @Test
    void onlyThoseKnownToHaveNoCustomThumbnailPass() {
        VideoId bare = row(1).video().id();
        VideoNarrowing narrowing = VideoNarrowing.NONE.withBare(true);
        VideoMarks marks = new VideoMarks(Set.of(bare), Set.of(), Map.of());
        assertThat(narrowing.test(marks).test(row(1))).isTrue();
        assertThat(narrowing.test(marks).test(row(2))).isFalse();
    }

    @Test
    void thoseInAPlaylistAndWithoutTheFieldAreLeftOut() {
        VideoId first = row(1).video().id();
        VideoMarks marks =
                new VideoMarks(Set.of(), Set.of(first), Map.of("level: basic", Set.of(first)));
        VideoNarrowing loose = VideoNarrowing.NONE.withLoose(true);
        assertThat(loose.test(marks).test(row(1))).isFalse();
        assertThat(loose.test(marks).test(row(2))).isTrue();
        VideoNarrowing basic = VideoNarrowing.NONE.withField("level: basic");
        assertThat(basic.test(marks).test(row(1))).isTrue();
        assertThat(basic.test(marks).test(row(2))).isFalse();
        assertThat(basic.test(VideoMarks.NONE).test(row(1))).as("not known any more").isFalse();
        assertThat(basic.withLoose(true).count()).isEqualTo(2);
        assertThat(VideoNarrowing.NONE.withBare(true).withLoose(true).count()).isEqualTo(2);
        assertThat(basic.withStatus(VideoStatus.FAILED).withBare(true).withLoose(true).count())
                .isEqualTo(4);
        assertThat(VideoNarrowing.NONE.count()).isZero();
    }

    @Test
    void lengthAndViewsLieInTheirRangesWithTheirEnds() {
        Range range = new Range(BigDecimal.ONE, BigDecimal.TEN);
        VideoNarrowing viewed = VideoNarrowing.NONE.withViews(range);
        assertThat(viewed.count()).isEqualTo(1);
        assertThat(viewed.withLength(range).count()).isEqualTo(2);
        assertThat(viewed.withViews(Range.ANY)).isEqualTo(VideoNarrowing.NONE);
        assertThat(Stream.of(0L, 1L, 10L, 11L).map(views -> passes(viewed, viewed(views))))
                .containsExactly(false, true, true, false);
        VideoNarrowing brief = VideoNarrowing.NONE.withLength(new Range(null, BigDecimal.TEN));
        assertThat(Stream.of("10", "10.5").map(seconds -> passes(brief, lasting(seconds))))
                .containsExactly(true, false);
    }

    @Test
    void anUnknownLengthOrNumberOfViewsPassesNoRange() {
        Range most = new Range(null, BigDecimal.TEN);
        assertThat(passes(VideoNarrowing.NONE.withLength(most), viewed(3))).isFalse();
        assertThat(passes(VideoNarrowing.NONE.withViews(most), lasting("3"))).isFalse();
        assertThat(passes(VideoNarrowing.NONE, lasting("3"))).isTrue();
    }

    private static boolean passes(VideoNarrowing narrowing, VideoRow row) {
        return narrowing.test(VideoMarks.NONE).test(row);
    }

    private static VideoRow viewed(long views) {
        return new VideoRow(VideosViewModelTest.video(1), new ChangeMark.None(), views, null);
    }

    private static VideoRow lasting(String seconds) {
        return new VideoRow(
                VideosViewModelTest.lasting(1, seconds), new ChangeMark.None(), null, null);
    }

    @Test
    void aSearchInAllFoldersAsksForTheLongestWord() {
        assertThat(VideoPlace.found(" aula de meditação "))
                .isEqualTo(new VideoPlace.Found("meditação"));
    }
}
