package app.marquee.ui.video;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * View-model of one video: its facts and its custom fields, each loaded separately. FX thread only.
 */
public final class VideoPageViewModel {
    private final VideoPageService service;
    private final Messages messages;
    private final Clock clock;
    private final LatestJob knowing;
    private final LatestJob reading;
    private final LatestJob fielding;
    private final LatestJob remembering;
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Part<Optional<Video>>> facts =
            new ReadOnlyObjectWrapper<>(new Part.Loading<>());
    private final ReadOnlyObjectWrapper<Part<List<CustomField>>> fields =
            new ReadOnlyObjectWrapper<>(new Part.Loading<>());
    private final ReadOnlyObjectWrapper<List<ChangeLine>> journal =
            new ReadOnlyObjectWrapper<>(List.of());
    private @Nullable VideoId video;
    private @Nullable String known;

    /** State of loading one part. */
    public sealed interface Part<T> {
        record Loading<T>() implements Part<T> {}

        record Read<T>(T value, Instant askedAt) implements Part<T> {}

        record Failed<T>(Failure failure) implements Part<T> {}

        record Cancelled<T>() implements Part<T> {}
    }

    public VideoPageViewModel(
            VideoPageService service, TaskRunner tasks, Clock clock, Messages messages) {
        this.service = service;
        this.messages = messages.of("video");
        this.clock = clock;
        this.knowing = new LatestJob(tasks);
        this.reading = new LatestJob(tasks);
        this.fielding = new LatestJob(tasks);
        this.remembering = new LatestJob(tasks);
    }

    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** The title of the video itself; null while it is not known. */
    @Nullable String knownTitle() {
        return known;
    }

    public ReadOnlyObjectProperty<Part<Optional<Video>>> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Part<List<CustomField>>> fieldsProperty() {
        return fields.getReadOnlyProperty();
    }

    /** The changes made to it from this computer, the latest first. */
    public ReadOnlyObjectProperty<List<ChangeLine>> journalProperty() {
        return journal.getReadOnlyProperty();
    }

    /** The video that is shown; null before one was. */
    public @Nullable VideoId video() {
        return video;
    }

    /** Shows a video and clears the data of the last one. */
    public void show(VideoId other) {
        video = other;
        known = null;
        title.set(messages.text("video.noTitle", ChangeWords.shortId(other.value())));
        journal.set(List.of());
        knowing.submit(
                Job.of(messages.text("job.video"), _ -> service.known(other))
                        .onSuccess(found -> found.map(KnownItem::title).ifPresent(this::call)));
        refresh();
    }

    private void call(@Nullable String name) {
        if (name != null && !name.isBlank()) {
            known = name;
            title.set(name);
        }
    }

    /** Refreshes the video. */
    public void refresh() {
        readFacts();
        readFields();
        readJournal();
    }

    /** Updates the changes made to it. */
    public void readJournal() {
        VideoId asked = video;
        if (asked != null) {
            remembering.submit(
                    Job.of(messages.text("job.journal"), _ -> service.journal(asked))
                            .onSuccess(journal::set));
        }
    }

    private void readFacts() {
        VideoId asked = video;
        if (asked == null) {
            return;
        }
        Instant at = clock.instant();
        facts.set(new Part.Loading<>());
        reading.submit(
                Job.of(messages.text("job.video"), _ -> service.facts(asked))
                        .onSuccess(read -> came(read, at))
                        .onFailure(failure -> facts.set(new Part.Failed<>(failure)))
                        .onCancelled(() -> facts.set(new Part.Cancelled<>())));
    }

    private void came(Optional<Video> read, Instant at) {
        read.flatMap(found -> found.title().toOptional()).ifPresent(this::call);
        facts.set(new Part.Read<>(read, at));
    }

    /** Reads the custom fields again. */
    void readFields() {
        VideoId asked = video;
        if (asked == null) {
            return;
        }
        Instant at = clock.instant();
        fields.set(new Part.Loading<>());
        fielding.submit(
                Job.of(messages.text("job.fields"), _ -> service.fields(asked))
                        .onSuccess(read -> fields.set(new Part.Read<>(read, at)))
                        .onFailure(failure -> fields.set(new Part.Failed<>(failure)))
                        .onCancelled(() -> fields.set(new Part.Cancelled<>())));
    }
}
