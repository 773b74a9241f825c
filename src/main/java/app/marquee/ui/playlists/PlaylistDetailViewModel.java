package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.playlist.PlaylistMerger;
import app.marquee.service.playlist.PlaylistMerger.Settled;
import app.marquee.service.playlist.PlaylistReading;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.PlaylistVideosReading;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;
import app.marquee.ui.playlists.edit.PlaylistEditorViewModel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** View-model of the open playlist: its known values, edits, videos and reviews. FX thread only. */
final class PlaylistDetailViewModel {
    /** State of loading the playlist. */
    sealed interface Reading {
        record NotAsked() implements Reading {}

        record Loading() implements Reading {}

        record Read(Instant at) implements Reading {}

        /** Playlist that the connection can't load. */
        record NotOffered() implements Reading {}

        /** Playlist that the server does not have, although the connection loads others. */
        record Gone(Failure.NotFound failure) implements Reading {}

        record Failed(Failure failure) implements Reading {}

        record Cancelled() implements Reading {}
    }

    private final PlaylistService service;
    private final TaskRunner tasks;
    private final LatestJob latest;
    private final Messages messages;
    private final Clock clock;
    private final ReadOnlyObjectWrapper<SourcedPlaylist> known;
    private final ReadOnlyObjectWrapper<Reading> reading =
            new ReadOnlyObjectWrapper<>(new Reading.NotAsked());
    private final PlaylistEditorViewModel editor;
    private final ReviewViewModel edits;
    private final PlaylistVideosViewModel videos;
    private final ReviewViewModel additions;
    private final ReviewViewModel deletion;
    private Consumer<SourcedPlaylist> onKnown = _ -> {};

    PlaylistDetailViewModel(
            SourcedPlaylist known,
            PlaylistService service,
            TaskRunner tasks,
            Messages messages,
            Clock clock) {
        this.service = service;
        this.tasks = tasks;
        this.latest = new LatestJob(tasks);
        this.messages = messages;
        this.clock = clock;
        this.known = new ReadOnlyObjectWrapper<>(known);
        this.editor = new PlaylistEditorViewModel(known.playlist());
        this.edits = new ReviewViewModel(service, tasks, messages.text("job.save"));
        this.videos =
                new PlaylistVideosViewModel(
                        service, known.id(), tasks, messages.text("job.videos"), clock);
        this.additions = new ReviewViewModel(service, tasks, messages.text("job.add"));
        this.deletion = new ReviewViewModel(service, tasks, messages.text("job.delete")).once();
        edits.onDone(this::edited);
        edits.onUnsettled(this::settleEdit);
        additions.onDone(_ -> added());
        additions.onUnsettled(this::settleAddition);
        editor.draftProperty().subscribe(this::reviewEdits);
        videos.stagedProperty().subscribe(_ -> reviewAdditions());
    }

    /** Adds a listener for newly known values of the playlist. */
    void onKnown(Consumer<SourcedPlaylist> next) {
        onKnown = next;
    }

    PlaylistId id() {
        return known.get().id();
    }

    ReadOnlyObjectProperty<SourcedPlaylist> knownProperty() {
        return known.getReadOnlyProperty();
    }

    Playlist playlist() {
        return known.get().playlist();
    }

    ReadOnlyObjectProperty<Reading> readingProperty() {
        return reading.getReadOnlyProperty();
    }

    PlaylistEditorViewModel editor() {
        return editor;
    }

    /** The review of the edits. */
    ReviewViewModel edits() {
        return edits;
    }

    PlaylistVideosViewModel videos() {
        return videos;
    }

    /** The review of the videos to add. */
    ReviewViewModel additions() {
        return additions;
    }

    /** The review of the deletion; it is ready only while the user is asked to confirm. */
    ReviewViewModel deletion() {
        return deletion;
    }

    /** Whether it has unsaved edits. */
    boolean isEdited() {
        return !editor.draft().isEmpty()
                || !videos.staged().rows().isEmpty()
                || edits.isApplying()
                || additions.isApplying()
                || deletion.isApplying();
    }

    /** Why this playlist can't be changed; empty when it can. */
    Optional<String> blocked() {
        return IdRule.blocked(messages, List.of(id()));
    }

    /** Loads the playlist and its videos, as far as the connection supports it. */
    void load() {
        read();
        videos.load();
    }

    private void read() {
        if (blocked().isPresent()) {
            return;
        }
        reading.set(new Reading.Loading());
        Instant asked = clock.instant();
        latest.submit(
                Job.of(messages.text("job.read"), _ -> service.read(id()))
                        .onSuccess(answer -> show(answer, asked))
                        .onFailure(failure -> reading.set(new Reading.Failed(failure)))
                        .onCancelled(() -> reading.set(new Reading.Cancelled())));
    }

    private void show(PlaylistReading answer, Instant asked) {
        switch (answer) {
            case PlaylistReading.Read(var playlist) -> {
                know(playlist);
                reading.set(new Reading.Read(asked));
            }
            case PlaylistReading.NotOffered _ -> reading.set(new Reading.NotOffered());
            case PlaylistReading.Gone(var failure) -> reading.set(new Reading.Gone(failure));
        }
    }

    /** Updates the known values from a response. */
    void know(Playlist newer) {
        Playlist merged = PlaylistMerger.merged(playlist(), newer);
        known.set(known.get().with(merged));
        editor.learn(merged);
        reviewEdits(editor.draft());
        onKnown.accept(known.get());
    }

    private void reviewEdits(PlaylistEditorViewModel.Draft draft) {
        if (!draft.violations().isEmpty()) {
            edits.blocked(draft.violations());
        } else if (draft.isEmpty() || blocked().isPresent()) {
            edits.nothing();
        } else {
            edits.ready(service.update(playlist(), draft.update()));
        }
    }

    private void reviewAdditions() {
        List<StagedVideo> rows = videos.staged().rows();
        if (rows.isEmpty()) {
            additions.nothing();
        } else if (!videos.violations().isEmpty()) {
            additions.blocked(videos.violations());
        } else {
            additions.ready(
                    service.addVideos(
                            playlist(),
                            rows.stream().map(StagedVideo::entry).toList(),
                            videos.titles()));
        }
    }

    private void edited(ChangeOutcome.Done done) {
        Playlist sent = PlaylistMerger.after(playlist(), done.line());
        Playlist now =
                done.playlist().map(answer -> PlaylistMerger.merged(sent, answer)).orElse(sent);
        known.set(known.get().with(now));
        editor.sent(now);
        reviewEdits(editor.draft());
        onKnown.accept(known.get());
    }

    private void added() {
        videos.clear();
        load();
    }

    /** Proposes the deletion. */
    void askToDelete() {
        if (blocked().isEmpty()) {
            deletion.dismiss();
            deletion.ready(service.delete(playlist()));
        }
    }

    /**
     * Settles an edit of unknown outcome. It is never sent again; remaining edits become another
     * change.
     */
    private void settleEdit(ChangeLine line) {
        reviewEdits(editor.draft());
        settle(
                line,
                edits,
                () ->
                        service.read(id()) instanceof PlaylistReading.Read(var playlist)
                                ? PlaylistMerger.settled(playlist, line)
                                : Settled.CANNOT_TELL);
    }

    private void settleAddition(ChangeLine line) {
        Set<VideoId> before =
                videos.presentProperty().get() instanceof PlaylistVideosViewModel.Present.Read read
                        ? ids(read.videos())
                        : Set.of();
        Set<VideoId> wanted = new HashSet<>();
        videos.staged().rows().forEach(row -> wanted.add(row.id()));
        wanted.removeAll(before);
        reviewAdditions();
        settle(line, additions, () -> additionSettled(wanted));
    }

    /** Settles an addition by the videos that were absent before it. */
    private Settled additionSettled(Set<VideoId> wanted) {
        if (!wanted.isEmpty()
                && service.videos(id()) instanceof PlaylistVideosReading.Read(var now)) {
            Set<VideoId> there = ids(now);
            return there.containsAll(wanted)
                    ? Settled.APPLIED
                    : wanted.stream().anyMatch(there::contains)
                            ? Settled.CANNOT_TELL
                            : Settled.NOT_APPLIED;
        }
        return Settled.CANNOT_TELL;
    }

    private static Set<VideoId> ids(List<PlaylistVideo> rows) {
        return Set.copyOf(rows.stream().map(PlaylistVideo::videoId).toList());
    }

    private interface Look {
        Settled look() throws FailureException;
    }

    /** Checks the status of a change of unknown outcome, and then shows the current values. */
    private void settle(ChangeLine line, ReviewViewModel review, Look look) {
        tasks.submit(
                Job.of(messages.text("job.status"), _ -> look.look())
                        .onSuccess(
                                settled -> {
                                    review.settle(line, settled);
                                    afterSettling(line, settled);
                                })
                        .onFailure(_ -> review.settle(line, Settled.CANNOT_TELL)));
    }

    private void afterSettling(ChangeLine line, Settled settled) {
        if (settled == Settled.APPLIED && line.operation() == Operation.ADD_PLAYLIST_VIDEOS) {
            videos.clear();
        }
        if (settled != Settled.CANNOT_TELL) {
            load();
        }
    }

    /** Discards the edits of the playlist's fields. */
    void resetEdits() {
        edits.drop();
        edits.dismiss();
        editor.reset();
    }
}
