package app.marquee.ui.video;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.service.video.VideoOwners;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeWords;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * View-model of one video: its facts and its custom fields, each loaded separately. FX thread only.
 */
public final class VideoPageViewModel {
    private final VideoPageService service;
    private final Messages messages;
    private final LatestJob knowing;
    private final Load<Optional<Video>> facts;
    private final Load<List<CustomField>> fields;
    private final LatestJob remembering;
    private final LatestJob owning;
    private final LatestJob framing;
    private final ReadOnlyStringWrapper frame = new ReadOnlyStringWrapper();
    private final ReadOnlyObjectWrapper<VideoOwners> owners =
            new ReadOnlyObjectWrapper<>(VideoOwners.NONE);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<ChangeLine>> journal =
            new ReadOnlyObjectWrapper<>(List.of());
    private @Nullable VideoId video;
    private @Nullable String known;

    public VideoPageViewModel(
            VideoPageService service, TaskRunner tasks, Clock clock, Messages messages) {
        this.service = service;
        this.messages = messages.of("video");
        this.knowing = new LatestJob(tasks);
        this.facts = new Load<>(tasks, clock);
        this.fields = new Load<>(tasks, clock);
        this.remembering = new LatestJob(tasks);
        this.owning = new LatestJob(tasks);
        this.framing = new LatestJob(tasks);
    }

    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** The title of the video itself; null while it is not known. */
    @Nullable String knownTitle() {
        return known;
    }

    public ReadOnlyObjectProperty<LoadState> factsStateProperty() {
        return facts.stateProperty();
    }

    /** The URL of the thumbnail that viewers see; null when it is unknown. */
    @Nullable String image() {
        return facts().flatMap(one -> one.thumbnail().toOptional()).orElseGet(frame::get);
    }

    /** The URL of the thumbnail that is known without the facts; null when it is unknown. */
    ReadOnlyStringProperty frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /** Looks for the thumbnail that is known without the facts. */
    void readFrame() {
        VideoId asked = video;
        if (asked != null) {
            framing.submit(
                    Job.of(messages.text("job.video"), _ -> service.frame(asked))
                            .onSuccess(found -> frame.set(found.orElse(null))));
        }
    }

    /** The facts as loaded last; empty when the connection provides none. */
    public Optional<Video> facts() {
        Optional<Video> loaded = facts.value();
        return loaded == null ? Optional.empty() : loaded;
    }

    public ReadOnlyObjectProperty<LoadState> fieldsStateProperty() {
        return fields.stateProperty();
    }

    /** The custom fields as loaded last; none before that. */
    List<CustomField> fields() {
        List<CustomField> loaded = fields.value();
        return loaded == null ? List.of() : loaded;
    }

    /** The changes made to it from this computer, the latest first. */
    public ReadOnlyObjectProperty<List<ChangeLine>> journalProperty() {
        return journal.getReadOnlyProperty();
    }

    /** The playlists and funnels known to contain it. */
    ReadOnlyObjectProperty<VideoOwners> ownersProperty() {
        return owners.getReadOnlyProperty();
    }

    /** The video that is shown; null before one was. */
    public @Nullable VideoId video() {
        return video;
    }

    /** Shows a video and clears the data of the last one. */
    public void show(VideoId other) {
        video = other;
        facts.reset();
        fields.reset();
        known = null;
        title.set(messages.text("video.noTitle", ChangeWords.shortId(other.value())));
        journal.set(List.of());
        owners.set(VideoOwners.NONE);
        frame.set(null);
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
        readOwners();
    }

    private void readOwners() {
        VideoId asked = video;
        if (asked != null) {
            owning.submit(
                    Job.of(messages.text("job.video"), _ -> service.owners(asked))
                            .onSuccess(owners::set));
        }
    }

    /** Updates the changes made to it, and the facts after one of them is done. */
    void follow(List<ChangeEntry> entries) {
        readJournal();
        VideoId shown = video;
        boolean isEdited =
                shown != null
                        && entries.stream()
                                .filter(entry -> entry.state() == ChangeEntry.State.DONE)
                                .map(ChangeEntry::line)
                                .filter(line -> line.operation() == Operation.UPDATE_VIDEO)
                                .anyMatch(line -> shown.value().equals(line.subject().id()));
        if (isEdited) {
            readFacts();
        }
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
        if (asked != null) {
            facts.run(
                    Job.of(messages.text("job.video"), _ -> service.facts(asked))
                            .onSuccess(
                                    read ->
                                            read.flatMap(found -> found.title().toOptional())
                                                    .ifPresent(this::call)));
        }
    }

    /** Loads the custom fields again. */
    void readFields() {
        VideoId asked = video;
        if (asked != null) {
            fields.run(Job.of(messages.text("job.fields"), _ -> service.fields(asked)));
        }
    }
}
