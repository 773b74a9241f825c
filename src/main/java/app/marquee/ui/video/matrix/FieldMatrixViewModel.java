package app.marquee.ui.video.matrix;

import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.Progress;
import app.marquee.task.TaskGroup;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    private final Load<Compared> reading;
    private final ReadOnlyIntegerWrapper done = new ReadOnlyIntegerWrapper();
    private List<Video> videos = List.of();

    /** Video to be compared. Immutable. */
    record Video(VideoId id, @Nullable String title) {}

    /**
     * Loaded fields, complete or not. Immutable.
     *
     * @param wanted how many videos were requested
     * @param stopped why not all were loaded; null when the user ended it, or all arrived
     */
    record Compared(FieldMatrix matrix, int wanted, @Nullable Failure stopped, Instant askedAt) {}

    FieldMatrixViewModel(
            VideoPageService service, TaskRunner tasks, Clock clock, Messages messages) {
        this.service = service;
        this.clock = clock;
        this.messages = messages;
        this.reading = new Load<>(tasks, clock, Compared::askedAt);
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return reading.stateProperty();
    }

    /** The fields as loaded last; null before that. */
    @Nullable Compared compared() {
        return reading.value();
    }

    /** How many videos have been loaded. */
    ReadOnlyIntegerProperty doneProperty() {
        return done.getReadOnlyProperty();
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
        videos = List.copyOf(others);
        reading.reset();
    }

    /** Loads the first {@link #MOST} of them. */
    void read() {
        Walk walk = new Walk(videos.stream().limit(MOST).toList(), clock.instant());
        done.set(0);
        reading.run(
                Job.of(messages.text("job.matrix"), walk::all)
                        .onFailure(why -> partly(walk, why))
                        .onCancelled(() -> partly(walk, null)));
    }

    /** Loads the fields of some of the compared videos again, such as those that changed. */
    void readAgain(Set<VideoId> some) {
        Compared last = compared();
        if (last == null) {
            return;
        }
        List<Video> rows =
                last.matrix().rows().stream()
                        .map(row -> new Video(row.video(), row.title()))
                        .toList();
        Walk walk = new Walk(rows, last.askedAt());
        last.matrix().rows().stream()
                .filter(row -> !some.contains(row.video()))
                .forEach(row -> walk.come.put(row.video(), row));
        done.set(0);
        reading.run(
                Job.of(messages.text("job.matrix"), walk::all)
                        .onFailure(why -> partly(walk, why))
                        .onCancelled(() -> partly(walk, null)));
    }

    /** Whether fields are being loaded. */
    boolean isReading() {
        return reading.isRunning();
    }

    /** Compares the fields loaded until the end, off the FX thread. */
    private void partly(Walk walk, @Nullable Failure why) {
        reading.run(Job.of(messages.text("job.matrix"), _ -> walk.partly(why)));
    }

    void cancel() {
        reading.cancel();
    }

    /** Load in progress, on its worker. */
    private final class Walk {
        private final List<Video> wanted;
        private final Instant askedAt;
        private final Map<VideoId, FieldsOfVideo> come = new ConcurrentHashMap<>();
        private volatile @Nullable Failure stopped;

        Walk(List<Video> wanted, Instant askedAt) {
            this.wanted = wanted;
            this.askedAt = askedAt;
        }

        Compared all(Progress progress) throws InterruptedException {
            List<Video> missing =
                    wanted.stream().filter(video -> !come.containsKey(video.id())).toList();
            int before = wanted.size() - missing.size();
            try (TaskGroup<VideoId> crew = new TaskGroup<>()) {
                int next = 0;
                int ended = 0;
                while (ended < next || (next < missing.size() && stopped == null)) {
                    while (crew.size() < AT_ONCE && next < missing.size() && stopped == null) {
                        Video video = missing.get(next++);
                        crew.start(messages.text("job.matrix"), () -> read(video));
                    }
                    crew.take();
                    ended++;
                    tell(before + ended, progress);
                }
            }
            return partly(stopped);
        }

        private void tell(int come, Progress progress) {
            progress.report(come, wanted.size());
            progress.tell(() -> done.set(come));
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
                if (one.failure().endsAll()) {
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
        Compared partly(@Nullable Failure why) {
            List<FieldsOfVideo> rows = new ArrayList<>();
            for (Video video : wanted) {
                FieldsOfVideo row = come.get(video.id());
                if (row != null) {
                    rows.add(row);
                }
            }
            return new Compared(FieldMatrix.of(rows), wanted.size(), why, askedAt);
        }
    }
}
