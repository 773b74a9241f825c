package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.VideoMarks;
import app.marquee.ui.library.folder.ChangeMark;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.Set;

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
    void aSearchInAllFoldersAsksForTheLongestWord() {
        assertThat(VideoPlace.found(" aula de meditação "))
                .isEqualTo(new VideoPlace.Found("meditação"));
    }
}
