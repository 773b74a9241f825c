package app.marquee.ui.trash;

import app.marquee.change.ChangeApplier;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.service.trash.TrashContents;
import app.marquee.service.trash.TrashService;
import app.marquee.service.trash.TrashedVideo;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeBatch;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** View-model of the trash and of the recoveries sent from here. FX thread only. */
final class TrashViewModel {
    /**
     * Most videos in one request. The API contract sets no limit; a lost response leaves this many
     * unknown.
     */
    static final int BATCH = 50;

    private final TrashService service;
    private final ChangeApplier gate;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Messages messages;
    private final Load<TrashContents> reading;
    private final Map<VideoId, TrashedVideo> read = new LinkedHashMap<>();
    private final Map<VideoId, TrashRow.State> sent = new HashMap<>();
    private final PastedVideos pasted;
    private final ObservableValue<PendingChangeIndex> pending;
    private boolean isLoaded;
    private boolean isExpiringWanted;
    private final Map<ChangeId, List<VideoId>> doubtful = new HashMap<>();
    private final ReadOnlyObjectWrapper<List<TrashRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());

    /**
     * @param pending the pending changes of videos
     */
    TrashViewModel(
            TrashService service,
            ChangeApplier gate,
            ChangeFlowViewModel flow,
            ObservableValue<PendingChangeIndex> pending,
            SectionContext on) {
        this.pending = pending;
        this.service = service;
        this.gate = gate;
        this.flow = flow;
        this.on = on;
        this.messages = on.messages();
        this.reading = new Load<>(on.tasks(), on.clock());
        this.pasted = new PastedVideos(on.memory(), on.clock());
        flow.listen(this::follow);
        pending.addListener((_, _, _) -> arrange());
    }

    ReadOnlyObjectProperty<List<TrashRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return reading.stateProperty();
    }

    /** The trash as loaded last; empty before that. */
    Optional<TrashContents> contents() {
        return isLoaded ? Optional.ofNullable(reading.value()) : Optional.empty();
    }

    /** The last ones added are asked for first. */
    void refresh() {
        Set<VideoId> asked = new LinkedHashSet<>(pasted.all().reversed());
        asked.addAll(sent.keySet());
        String name = messages.text(isLoaded ? "job.list.refresh" : "job.list");
        reading.run(
                Job.of(name, progress -> service.read(asked, progress::report))
                        .onSuccess(this::came));
        if (!isLoaded && !asked.isEmpty()) {
            pasted.all().forEach(this::expect);
            arrange();
            reading.partly(new TrashContents(false, false, List.of()), read.size());
        }
    }

    /** What is remembered is shown also while the server doesn't respond. */
    private void expect(VideoId id) {
        read.putIfAbsent(
                id, new TrashedVideo(id, null, null, false, TrashedVideo.Place.UNKNOWN, null));
    }

    private void came(TrashContents contents) {
        isLoaded = true;
        Map<VideoId, TrashedVideo> before = Map.copyOf(read);
        read.clear();
        contents.videos()
                .forEach(video -> read.put(video.id(), known(video, before.get(video.id()))));
        sent.replaceAll((id, last) -> confirmed(last, read.get(id)));
        arrange();
        settle();
        if (isExpiringWanted) {
            recoverExpiring();
        }
    }

    /** Keeps the title and image of a video that has left the list. */
    private static TrashedVideo known(TrashedVideo now, @Nullable TrashedVideo before) {
        if (before == null) {
            return now;
        }
        TrashedVideo titled = now.title() == null ? now.withTitle(before.title()) : now;
        return titled.thumbnail() == null ? titled.withThumbnail(before.thumbnail()) : titled;
    }

    /** The state of a sent video after a load. */
    private static TrashRow.State confirmed(TrashRow.State last, @Nullable TrashedVideo now) {
        TrashedVideo.Place place = now == null ? TrashedVideo.Place.UNKNOWN : now.place();
        return switch (last) {
            case ACCEPTED, STILL, RECOVERED, UNKNOWN ->
                    switch (place) {
                        case TRASH ->
                                last == TrashRow.State.UNKNOWN
                                        ? TrashRow.State.NOT_APPLIED
                                        : TrashRow.State.STILL;
                        case ELSEWHERE -> TrashRow.State.RECOVERED;
                        case MISSING -> TrashRow.State.MISSING;
                        case MOVED_HERE, UNKNOWN -> last;
                    };
            case FAILED, CONFLICT, NOT_APPLIED ->
                    switch (place) {
                        case ELSEWHERE -> TrashRow.State.ELSEWHERE;
                        case MISSING -> TrashRow.State.MISSING;
                        case TRASH, MOVED_HERE, UNKNOWN -> last;
                    };
            case TRASHED, EXPIRED, MOVED_HERE, PASTED, ELSEWHERE, MISSING, PENDING, WAITING -> last;
        };
    }

    /** Settles a change without a complete response once all of its videos are settled. */
    private void settle() {
        Map.copyOf(doubtful)
                .forEach(
                        (change, videos) -> {
                            if (all(videos, TrashRow.State.RECOVERED)) {
                                settle(change, true);
                            } else if (all(videos, TrashRow.State.NOT_APPLIED)) {
                                settle(change, false);
                            }
                        });
    }

    private boolean all(List<VideoId> videos, TrashRow.State wanted) {
        return videos.stream().allMatch(video -> sent.get(video) == wanted);
    }

    private void settle(ChangeId change, boolean done) {
        doubtful.remove(change);
        flow.settle(change, done);
    }

    private void arrange() {
        Instant now = on.clock().instant();
        rows.set(
                read.values().stream()
                        .map(video -> row(video, now))
                        .sorted(TrashRow.OLDEST_FIRST)
                        .toList());
        Set<VideoId> over =
                rows.get().stream()
                        .filter(TrashRow::isOver)
                        .map(TrashRow::id)
                        .collect(Collectors.toSet());
        pasted.keep(over::contains);
    }

    private TrashRow row(TrashedVideo video, Instant now) {
        return TrashRow.of(video, sent.get(video.id()), !recoveries(video.id()).isEmpty(), now);
    }

    /** Adds pasted IDs and loads their status. */
    void paste(List<VideoId> ids) {
        pasted.add(ids, on.clock().instant());
        ids.forEach(this::expect);
        arrange();
        refresh();
    }

    /** Removes those of them that only the user added from the list. */
    void forget(List<TrashRow> some) {
        Set<VideoId> named =
                some.stream().filter(this::canForget).map(TrashRow::id).collect(Collectors.toSet());
        pasted.forget(named);
        read.keySet().removeAll(named);
        arrange();
        // A load that runs asks for them, too.
        if (reading.isRunning()) {
            refresh();
        }
    }

    /** Whether only the user named it; a change without a known outcome names its videos, too. */
    boolean canForget(TrashRow row) {
        return row.isPasted() && pasted.all().contains(row.id());
    }

    /** All videos that expire soon and can be recovered, whatever the filter. */
    List<TrashRow> urgent() {
        return rows.get().stream().filter(TrashRow::isExpiring).toList();
    }

    /** Proposes the pending recoveries of videos that expire soon, once the trash is loaded. */
    void recoverExpiring() {
        isExpiringWanted = !isLoaded;
        if (!isExpiringWanted) {
            recover(urgent().stream().filter(TrashRow::isPending).toList());
        }
    }

    /**
     * Proposes to recover these, the oldest first, in batches; what is saved for later is proposed
     * as it was saved. A warning lists those that can't be sent.
     */
    void recover(List<TrashRow> some) {
        List<TrashRow> sending =
                some.stream().filter(TrashRow::isOpen).sorted(TrashRow.OLDEST_FIRST).toList();
        Set<ChangeLine> saved = new LinkedHashSet<>();
        sending.forEach(row -> saved.addAll(recoveries(row.id())));
        if (sending.isEmpty()) {
            on.notices().warn((messages.text("recover.nothing") + " " + warning(some)).strip());
        } else if (saved.isEmpty()) {
            propose(some, sending, List.of());
        } else {
            on.tasks()
                    .submit(
                            Job.of(messages.text("job.pending"), _ -> again(saved))
                                    .onSuccess(changes -> propose(some, sending, changes)));
        }
    }

    private List<StagedChange> again(Set<ChangeLine> saved) {
        return saved.stream().flatMap(line -> gate.pending(line).stream()).toList();
    }

    /**
     * @param saved for later, which may recover other videos, too
     */
    private void propose(List<TrashRow> some, List<TrashRow> sending, List<StagedChange> saved) {
        Set<VideoId> covered = new LinkedHashSet<>();
        saved.forEach(change -> covered.addAll(videos(change.line())));
        List<TrashRow> rest = sending.stream().filter(row -> !covered.contains(row.id())).toList();
        List<StagedChange> changes = new ArrayList<>(saved);
        for (int from = 0; from < rest.size(); from += BATCH) {
            changes.add(stage(rest.subList(from, Math.min(from + BATCH, rest.size()))));
        }
        String title = messages.plural("recover.videos", covered.size() + rest.size());
        flow.propose(Proposal.of(title, title, changes).warning(warning(some), false));
    }

    /** The recoveries of a video that are saved for later. */
    private List<ChangeLine> recoveries(VideoId video) {
        return pending.getValue().about(ItemKind.VIDEO, video.value()).stream()
                .filter(line -> line.operation() == Operation.RECOVER_VIDEOS)
                .toList();
    }

    private StagedChange stage(List<TrashRow> some) {
        Map<VideoId, String> titles = new HashMap<>();
        for (TrashRow row : some) {
            String title = row.title();
            if (title != null) {
                titles.put(row.id(), title);
            }
        }
        return service.stageRecover(some.stream().map(TrashRow::id).toList(), titles);
    }

    /** The warning about chosen videos that are not sent, with the reasons. */
    private String warning(List<TrashRow> some) {
        List<String> words = new ArrayList<>();
        long invalid = some.stream().filter(row -> !row.id().isUuid()).count();
        long expired = some.stream().filter(row -> row.id().isUuid() && row.isExpired()).count();
        long closed = some.stream().filter(row -> !row.isOpen()).count() - expired - invalid;
        if (expired > 0) {
            words.add(messages.plural("recover.expired", expired));
        }
        if (invalid > 0) {
            words.add(IdRule.leftOut(messages, invalid));
        }
        if (closed > 0) {
            words.add(messages.plural("recover.closed", closed));
        }
        return String.join(" ", words);
    }

    private void follow(List<ChangeEntry> entries) {
        boolean ended = false;
        for (ChangeEntry entry : entries) {
            boolean isBack = entry.line().operation() == Operation.TRASH_VIDEOS;
            if (!isBack && entry.line().operation() != Operation.RECOVER_VIDEOS) {
                continue;
            }
            List<VideoId> videos = videos(entry.line());
            if (isBack) {
                ended |= backInTrash(entry, videos);
                continue;
            }
            TrashRow.State next = state(entry);
            for (VideoId video : videos) {
                if (next == null) {
                    sent.remove(video);
                } else {
                    sent.put(video, next);
                }
            }
            if (entry.state() == ChangeEntry.State.UNKNOWN) {
                doubtful.put(entry.line().id(), videos);
            }
            ended |= isNews(entry.state());
        }
        arrange();
        if (ended && flow.gestures().stream().noneMatch(ChangeBatch::isUnderWay)) {
            refresh();
        }
    }

    /** Whether an undone recovery has ended. */
    private boolean backInTrash(ChangeEntry entry, List<VideoId> videos) {
        if (entry.state() == ChangeEntry.State.DONE) {
            videos.forEach(sent::remove);
        }
        return isNews(entry.state());
    }

    private static List<VideoId> videos(ChangeLine line) {
        List<VideoId> videos = new ArrayList<>();
        for (Subject subject : line.subjects()) {
            String id = subject.id();
            if (subject.kind() == ItemKind.VIDEO && id != null) {
                videos.add(new VideoId(id));
            }
        }
        return videos;
    }

    /** Whether a refresh may give a new status. */
    private static boolean isNews(ChangeEntry.State state) {
        return switch (state) {
            case DONE, FAILED, UNKNOWN -> true;
            case WAITING, SENDING, PAUSED, FOUND_DONE, FOUND_UNDONE, CANCELLED -> false;
        };
    }

    /** The state of a change's videos; null for one that was never sent. */
    private static TrashRow.@Nullable State state(ChangeEntry entry) {
        return switch (entry.state()) {
            case WAITING, SENDING, PAUSED -> TrashRow.State.WAITING;
            case DONE -> TrashRow.State.ACCEPTED;
            case FOUND_DONE -> TrashRow.State.RECOVERED;
            case FAILED -> entry.isConflict() ? TrashRow.State.CONFLICT : TrashRow.State.FAILED;
            case FOUND_UNDONE -> TrashRow.State.NOT_APPLIED;
            case UNKNOWN -> TrashRow.State.UNKNOWN;
            case CANCELLED -> null;
        };
    }
}
