package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.ui.library.folder.ChangeMark;

import org.junit.jupiter.api.Test;

import java.util.Set;

/** Filters of videos, and the word that a search in all folders asks for. */
class VideoNarrowingTest {
    private static VideoRow row(int number) {
        return new VideoRow(VideosViewModelTest.video(number), new ChangeMark.None(), null);
    }

    @Test
    void anUnknownStatusPassesNoStatusFilter() {
        VideoNarrowing ready = VideoNarrowing.NONE.withStatus(VideoStatus.FAILED);
        assertThat(ready.count()).isEqualTo(1);
        assertThat(ready.test(Set.of()).test(row(1))).isFalse();
        assertThat(VideoNarrowing.NONE.test(Set.of()).test(row(1))).isTrue();
    }

    @Test
    void onlyThoseKnownToHaveNoCustomThumbnailPass() {
        VideoId bare = row(1).video().id();
        VideoNarrowing narrowing = VideoNarrowing.NONE.withBare(true);
        assertThat(narrowing.test(Set.of(bare)).test(row(1))).isTrue();
        assertThat(narrowing.test(Set.of(bare)).test(row(2))).isFalse();
    }

    @Test
    void aSearchInAllFoldersAsksForTheLongestWord() {
        assertThat(VideoPlace.found(" aula de meditação "))
                .isEqualTo(new VideoPlace.Found("meditação"));
    }
}
