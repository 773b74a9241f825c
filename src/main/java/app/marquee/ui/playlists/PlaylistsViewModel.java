package app.marquee.ui.playlists;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistListing;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * View-model of the list of playlists and of the open creation. Edits of the others stay until they
 * are sent. FX thread only.
 */
final class PlaylistsViewModel {
    private final PlaylistService service;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final TaskRunner tasks;
    private final Load<PlaylistListing> loading;
    private final Messages messages;
    private final Clock clock;
    private final Map<PlaylistId, PlaylistDetailViewModel> open = new LinkedHashMap<>();
    private final ReadOnlyObjectWrapper<List<SourcedPlaylist>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable PlaylistDetailViewModel> selected =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyBooleanWrapper canCreate = new ReadOnlyBooleanWrapper();
    private @Nullable PlaylistDraft drafted;
    private @Nullable PlaylistDraft refused;
    private Consumer<PlaylistId> onDeleted = _ -> {};
    private Consumer<ChangeLine> onCreated = _ -> {};

    PlaylistsViewModel(PlaylistService service, ChangeFlowViewModel flow, SectionContext on) {
        this.service = service;
        this.flow = flow;
        this.on = on;
        this.tasks = on.tasks();
        this.loading = new Load<>(tasks, on.clock());
        this.messages = on.messages();
        this.clock = on.clock();
        flow.listen(this::follow);
    }

    ReadOnlyObjectProperty<List<SourcedPlaylist>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return loading.stateProperty();
    }

    /** Whether the server listed the playlists, rather than this computer. */
    boolean isListed() {
        PlaylistListing last = loading.value();
        return last != null && last.listed();
    }

    /** The playlist that is open; null when there is none. */
    ReadOnlyObjectProperty<@Nullable PlaylistDetailViewModel> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Whether creating may be offered: it is an unofficial feature. */
    ReadOnlyBooleanProperty canCreateProperty() {
        return canCreate.getReadOnlyProperty();
    }

    /** Adds a listener for deleted playlists. */
    void onDeleted(Consumer<PlaylistId> next) {
        onDeleted = next;
    }

    /** Adds a listener for created playlists. */
    void onCreated(Consumer<ChangeLine> next) {
        onCreated = next;
    }

    /** Shows the saved copy at once, and then the loaded list. */
    void load() {
        boolean first = rows.get().isEmpty();
        loading.run(
                Job.of(
                                messages.text(first ? "job.list" : "job.list.refresh"),
                                progress -> {
                                    if (first) {
                                        PlaylistListing known = service.remembered();
                                        progress.tell(() -> remembered(known));
                                    }
                                    return service.list();
                                })
                        .onSuccess(this::listed));
    }

    /** What only the user named has no time at which it was loaded. */
    private void remembered(PlaylistListing known) {
        if (known.playlists().isEmpty()) {
            return;
        }
        take(known.playlists());
        Instant at = known.at();
        if (at == null) {
            loading.partly(known, known.playlists().size());
        } else {
            loading.stale(known, at);
        }
    }

    private void listed(PlaylistListing all) {
        take(all.playlists());
        canCreate.set(service.canCreate());
    }

    /** Merges a list; playlists that were loaded by themselves keep their values. */
    private void take(List<SourcedPlaylist> playlists) {
        Map<PlaylistId, SourcedPlaylist> before = new LinkedHashMap<>();
        rows.get().forEach(row -> before.put(row.id(), row));
        List<SourcedPlaylist> merged = new ArrayList<>();
        for (SourcedPlaylist row : playlists) {
            SourcedPlaylist earlier = before.get(row.id());
            merged.add(earlier == null ? row : row.with(earlier.playlist().with(row.playlist())));
        }
        rows.set(List.copyOf(merged));
        merged.forEach(
                row ->
                        Optional.ofNullable(open.get(row.id()))
                                .ifPresent(detail -> detail.know(row.playlist())));
    }

    /** Refreshes the list and the open playlist. */
    void refresh() {
        load();
        PlaylistDetailViewModel detail = selected.get();
        if (detail != null) {
            detail.load();
        }
    }

    /** Adds IDs, and shows the first of them. */
    void add(Collection<PlaylistId> ids) {
        tasks.submit(
                Job.of(
                                messages.text("job.keep"),
                                _ -> {
                                    service.add(ids);
                                    return service.remembered();
                                })
                        .onSuccess(known -> added(known, ids))
                        .onFailure(loading::failed));
    }

    private void added(PlaylistListing known, Collection<PlaylistId> ids) {
        Map<PlaylistId, SourcedPlaylist> all = new LinkedHashMap<>();
        rows.get().forEach(row -> all.put(row.id(), row));
        known.playlists().forEach(row -> all.putIfAbsent(row.id(), row));
        rows.set(List.copyOf(all.values()));
        if (!loading.isRunning()) {
            loading.arrived(new PlaylistListing(rows.get(), false, null), clock.instant());
        }
        ids.stream().findFirst().ifPresent(this::select);
    }

    /** Forgets a playlist on this computer without a request. */
    void forget(PlaylistId id) {
        tasks.submit(
                Job.of(
                                messages.text("job.keep"),
                                _ -> {
                                    service.forget(id);
                                    return id;
                                })
                        .onSuccess(this::drop)
                        .onFailure(loading::failed));
    }

    private void drop(PlaylistId id) {
        rows.set(rows.get().stream().filter(row -> !row.id().equals(id)).toList());
        open.remove(id);
        PlaylistDetailViewModel detail = selected.get();
        if (detail != null && detail.id().equals(id)) {
            selected.set(null);
        }
    }

    /** Opens a playlist, adding it to the list when it is unknown. */
    void select(PlaylistId id) {
        PlaylistDetailViewModel now = selected.get();
        if (now != null && now.id().equals(id)) {
            return;
        }
        Optional<SourcedPlaylist> row =
                rows.get().stream().filter(known -> known.id().equals(id)).findFirst();
        if (row.isEmpty()) {
            add(List.of(id));
        } else {
            show(row.get());
        }
    }

    /** Opens a playlist and stages videos in it; nothing is sent. */
    void stage(PlaylistId id, List<PlaylistCandidate> videos) {
        select(id);
        PlaylistDetailViewModel detail = selected.get();
        if (detail != null && detail.id().equals(id)) {
            detail.videos().add(videos);
        }
    }

    /** Removes videos that were staged in a playlist, as far as they still are. */
    void unstage(PlaylistId id, List<PlaylistCandidate> videos) {
        Optional.ofNullable(open.get(id)).ifPresent(detail -> detail.videos().undo(videos));
    }

    private void show(SourcedPlaylist row) {
        open.values().removeIf(detail -> !detail.isEdited());
        PlaylistDetailViewModel kept = open.get(row.id());
        if (kept != null) {
            selected.set(kept);
            return;
        }
        PlaylistDetailViewModel detail = new PlaylistDetailViewModel(row, service, flow, on);
        open.put(row.id(), detail);
        detail.onKnown(this::known);
        // It is opened before it is loaded, since the load changes the list.
        selected.set(detail);
        detail.load();
    }

    private void known(SourcedPlaylist newer) {
        rows.set(
                rows.get().stream().map(row -> row.id().equals(newer.id()) ? newer : row).toList());
    }

    private void deleted(PlaylistId id) {
        drop(id);
        onDeleted.accept(id);
    }

    /** Whether the playlist has unsaved edits. */
    boolean isEdited(PlaylistId id) {
        PlaylistDetailViewModel detail = open.get(id);
        return detail != null && detail.isEdited();
    }

    /** The playlists with edits that are neither saved nor being sent. */
    List<PlaylistDetailViewModel> edited() {
        return open.values().stream()
                .filter(PlaylistDetailViewModel::isEdited)
                .filter(detail -> !(detail.inputProperty().get() instanceof Input.Sending))
                .toList();
    }

    /** The proposal to create a playlist; empty while a value breaks the API contract. */
    Optional<Proposal> creation(PlaylistDraft draft) {
        if (!draft.violations().isEmpty()) {
            return Optional.empty();
        }
        drafted = draft;
        return Optional.of(
                flow.proposal(service.create(draft), messages.text("operation.CREATE_PLAYLIST")));
    }

    /** The last playlist that was to be created and was refused. */
    Optional<PlaylistDraft> refused() {
        return Optional.ofNullable(refused);
    }

    private void follow(List<ChangeEntry> entries) {
        entries.forEach(this::follow);
        boolean many =
                flow.gestures().stream()
                        .filter(batch -> batch.entries().size() > 1)
                        .anyMatch(
                                batch ->
                                        entries.stream()
                                                .anyMatch(one -> batch.has(one.line().id())));
        boolean ended = entries.stream().anyMatch(entry -> !entry.state().isUnderWay());
        if (many && ended && !flow.isUnderWay(_ -> true)) {
            refresh();
        }
    }

    private void follow(ChangeEntry entry) {
        String id = entry.line().subject().id();
        boolean done = entry.state() == ChangeEntry.State.DONE;
        if (entry.line().operation() == Operation.CREATE_PLAYLIST) {
            refused = entry.state() == ChangeEntry.State.FAILED ? drafted : null;
            if (done) {
                created(entry.line());
            }
        } else if (id != null) {
            PlaylistId playlist = new PlaylistId(id);
            Optional.ofNullable(open.get(playlist)).ifPresent(detail -> detail.follow(entry));
            if (done && entry.line().operation() == Operation.DELETE_PLAYLIST) {
                deleted(playlist);
            }
        }
    }

    private void created(ChangeLine line) {
        onCreated.accept(line);
        String id = line.subject().id();
        if (id != null) {
            add(List.of(new PlaylistId(id)));
        }
        load();
    }
}
