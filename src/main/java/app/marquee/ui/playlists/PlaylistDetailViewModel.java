package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.playlist.PlaylistReading;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.PlaylistVideosReading;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PreviewSending;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.playlists.edit.FieldText;
import app.marquee.ui.playlists.edit.PlaylistEditorViewModel;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** View-model of the open playlist: its known values, edits, videos and reviews. FX thread only. */
final class PlaylistDetailViewModel {

    static final Secret NO_PASSWORD = new Secret("");

    private static final int END_OF_ID = 8;

    private final PlaylistService service;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Load<PlaylistReading> reading;
    private final Messages messages;
    private final ReadOnlyObjectWrapper<SourcedPlaylist> known;
    private final ReadOnlyObjectWrapper<Input> input =
            new ReadOnlyObjectWrapper<>(new Input.Nothing());
    private final PlaylistEditorViewModel editor;
    private final PlaylistVideosViewModel videos;
    private @Nullable ChangeId saving;
    private @Nullable ChangeId offered;
    private Set<Long> adding = Set.of();
    private boolean isBusy;
    private Consumer<SourcedPlaylist> onKnown = _ -> {};

    PlaylistDetailViewModel(
            SourcedPlaylist known,
            PlaylistService service,
            ChangeFlowViewModel flow,
            SectionContext on) {
        this.service = service;
        this.flow = flow;
        this.on = on;
        this.reading = new Load<>(on.tasks(), on.clock());
        this.messages = on.messages();
        this.known = new ReadOnlyObjectWrapper<>(known);
        this.editor = new PlaylistEditorViewModel(known.playlist());
        this.videos =
                new PlaylistVideosViewModel(
                        service, known.id(), on.tasks(), messages.text("job.videos"), on.clock());
        editor.draftProperty().subscribe(this::adapt);
        videos.stagedProperty().subscribe(this::adapt);
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

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return reading.stateProperty();
    }

    /** Whether the connection can't load the playlist. */
    boolean isNotOffered() {
        return reading.state() instanceof LoadState.Loaded
                && reading.value() instanceof PlaylistReading.NotOffered;
    }

    /** Why the last load failed, or found no such playlist; empty when it did not. */
    Optional<Failure> failure() {
        return switch (reading.state()) {
            case LoadState.Failed(var failure) -> Optional.of(failure);
            case LoadState.Loaded _ when reading.value() instanceof PlaylistReading.Gone gone ->
                    Optional.of(gone.failure());
            default -> Optional.empty();
        };
    }

    PlaylistEditorViewModel editor() {
        return editor;
    }

    /** The state of the edits and of the videos to add. */
    ReadOnlyObjectProperty<Input> inputProperty() {
        return input.getReadOnlyProperty();
    }

    PlaylistVideosViewModel videos() {
        return videos;
    }

    /** Whether it has unsaved edits. */
    boolean isEdited() {
        return !editor.draft().isEmpty()
                || !videos.staged().rows().isEmpty()
                || flow.isUnderWay(this::isOurs);
    }

    private boolean isOurs(ChangeLine line) {
        return line.subject().kind() == ItemKind.PLAYLIST
                && id().value().equals(line.subject().id());
    }

    /** Updates the state of the input. */
    private void adapt() {
        List<Violation> violations = new ArrayList<>(editor.draft().violations());
        violations.addAll(videos.violations());
        int count = editor.draft().update().size() + videos.staged().rows().size();
        boolean sending =
                isBusy
                        || flow.isUnderWay(
                                line ->
                                        line.operation() != Operation.DELETE_PLAYLIST
                                                && isOurs(line));
        input.set(
                sending
                        ? new Input.Sending()
                        : Input.of(
                                blocked().isEmpty()
                                        ? new Input.Ready(count, editor.draft().conflicts())
                                        : new Input.Ready(0),
                                violations));
    }

    private List<StagedChange> changes() {
        List<StagedChange> changes = new ArrayList<>();
        if (!editor.draft().update().isEmpty()) {
            changes.add(service.update(playlist(), editor.draft().update()));
        }
        List<StagedVideo> rows = videos.staged().rows();
        if (!rows.isEmpty()) {
            changes.add(
                    service.addVideos(
                            playlist(),
                            rows.stream().map(StagedVideo::entry).toList(),
                            videos.titles()));
        }
        return changes;
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
        if (blocked().isEmpty()) {
            reading.run(
                    Job.of(messages.text("job.read"), _ -> service.read(id()))
                            .onSuccess(
                                    answer -> {
                                        if (answer instanceof PlaylistReading.Read(var playlist)) {
                                            know(playlist);
                                        }
                                    }));
        }
    }

    /** Updates the known values from a response. */
    void know(Playlist newer) {
        Playlist merged = playlist().with(newer);
        known.set(known.get().with(merged));
        editor.learn(merged);
        adapt();
        onKnown.accept(known.get());
    }

    /**
     * Sends the edits and adds the staged videos, as the view shows them. What was changed
     * elsewhere since becomes a conflict, and then nothing is sent.
     */
    void save(PreviewSending previews) {
        proposal().ifPresent(shown -> send(shown, previews));
    }

    private void send(Proposal shown, PreviewSending previews) {
        shown.lines().stream()
                .filter(line -> line.operation() == Operation.UPDATE_PLAYLIST)
                .forEach(line -> saving = line.id());
        adding = stagedRows();
        busy(true);
        previews.send(shown, new Ends());
    }

    /** Until what is shown was sent or saved, it can't be a second time. */
    private void busy(boolean now) {
        isBusy = now;
        adapt();
    }

    /** Steps after each end of an attempt to send. */
    private final class Ends implements PreviewSending.Ends {
        @Override
        public void sent() {
            busy(false);
        }

        @Override
        public void changed(List<StateCheck> since) {
            since.forEach(PlaylistDetailViewModel.this::conflict);
            busy(false);
            load();
        }

        @Override
        public void stopped() {
            busy(false);
        }
    }

    private void conflict(StateCheck check) {
        if (check.line().operation() == Operation.ADD_PLAYLIST_VIDEOS) {
            videos.leaveOutAddedElsewhere();
        } else {
            editor.conflict(check.differences().stream().map(MemberChange::member).toList());
        }
    }

    /** The proposal of all edits; empty while they can't be saved. */
    Optional<Proposal> proposal() {
        return input.get() instanceof Input.Ready(int count, var _) && count > 0
                ? Optional.of(proposal(changes(), count))
                : Optional.empty();
    }

    private Proposal proposal(List<StagedChange> changes, int count) {
        String action = messages.plural("save.many", count);
        return changes.size() == 1
                ? flow.proposal(changes.getFirst(), action)
                : Proposal.of(action, action, changes);
    }

    /** Its name, or the end of its ID. */
    String name() {
        String name = playlist().name().orNull();
        String id = id().value();
        return name == null || name.isBlank()
                ? id.substring(Math.max(0, id.length() - END_OF_ID))
                : FieldText.LINE.of(name);
    }

    /**
     * The proposal of another access, whatever else is edited; empty while the API contract would
     * refuse it.
     */
    Optional<Proposal> access(AccessType wanted, Secret password) {
        boolean isPresent = playlist().accessType().equals(Member.of(wanted));
        PlaylistUpdate update =
                PlaylistUpdate.access(
                        isPresent ? Member.absent() : Member.of(wanted),
                        wanted == AccessType.ANYONE_WITH_PASSWORD
                                ? Member.of(password)
                                : Member.absent());
        return blocked().isPresent() || update.isEmpty() || !update.violations().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        flow.proposal(
                                service.update(playlist(), update),
                                messages.plural("save.many", 1)));
    }

    /** Discards the edits and the staged videos. */
    void discard() {
        editor.reset();
        videos.clear();
    }

    /** Saves the edits for later. They stay if that fails, or if they were edited meanwhile. */
    void keep(ChangeController changes) {
        proposal().ifPresent(shown -> keep(shown, changes));
    }

    private void keep(Proposal shown, ChangeController changes) {
        PlaylistEditorViewModel.Draft draft = editor.draft();
        Set<Long> rows = stagedRows();
        busy(true);
        changes.keep(
                shown,
                () -> {
                    if (editor.draft().equals(draft)) {
                        editor.resetSent();
                    }
                    videos.remove(rows);
                    busy(false);
                },
                () -> busy(false));
    }

    private Set<Long> stagedRows() {
        return videos.staged().rows().stream()
                .map(StagedVideo::number)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Resets what was saved for later, but not the conflicts. */
    void kept() {
        editor.resetSent();
        videos.clear();
    }

    /** Proposes the deletion. */
    void askToDelete() {
        if (blocked().isEmpty()) {
            flow.propose(deletion(service.delete(playlist()), ""));
        }
    }

    private Proposal deletion(StagedChange change, String warning) {
        String text = messages.text("delete.text");
        return flow.proposal(change, messages.text("operation.DELETE_PLAYLIST"))
                .warning((warning + "\n" + text).strip(), true);
    }

    /** Follows a change of this playlist. */
    void follow(ChangeEntry entry) {
        ChangeLine line = entry.line();
        if (!isOurs(line)) {
            return;
        }
        switch (entry.state()) {
            case DONE -> done(entry);
            case UNKNOWN -> settle(line);
            case FAILED -> {
                if (entry.failure() instanceof Failure.NotFound) {
                    offerOtherPath(entry.change());
                }
            }
            case WAITING, SENDING, PAUSED, CANCELLED, FOUND_DONE, FOUND_UNDONE -> {
                // Only the states of the input change.
            }
        }
        adapt();
    }

    private void done(ChangeEntry entry) {
        switch (entry.line().operation()) {
            case UPDATE_PLAYLIST -> edited(entry);
            case ADD_PLAYLIST_VIDEOS -> added();
            default -> {
                // Whoever lists the playlists follows its deletion.
            }
        }
    }

    private void edited(ChangeEntry entry) {
        Playlist sent = PlaylistEdit.after(playlist(), entry.line());
        Playlist now =
                entry.outcome() instanceof ChangeOutcome.Done done
                        ? done.playlist().map(sent::with).orElse(sent)
                        : sent;
        known.set(known.get().with(now));
        if (entry.line().id().equals(saving)) {
            editor.sent(now);
        } else {
            editor.learn(now);
        }
        onKnown.accept(known.get());
    }

    private void added() {
        videos.remove(adding);
        load();
    }

    /** Proposes the same change at the other URL; a change of many playlists isn't repeated. */
    private void offerOtherPath(StagedChange refused) {
        if (isAlone(refused.line()) && !refused.line().id().equals(offered)) {
            on.tasks()
                    .submit(
                            Job.of(messages.text("otherPath.do"), _ -> service.atOtherPath(refused))
                                    .onSuccess(other -> other.ifPresent(this::proposeOtherPath)));
        }
    }

    private boolean isAlone(ChangeLine line) {
        return flow.gestures().stream()
                .filter(batch -> batch.has(line.id()))
                .anyMatch(
                        batch -> batch.entries().stream().allMatch(entry -> isOurs(entry.line())));
    }

    private void proposeOtherPath(StagedChange other) {
        if (flow.reviewProperty().get() != null) {
            return;
        }
        offered = other.line().id();
        String why = messages.text("otherPath");
        if (other.line().operation() == Operation.DELETE_PLAYLIST) {
            flow.propose(deletion(other, why));
        } else {
            saving = other.line().id();
            flow.propose(flow.proposal(other, messages.text("otherPath.do")).warning(why, false));
        }
    }

    /**
     * Checks the status of a change of unknown outcome, and then shows the current values. It is
     * never sent again; remaining edits become another change. The status of a change of many
     * playlists is checked in Activity.
     */
    private void settle(ChangeLine line) {
        if (line.operation() == Operation.DELETE_PLAYLIST || !isAlone(line)) {
            return;
        }
        Set<VideoId> wanted = missing();
        on.tasks()
                .submit(
                        Job.of(messages.text("job.status"), _ -> settled(line, wanted))
                                .onSuccess(
                                        settled ->
                                                settled.ifPresent(applied -> show(line, applied))));
    }

    /** The staged videos that the playlist didn't have. */
    private Set<VideoId> missing() {
        Set<VideoId> wanted = new HashSet<>();
        videos.staged().rows().forEach(row -> wanted.add(row.id()));
        videos.present().ifPresent(present -> wanted.removeAll(ids(present)));
        return wanted;
    }

    private Optional<Boolean> settled(ChangeLine line, Set<VideoId> wanted) {
        if (line.operation() == Operation.ADD_PLAYLIST_VIDEOS) {
            return additionSettled(wanted);
        }
        return service.read(id()) instanceof PlaylistReading.Read(var playlist)
                ? PlaylistEdit.TYPE.check(line, playlist).applied()
                : Optional.empty();
    }

    /** Settles an addition by the videos that were absent before it. */
    private Optional<Boolean> additionSettled(Set<VideoId> wanted) {
        if (!wanted.isEmpty()
                && service.videos(id()) instanceof PlaylistVideosReading.Read(var now)) {
            Set<VideoId> there = ids(now);
            return there.containsAll(wanted)
                    ? Optional.of(true)
                    : wanted.stream().anyMatch(there::contains)
                            ? Optional.empty()
                            : Optional.of(false);
        }
        return Optional.empty();
    }

    private static Set<VideoId> ids(List<PlaylistVideo> rows) {
        return Set.copyOf(rows.stream().map(PlaylistVideo::videoId).toList());
    }

    private void show(ChangeLine line, boolean applied) {
        flow.settle(line.id(), applied);
        if (applied && line.operation() == Operation.ADD_PLAYLIST_VIDEOS) {
            videos.remove(adding);
        }
        load();
    }
}
