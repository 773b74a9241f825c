package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;

/** How many videos match is said in words, and never fewer than there are. */
final class PickVideosViewModelTest {
    private static final Failure DOWN =
            new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "refused");

    private final FakePlaylists service = FakePlaylists.two();

    private PickVideosViewModel model(TaskRunner tasks) {
        return new PickVideosViewModel(service, tasks, Messages.of("playlists", Locale.ENGLISH));
    }

    private PickVideosViewModel searched(String text) {
        PickVideosViewModel model = model(new InlineRunner());
        model.search(text);
        return model;
    }

    private void know(int videos) {
        for (int i = 0; i < videos; i++) {
            VideoId id = new VideoId("c2d3e4f5-1111-4222-8333-%012d".formatted(i));
            service.known.add(new PlaylistCandidate(id, "Lesson " + i));
        }
    }

    @Test
    void saysThatAllAreShown() {
        know(12);
        assertThat(searched("Lesson").noteProperty().get()).isEqualTo("12 matching videos");
        assertThat(searched("Lesson 3").noteProperty().get()).isEqualTo("1 matching video");
        assertThat(searched("Other").noteProperty().get())
                .isEqualTo("No known videos match. Add others by ID.");
    }

    @Test
    void namesTheLengthsThatAreKnown() {
        know(2);
        service.facts =
                new VideoFacts(
                        VideoViews.NONE,
                        Map.of(service.known.getFirst().id(), BigDecimal.valueOf(754)));
        PickVideosViewModel model = searched("Lesson");
        assertThat(model.videosProperty().get())
                .extracting(model::length)
                .containsExactly("12:34", "");
    }

    @Test
    void saysThatThereAreMoreThanAreShownAndHowToReachThem() {
        know(1_250);
        PickVideosViewModel model = searched("Lesson");
        assertThat(model.videosProperty().get()).hasSize(PickVideosViewModel.LIMIT);
        assertThat(model.noteProperty().get()).isEqualTo("200 of 1,250 videos. Type to narrow.");
        model.search("Lesson 124");
        assertThat(model.videosProperty().get()).hasSize(11);
        assertThat(model.noteProperty().get()).isEqualTo("11 matching videos");
    }

    @Test
    void claimsNoMoreThanIsKnownWhereTheListOfTheServiceHasMore() {
        know(40);
        service.listedInAll = 20_000;
        assertThat(searched("Lesson").noteProperty().get())
                .startsWith("40 of at least 20,000 videos.");
    }

    @Test
    void offersWhatIsKnownHereWhenTheListFails() {
        know(3);
        service.unlisted = DOWN;
        PickVideosViewModel model = searched("Lesson");
        assertThat(model.videosProperty().get()).hasSize(3);
        assertThat(model.noteProperty().get()).startsWith("Showing known videos only.");
    }

    @Test
    void saysWhyNothingIsOfferedAndGoesOnWithTheNextSearch() {
        know(3);
        service.candidatesFailure = DOWN;
        PickVideosViewModel model = searched("Lesson");
        assertThat(model.videosProperty().get()).isEmpty();
        assertThat(model.noteProperty().get()).isNotBlank().doesNotContain("match");
        service.candidatesFailure = null;
        model.search("Lesson");
        assertThat(model.videosProperty().get()).hasSize(3);
    }

    @Test
    void keepsWhatIsShownUntilTheNewestSearchEnds() {
        know(30);
        HeldRunner held = new HeldRunner();
        PickVideosViewModel model = model(held);
        model.search("Lesson");
        held.releaseAll();
        model.search("Lesson 1");
        model.search("Lesson 29");
        assertThat(model.videosProperty().get()).hasSize(30);
        held.releaseNewest();
        held.releaseAll();
        assertThat(model.videosProperty().get()).hasSize(1);
        assertThat(model.noteProperty().get()).isEqualTo("1 matching video");
    }

    @Test
    void claimsNotAllWhereTheListMayHaveMore() {
        know(40);
        service.inexact = true;
        assertThat(searched("Lesson").noteProperty().get()).startsWith("40 of at least 40 videos.");
    }
}
