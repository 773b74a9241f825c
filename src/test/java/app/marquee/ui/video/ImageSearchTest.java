package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.FoundFrame;
import app.marquee.task.HeldRunner;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which images are searched for, and in which order. */
class ImageSearchTest {
    private static final VideoId A = new VideoId("a");
    private static final VideoId B = new VideoId("b");
    private static final VideoId C = new VideoId("c");

    private final HeldRunner tasks = new HeldRunner();
    private final List<Id> asked = new ArrayList<>();
    private final Map<RowPictures.Place, @Nullable URI> shown = new HashMap<>();
    private final List<URI> filled = new ArrayList<>();
    private Runnable meanwhile = () -> {};
    private boolean isResting;
    private final ImageSearch search =
            new ImageSearch(
                    tasks,
                    new RowPictures.Source(new NoPictures(), Runnable::run, this::find),
                    "images",
                    this::fill);

    private FoundFrame find(Id video) {
        asked.add(video);
        Runnable now = meanwhile;
        meanwhile = () -> {};
        now.run();
        return new FoundFrame(
                video.equals(B)
                        ? Optional.empty()
                        : Optional.of("https://cdn.example/" + video.value()),
                !isResting);
    }

    private void fill(RowPictures.Place place, @Nullable URI address) {
        shown.put(place, address);
        if (address != null) {
            filled.add(address);
        }
    }

    private static URI address(VideoId video) {
        return URI.create("https://cdn.example/" + video.value());
    }

    private static RowPictures.Place place() {
        return new RowPictures.Place() {
            @Override
            public void show(RowPicture picture) {}
        };
    }

    @Test
    void whatCameIntoViewLastIsFirst() {
        RowPictures.Place place = place();
        search.want(place(), A);
        search.want(place(), B);
        search.want(place, C);
        tasks.releaseAll();
        assertThat(asked).containsExactly(C, B, A);
        assertThat(shown).containsEntry(place, address(C));
    }

    @Test
    void whatLeftTheViewIsNotAskedFor() {
        RowPictures.Place one = place();
        RowPictures.Place other = place();
        search.want(one, A);
        search.want(other, C);
        search.want(one, B);
        search.leave(other);
        tasks.releaseAll();
        assertThat(asked).containsExactly(B);
    }

    @Test
    void aVideoWithoutAnImageIsAskedForOnce() {
        search.want(place(), B);
        tasks.releaseAll();
        search.want(place(), B);
        tasks.releaseAll();
        assertThat(asked).containsExactly(B);
    }

    @Test
    void aLateImageDoesNotComeIntoAnotherRow() {
        RowPictures.Place place = place();
        search.want(place, A);
        meanwhile =
                () -> {
                    search.leave(place);
                    search.want(place, C);
                };
        tasks.releaseAll();
        assertThat(asked).containsExactly(A, C);
        assertThat(filled).containsExactly(address(C));
        assertThat(shown).containsEntry(place, address(C));
    }

    @Test
    void aSecondPlaceAwaitsTheSearchThatIsUnderWay() {
        RowPictures.Place one = place();
        RowPictures.Place other = place();
        search.want(one, A);
        meanwhile =
                () -> {
                    search.want(other, A);
                    tasks.releaseAll();
                };
        tasks.releaseAll();
        assertThat(asked).containsExactly(A);
        assertThat(shown).containsEntry(one, address(A)).containsEntry(other, address(A));
    }

    @Test
    void aSearchThatWasCancelledMayBeginAgain() {
        RowPictures.Place place = place();
        search.want(place, A);
        meanwhile =
                () -> {
                    throw new FailureException(new Failure.Cancelled(false));
                };
        tasks.releaseAll();
        search.want(place, A);
        tasks.releaseAll();
        assertThat(asked).containsExactly(A, A);
        assertThat(shown).containsEntry(place, address(A));
    }

    @Test
    void whatWasNotAskedAboutIsSearchedForLater() {
        isResting = true;
        search.want(place(), B);
        tasks.releaseAll();
        isResting = false;
        search.want(place(), B);
        tasks.releaseAll();
        search.want(place(), B);
        tasks.releaseAll();
        assertThat(asked).containsExactly(B, B);
    }

    @Test
    void aPlaceThatIsNotShownWaits() {
        RowPictures.Place hidden = place();
        RowPictures.Place other = place();
        search.want(hidden, A);
        search.want(other, A);
        search.want(place(), C);
        search.pause(hidden);
        search.pause(other);
        search.resume(other);
        search.pause(other);
        tasks.releaseAll();
        assertThat(asked).containsExactly(C);
        search.resume(hidden);
        tasks.releaseAll();
        assertThat(asked).containsExactly(C, A);
        assertThat(shown).containsEntry(hidden, address(A)).containsEntry(other, address(A));
    }

    @Test
    void anotherPlaceThatIsShownAwaitsTheImage() {
        RowPictures.Place hidden = place();
        search.want(hidden, A);
        search.want(place(), A);
        search.pause(hidden);
        tasks.releaseAll();
        assertThat(asked).containsExactly(A);
    }

    @Test
    void whatIsUnderWayArrivesThoughTheOthersWereCancelled() {
        RowPictures.Place one = place();
        search.want(one, A);
        meanwhile =
                () -> {
                    search.want(place(), C);
                    tasks.cancelNewest();
                    tasks.releaseAll();
                };
        tasks.releaseAll();
        assertThat(asked).containsExactly(A);
        assertThat(shown).containsEntry(one, address(A));
    }
}
