package app.marquee.ui.video;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.Optional;

/** View-model of the thumbnails of one video. FX thread only. */
public final class GalleryViewModel {
    private final ThumbnailService service;
    private final String jobName;
    private final Load<Thumbnails> loading;
    private final ReadOnlyStringWrapper used = new ReadOnlyStringWrapper();
    private @Nullable VideoId video;

    public GalleryViewModel(
            ThumbnailService service, TaskRunner tasks, Clock clock, String jobName) {
        this.service = service;
        this.jobName = jobName;
        this.loading = new Load<>(tasks, clock);
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return loading.stateProperty();
    }

    /** The thumbnails as loaded last; empty before that. */
    public Optional<Thumbnails> thumbnails() {
        return Optional.ofNullable(loading.value());
    }

    /** The video whose images are shown; null before one was chosen. */
    public @Nullable VideoId video() {
        return video;
    }

    /** The URL of the generated thumbnail that viewers see; null for none, and while unknown. */
    @Nullable String used() {
        boolean isCustom =
                thumbnails().filter(all -> all.active().toOptional().isPresent()).isPresent();
        return isCustom ? null : used.get();
    }

    /** The URL of the image that the record of the video names; null while it is unknown. */
    ReadOnlyStringProperty usedProperty() {
        return used.getReadOnlyProperty();
    }

    /**
     * Sets the image that the record of the video names.
     *
     * @param url null while it is unknown
     */
    void used(@Nullable String url) {
        used.set(url);
    }

    /** Shows another video. */
    public void show(VideoId other) {
        if (!other.equals(video)) {
            video = other;
            loading.reset();
            refresh();
        }
    }

    /** Refreshes the thumbnails; the shown ones stay until the response arrives. */
    public void refresh() {
        VideoId asked = video;
        if (asked != null) {
            loading.run(Job.of(jobName, _ -> service.thumbnails(asked)));
        }
    }
}
