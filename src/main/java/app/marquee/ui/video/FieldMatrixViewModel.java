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
 * View-model of the custom fields of many videos, loaded one request each, in parallel at low
 * priority. Videos that fail are listed and block no other; a failure of all, or the user, ends the
 * load and keeps what arrived. FX thread only.
 */
final class FieldMatrixViewModel {
    /** Most videos loaded at once. */
    static final int MOST = 1_000;

    private static final int AT_ONCE = 4;

    private final VideoPageService service;
    private final Clock clock;
    private final Messages messages;
    private final LatestJob reading;
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(new State.New(0));
    private List<Video> videos = List.of();

    /** Video to be compared. Immutable. */
    record Video(VideoId id, @Nullable String title) {}

    /** State of the load. */
    sealed interface State {
        /**
         * State before the load.
         *
         * @param videos how many there are to be loaded
         */
        record New(int videos) implements State {}

        record Reading(int done, int wanted) implements State {}

        /**
         * Loaded fields, complete or not.
         *
         * @param wanted how many were requested
         * @param stopped why not all were loaded; null when the user ended it, or all arrived
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

    /** The number of videos to load. */
    int wanted() {
        return Math.min(MOST, videos.size());
    }

    Duration duration() {
        return RequestTime.of(wanted(), service.requestsPerMinute());
    }

    /** Shows other videos; nothing is requested before {@link #read}. */
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

    /** Compares the loaded fields, off the FX thread. */
    private void ended(Walk walk, Instant at) {
        reading.submit(
                Job.of(messages.text("job.matrix"), _ -> walk.partly())
                        .onSuccess(matrix -> shown(walk, matrix, at)));
    }

    void cancel() {
        reading.cancel();
    }

    /** Load in progress, on its worker. */
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

        /** The fields loaded so far, in the order of the videos. */
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

    /** Whether the next video would fail in the same way. */
    private static boolean endsAll(Failure failure) {
        return failure instanceof Failure.Unauthorized
                || failure instanceof Failure.NoToken
                || failure instanceof Failure.Cancelled
                || failure instanceof Failure.Unavailable;
    }
}
