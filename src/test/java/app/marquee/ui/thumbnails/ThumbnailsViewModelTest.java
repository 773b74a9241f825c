package app.marquee.ui.thumbnails;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.KnownVideo;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.HeldRunner;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.thumbnails.ThumbnailRow.Custom;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** The known videos and their thumbnails, which arrive one request after the other. */
class ThumbnailsViewModelTest {
    private final HeldRunner held = new HeldRunner();
    private final Service service = new Service();
    private final List<Video> listed = new ArrayList<>();
    private final ThumbnailsViewModel model =
            new ThumbnailsViewModel(
                    new FakeVideoList(
                            listed,
                            videos -> videos.forEach(video -> service.know(video.id(), "Listed"))),
                    service,
                    held,
                    Clock.fixed(FakeShell.NOW, FakeShell.ZONE),
                    Messages.of("thumbnails", Locale.ENGLISH));

    private static VideoId id(int number) {
        return new VideoId("00000000-0000-4000-8000-%012d".formatted(number));
    }

    private static Thumbnails custom() {
        return new Thumbnails(
                Member.of(new Thumbnail(null, "https://cdn.example/a", UnknownMembers.NONE)),
                Member.absent(),
                UnknownMembers.NONE);
    }

    private static Thumbnails automatic() {
        return new Thumbnails(Member.ofNull(), Member.absent(), UnknownMembers.NONE);
    }

    private void open(int... numbers) {
        for (int number : numbers) {
            service.know(id(number), HostileTitle.of("Video " + number));
        }
        model.refresh();
        held.releaseAll();
    }

    private ThumbnailRow row(int number) {
        return model.rowsProperty().get().stream()
                .filter(row -> row.video().equals(id(number)))
                .findFirst()
                .orElseThrow();
    }

    private void load(int... numbers) {
        model.load(IntStream.of(numbers).mapToObj(ThumbnailsViewModelTest::id).toList());
        held.releaseAll();
    }

    @Test
    void knownVideosAreShownBeforeThePlatformListsMore() {
        service.know(id(1), HostileTitle.of("One"));
        listed.add(Video.known(id(2)));
        List<Integer> sizes = new ArrayList<>();
        model.rowsProperty().addListener((_, _, rows) -> sizes.add(rows.size()));
        assertThat(model.isEmpty()).as("not known yet").isFalse();
        model.refresh();
        held.releaseAll();
        assertThat(sizes).containsExactly(1, 2);
        assertThat(model.isListed(id(2))).isTrue();
        assertThat(model.isListed(id(3))).isFalse();
        assertThat(model.isEmpty()).isFalse();
    }

    @Test
    void withoutAnyVideoItIsEmpty() {
        model.refresh();
        held.releaseAll();
        assertThat(model.isEmpty()).isTrue();
    }

    @Test
    void whatArrivesReplacesWhatWasKnownBefore() {
        service.seen.put(id(1), SeenVideo.withCustom(id(1), false));
        service.seen.put(id(3), SeenVideo.withCustom(id(3), true));
        service.answers.put(id(1), custom());
        service.answers.put(id(2), automatic());
        service.answers.put(
                id(4), new Thumbnails(Member.absent(), Member.absent(), UnknownMembers.NONE));
        open(1, 2, 3, 4);
        assertThat(row(1).custom()).isEqualTo(Custom.NO);
        assertThat(row(2).custom()).isEqualTo(Custom.UNKNOWN);
        assertThat(row(3).custom()).isEqualTo(Custom.YES);
        load(1, 2, 4);
        assertThat(row(1).custom()).isEqualTo(Custom.YES);
        assertThat(row(2).custom()).isEqualTo(Custom.NO);
        assertThat(row(4).custom()).isEqualTo(Custom.UNKNOWN);
    }

    @Test
    void aVideoThatFailsBlocksNoOther() {
        service.seen.put(id(1), SeenVideo.withCustom(id(1), true));
        service.failures.put(id(1), new Failure.NotFound(new Answer(404, null, "")));
        service.answers.put(id(2), custom());
        open(1, 2);
        List<Failure> failures = new ArrayList<>();
        model.onFailure(failures::add);
        load(1, 2);
        assertThat(row(1).problem()).isNotNull();
        assertThat(row(1).isFailed()).isTrue();
        assertThat(row(1).custom()).as("known from before").isEqualTo(Custom.YES);
        assertThat(row(2).custom()).isEqualTo(Custom.YES);
        assertThat(row(2).isFailed()).isFalse();
        assertThat(failures).isEmpty();
        service.failures.clear();
        service.answers.put(id(1), automatic());
        load(1);
        assertThat(row(1).problem()).isNull();
    }

    @Test
    void aFailureThatEndsAllLeavesWhatArrived() {
        service.answers.put(id(1), custom());
        service.failures.put(id(2), new Failure.NoToken());
        open(1, 2, 3);
        List<Failure> failures = new ArrayList<>();
        model.onFailure(failures::add);
        List<Collection<VideoId>> arrived = new ArrayList<>();
        model.onArrived(arrived::add);
        load(1, 2, 3);
        assertThat(failures).containsExactly(new Failure.NoToken());
        assertThat(service.asked).doesNotContain(id(3));
        assertThat(row(1).custom()).isEqualTo(Custom.YES);
        assertThat(row(2).problem()).as("it isn't the fault of the video").isNull();
        assertThat(arrived).containsExactly(List.of(id(1)));
        assertThat(model.loadingProperty().get()).isInstanceOf(LoadState.Failed.class);
    }

    @Test
    void theyArriveByTensWithTheirNumber() {
        int[] numbers = IntStream.rangeClosed(1, 25).toArray();
        open(numbers);
        for (int number : numbers) {
            service.answers.put(id(number), custom());
        }
        List<Integer> sizes = new ArrayList<>();
        List<String> told = new ArrayList<>();
        model.onArrived(some -> sizes.add(some.size()));
        model.loadingProperty().addListener((_, _, _) -> told.add(model.progress()));
        assertThat(model.progress()).startsWith("0 of 0");
        load(numbers);
        assertThat(sizes).containsExactly(10, 10, 5);
        assertThat(told).anyMatch(text -> text.startsWith("10 of 25"));
        assertThat(model.progress()).startsWith("25 of 25");
    }

    @Test
    void atMostTwoHundredAreLoadedAtOnce() {
        int[] numbers = IntStream.rangeClosed(1, ThumbnailsViewModel.MOST + 1).toArray();
        open(numbers);
        for (int number : numbers) {
            service.answers.put(id(number), automatic());
        }
        load(numbers);
        assertThat(service.asked).hasSize(ThumbnailsViewModel.MOST);
        assertThat(row(ThumbnailsViewModel.MOST + 1).custom()).isEqualTo(Custom.UNKNOWN);
    }

    @Test
    void whatWasLoadedElsewhereIsTaken() {
        open(1);
        List<Collection<VideoId>> arrived = new ArrayList<>();
        model.onArrived(arrived::add);
        model.take(id(1), custom());
        assertThat(row(1).custom()).isEqualTo(Custom.YES);
        assertThat(arrived).containsExactly(List.of(id(1)));
        model.refresh();
        held.releaseAll();
        assertThat(row(1).custom()).as("stays over a refresh").isEqualTo(Custom.YES);
    }

    @Test
    void addedVideosAreListed() {
        open(1);
        model.add(List.of(id(7)));
        held.releaseAll();
        assertThat(model.isListed(id(7))).isTrue();
        assertThat(row(7).name()).isEqualTo(id(7).value());
    }

    @Test
    void aVideoThatCouldNotBeProcessedIsFailed() {
        service.seen.put(id(1), new SeenVideo(id(1), VideoStatus.FAILED, null));
        open(1);
        assertThat(row(1).isFailed()).isTrue();
        assertThat(row(1).problem()).isNull();
    }

    /** Videos that are known, and their thumbnails as the test wants them. */
    private static final class Service implements ThumbnailService {
        private final Map<VideoId, @Nullable String> known = new LinkedHashMap<>();
        private final Map<VideoId, SeenVideo> seen = new HashMap<>();
        private final Map<VideoId, Thumbnails> answers = new HashMap<>();
        private final Map<VideoId, Failure> failures = new HashMap<>();
        private final List<VideoId> asked = new ArrayList<>();

        private void know(VideoId id, @Nullable String title) {
            known.putIfAbsent(id, title);
        }

        @Override
        public List<KnownVideo> videos() {
            List<KnownVideo> all = new ArrayList<>();
            known.forEach(
                    (id, title) ->
                            all.add(
                                    new KnownVideo(
                                            new KnownItem(
                                                    ItemKind.VIDEO,
                                                    id.value(),
                                                    title,
                                                    ItemSource.LIST,
                                                    null),
                                            seen.get(id),
                                            null)));
            return all;
        }

        @Override
        public void add(Collection<VideoId> ids) {
            ids.forEach(id -> know(id, null));
        }

        @Override
        public Thumbnails thumbnails(VideoId video) {
            throw new AssertionError("In the background only");
        }

        @Override
        public Thumbnails inBackground(VideoId video) {
            asked.add(video);
            Failure failure = failures.get(video);
            if (failure != null) {
                throw new FailureException(failure);
            }
            return Objects.requireNonNull(answers.get(video));
        }

        @Override
        public int requestsPerMinute() {
            return 60;
        }
    }
}
