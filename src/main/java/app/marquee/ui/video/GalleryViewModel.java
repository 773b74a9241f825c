package app.marquee.ui.video;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;

/** View-model of the thumbnails of one video. FX thread only. */
public final class GalleryViewModel {
    private final ThumbnailService service;
    private final Clock clock;
    private final String jobName;
    private final LatestJob loading;
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(new State.None());
    private @Nullable VideoId video;

    /** State of the load. */
    public sealed interface State {
        /** State without a chosen video. */
        record None() implements State {}

        record Loading() implements State {}

        record Shown(Thumbnails thumbnails, Instant askedAt) implements State {}

        record Failed(Failure failure) implements State {}

        record Cancelled() implements State {}
    }

    public GalleryViewModel(
            ThumbnailService service, TaskRunner tasks, Clock clock, String jobName) {
        this.service = service;
        this.clock = clock;
        this.jobName = jobName;
        this.loading = new LatestJob(tasks);
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The video whose images are shown; null before one was chosen. */
    public @Nullable VideoId video() {
        return video;
    }

    /** Shows another video. */
    public void show(VideoId other) {
        if (!other.equals(video)) {
            video = other;
            state.set(new State.None());
            refresh();
        }
    }

    /** Refreshes the thumbnails; the shown ones stay until the response arrives. */
    public void refresh() {
        VideoId asked = video;
        if (asked == null) {
            return;
        }
        Instant at = clock.instant();
        state.set(new State.Loading());
        loading.submit(
                Job.of(jobName, _ -> service.thumbnails(asked))
                        .onSuccess(thumbnails -> state.set(new State.Shown(thumbnails, at)))
                        .onFailure(failure -> state.set(new State.Failed(failure)))
                        .onCancelled(() -> state.set(new State.Cancelled())));
    }
}
