package app.marquee.ui.video.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.service.video.VideoOwners;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Reading the fields of many videos: all of them, some of them, none of them. */
final class FieldMatrixViewModelTest {
    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-03-01T12:00:00Z"), ZoneOffset.UTC);

    private final Service service = new Service();
    private final FieldMatrixViewModel model =
            new FieldMatrixViewModel(
                    service, new InlineRunner(), CLOCK, Messages.of("video", Locale.ENGLISH));

    /** Every video has one field, unless it fails. */
    private static final class Service implements VideoPageService {
        private final Map<String, Failure> failures = new ConcurrentHashMap<>();
        private final AtomicInteger asked = new AtomicInteger();
        private final AtomicInteger atOnce = new AtomicInteger();
        private final AtomicInteger mostAtOnce = new AtomicInteger();

        @Override
        public Optional<String> frame(VideoId video) {
            return Optional.empty();
        }

        @Override
        public VideoOwners owners(VideoId video) {
            return VideoOwners.NONE;
        }

        @Override
        public Optional<KnownItem> known(VideoId video) {
            return Optional.empty();
        }

        @Override
        public Optional<app.marquee.model.video.Video> facts(VideoId video) {
            return Optional.empty();
        }

        @Override
        public List<CustomField> fields(VideoId video) {
            throw new AssertionError("A person waits for none of these");
        }

        @Override
        public List<CustomField> fieldsInBackground(VideoId video) {
            mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
            try {
                asked.incrementAndGet();
                Failure failure = failures.get(video.value());
                if (failure != null) {
                    throw new FailureException(failure);
                }
                return List.of(
                        new CustomField(
                                null, video, "course", "Java", null, null, UnknownMembers.NONE));
            } finally {
                atOnce.decrementAndGet();
            }
        }

        @Override
        public List<ChangeLine> journal(VideoId video) {
            return List.of();
        }

        @Override
        public int requestsPerMinute() {
            return 120;
        }
    }

    private static List<FieldMatrixViewModel.Video> videos(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> new FieldMatrixViewModel.Video(new VideoId("v" + number), null))
                .toList();
    }

    private FieldMatrixViewModel.Compared read(int count) {
        model.show(videos(count));
        assertThat(service.asked).hasValue(0);
        model.read();
        assertThat(model.stateProperty().get()).isEqualTo(new LoadState.Loaded(CLOCK.instant()));
        return Objects.requireNonNull(model.compared());
    }

    @Test
    void everyVideoIsReadOnceAFewAtATimeAndShownInItsPlace() {
        var shown = read(30);
        assertThat(shown.matrix().rows())
                .extracting(FieldsOfVideo::video)
                .containsExactlyElementsOf(
                        videos(30).stream().map(FieldMatrixViewModel.Video::id).toList());
        assertThat(service.asked).hasValue(30);
        assertThat(service.mostAtOnce.get()).isBetween(1, 4);
        assertThat(shown.stopped()).isNull();
    }

    @Test
    void oneThatCannotBeReadHoldsUpNoOther() {
        Failure gone = new Failure.NotFound(new Answer(404, null, ""));
        service.failures.put("v1", gone);
        var shown = read(3);
        assertThat(shown.matrix().rows().get(1).failure()).isEqualTo(gone);
        assertThat(shown.matrix().rows()).hasSize(3);
    }

    @Test
    void whatWouldBeAnsweredToEveryOneEndsTheReading() {
        Failure refused = new Failure.Unauthorized(new Answer(401, null, ""));
        IntStream.range(0, 100).forEach(number -> service.failures.put("v" + number, refused));
        var shown = read(100);
        assertThat(shown.stopped()).isEqualTo(refused);
        assertThat(service.asked.get()).isLessThanOrEqualTo(8);
        assertThat(shown.wanted()).isEqualTo(100);
    }

    @Test
    void theCostIsToldAndMoreThanTheMostAreNotRead() {
        model.show(videos(FieldMatrixViewModel.MOST + 5));
        assertThat(model.wanted()).isEqualTo(FieldMatrixViewModel.MOST);
        assertThat(model.duration()).isEqualTo(Duration.ofSeconds(FieldMatrixViewModel.MOST / 2));
    }
}
