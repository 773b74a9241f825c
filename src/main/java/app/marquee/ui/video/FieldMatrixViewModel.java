package app.marquee.ui.video;

import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskGroup;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The custom fields of many videos against their keys: read one request each, a few at the same
 * time and behind what a person waits for. A video that cannot be read is listed so and holds up no
 * other; what would be answered to the others as well ends the reading, and so does the person:
 * what has come stays. Lives on the FX thread.
 */
final class FieldMatrixViewModel {
    /** More than these are not read at once. */
    static final int MOST = 1_000;

    private static final int AT_ONCE = 4;

    private final VideoPageService service;
    private final Clock clock;
    private final Messages messages;
    private final LatestJob reading;
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(new State.New(0));
    private List<Video> videos = List.of();

    /** One of the videos that are compared. */
    record Video(VideoId id, @Nullable String title) {}

    /** How far the reading is. */
    sealed interface State {
        /**
         * @param videos how many there are to be read
         */
        record New(int videos) implements State {}

        record Reading(int done, int wanted) implements State {}

        /**
         * @param wanted how many were asked for
         * @param stopped why not all were read; null when the person ended it, or all came
         */
        record Shown(FieldMatrix matrix, int wanted, @Nullable Failure stopped, Instant askedAt)
                implements State {}
    }

    FieldMatrixViewModel(
            VideoPageService service, TaskRunner tasks, Clock clock, Messages messages) {
        this.service = service;
        this.clock = clock;
        this.messages = messages;
        this.reading = new LatestJob(tasks);
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** How many are read, and how long that takes at least. */
    int wanted() {
        return Math.min(MOST, videos.size());
    }

    Duration duration() {
        return RequestTime.of(wanted(), service.requestsPerMinute());
    }

    /** Begins with other videos; nothing is asked before {@link #read}. */
    void show(List<Video> others) {
        reading.cancel();
        videos = List.copyOf(others);
        state.set(new State.New(videos.size()));
    }

    /** Reads the first {@link #MOST} of them. */
    void read() {
        List<Video> wanted = videos.stream().limit(MOST).toList();
        Instant at = clock.instant();
        Walk walk = new Walk(wanted);
        state.set(new State.Reading(0, wanted.size()));
        reading.submit(
                Job.of(messages.text("job.matrix"), walk::all)
                        .onSuccess(matrix -> shown(walk, matrix, at))
                        .onFailure(why -> failed(walk, why, at))
                        .onCancelled(() -> ended(walk, at)));
    }

    private void shown(Walk walk, FieldMatrix matrix, Instant at) {
        state.set(new State.Shown(matrix, walk.wanted.size(), walk.stopped, at));
    }

    private void failed(Walk walk, Failure why, Instant at) {
        walk.stopped = why;
        ended(walk, at);
    }

    /** What has come is compared, off the FX thread. */
    private void ended(Walk walk, Instant at) {
        reading.submit(
                Job.of(messages.text("job.matrix"), _ -> walk.partly())
                        .onSuccess(matrix -> shown(walk, matrix, at)));
    }

    void cancel() {
        reading.cancel();
    }

    /** One reading, on its worker. */
    private final class Walk {
        private final List<Video> wanted;
        private final Map<VideoId, FieldsOfVideo> come = new ConcurrentHashMap<>();
        private volatile @Nullable Failure stopped;

        Walk(List<Video> wanted) {
            this.wanted = wanted;
        }

        FieldMatrix all(Progress progress) throws InterruptedException {
            try (TaskGroup<VideoId> crew = new TaskGroup<>()) {
                int next = 0;
                int done = 0;
                while (done < next || (next < wanted.size() && stopped == null)) {
                    while (crew.size() < AT_ONCE && next < wanted.size() && stopped == null) {
                        Video video = wanted.get(next++);
                        crew.start(messages.text("job.matrix"), () -> read(video));
                    }
                    crew.take();
                    done++;
                    tell(done, progress);
                }
            }
            return partly();
        }

        private void tell(int done, Progress progress) {
            progress.report(done, wanted.size());
            progress.tell(() -> state.set(new State.Reading(done, wanted.size())));
        }

        private VideoId read(Video video) {
            try {
                come.put(
                        video.id(),
                        new FieldsOfVideo(
                                video.id(),
                                video.title(),
                                service.fieldsInBackground(video.id()),
                                null));
            } catch (FailureException one) {
                if (endsAll(one.failure())) {
                    stopped = one.failure();
                } else {
                    come.put(
                            video.id(),
                            new FieldsOfVideo(video.id(), video.title(), List.of(), one.failure()));
                }
            }
            return video.id();
        }

        /** What has come, in the order of the videos. */
        FieldMatrix partly() {
            List<FieldsOfVideo> rows = new ArrayList<>();
            for (Video video : wanted) {
                FieldsOfVideo row = come.get(video.id());
                if (row != null) {
                    rows.add(row);
                }
            }
            return FieldMatrix.of(rows);
        }
    }

    /** What would be answered to the next one as well. */
    private static boolean endsAll(Failure failure) {
        return failure instanceof Failure.Unauthorized
                || failure instanceof Failure.NoToken
                || failure instanceof Failure.Cancelled
                || failure instanceof Failure.Unavailable;
    }
}
