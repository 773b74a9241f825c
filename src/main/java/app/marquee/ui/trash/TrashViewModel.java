package app.marquee.ui.trash;

import app.marquee.change.StagedChange;
import app.marquee.model.Failure;
import app.marquee.model.ItemKind;
import app.marquee.model.Subject;
import app.marquee.model.Video;
import app.marquee.model.VideoId;
import app.marquee.service.Steps;
import app.marquee.service.TrashService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is in the trash, and what became of every video that was sent. On the FX thread. */
final class TrashViewModel {
    private static final int BATCH = 50;

    private final TrashService service;
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Messages messages;
    private final LatestJob reading;
    private final Map<VideoId, TrashRow> known = new LinkedHashMap<>();
    private final ReadOnlyObjectWrapper<List<TrashRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(new State.Loading());

    /** How reading stands. */
    sealed interface State {
        record Loading() implements State {}

        /**
         * @param listed false when the connection does not list its trash
         */
        record Shown(Instant at, boolean listed) implements State {}

        record Cancelled() implements State {}

        record Failed(Failure failure) implements State {}
    }

    TrashViewModel(TrashService service, ChangeFlowViewModel flow, SectionContext on) {
        this.service = service;
        this.flow = flow;
        this.on = on;
        this.messages = on.messages();
        this.reading = new LatestJob(on.tasks());
        flow.listen(this::follow);
    }

    ReadOnlyObjectProperty<List<TrashRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    void refresh() {
        state.set(new State.Loading());
        Instant at = on.clock().instant();
        reading.submit(
                Job.of(messages.text("job.list"), progress -> read(at, progress::report))
                        .onSuccess(read -> came(read, at))
                        .onFailure(failure -> state.set(new State.Failed(failure)))
                        .onCancelled(() -> state.set(new State.Cancelled())));
    }

    private Optional<List<TrashRow>> read(Instant now, Steps steps) {
        Optional<List<Video>> videos = service.list(steps);
        return videos.map(
                some -> {
                    Map<VideoId, String> titles =
                            service.titles(some.stream().map(Video::id).toList());
                    return some.stream()
                            .map(one -> TrashRow.of(one, titles.get(one.id()), now))
                            .toList();
                });
    }

    private void came(Optional<List<TrashRow>> read, Instant at) {
        read.ifPresent(this::merge);
        arrange();
        state.set(new State.Shown(at, read.isPresent()));
    }

    /** What a read says of the videos that were sent, or pasted. */
    private void merge(List<TrashRow> listed) {
        Map<VideoId, TrashRow> before = new HashMap<>(known);
        Set<VideoId> there = new HashSet<>();
        known.clear();
        for (TrashRow row : listed) {
            there.add(row.id());
            TrashRow last = before.get(row.id());
            known.put(row.id(), last == null ? row : row.in(still(last.state())));
        }
        before.values().stream()
                .filter(row -> !there.contains(row.id()))
                .filter(row -> row.state() != TrashRow.State.TRASHED)
                .forEach(row -> known.put(row.id(), row.in(gone(row.state()))));
    }

    private static TrashRow.State still(TrashRow.State last) {
        return switch (last) {
            case ACCEPTED, STILL -> TrashRow.State.STILL;
            case WAITING -> TrashRow.State.WAITING;
            case FAILED -> TrashRow.State.FAILED;
            case TRASHED, PASTED, RECOVERED, UNKNOWN -> TrashRow.State.TRASHED;
        };
    }

    private static TrashRow.State gone(TrashRow.State last) {
        return switch (last) {
            case ACCEPTED, STILL, RECOVERED, UNKNOWN -> TrashRow.State.RECOVERED;
            case WAITING, PASTED, FAILED, TRASHED -> last;
        };
    }

    private void arrange() {
        rows.set(known.values().stream().sorted(TrashRow.OLDEST_FIRST).toList());
    }

    /** Shows ids that the person pasted. */
    void paste(List<VideoId> ids, Map<VideoId, String> titles) {
        for (VideoId id : ids) {
            known.putIfAbsent(
                    id,
                    new TrashRow(id, titles.get(id), null, null, TrashRow.State.PASTED));
        }
        arrange();
        if (state.get() instanceof State.Shown shown) {
            state.set(new State.Shown(shown.at(), shown.listed()));
        }
    }

    boolean isKnown(VideoId id) {
        return known.containsKey(id);
    }

    /** Proposes to recover these, the oldest first, in batches; what cannot be sent is told. */
    void recover(List<TrashRow> some) {
        List<TrashRow> sending =
                some.stream()
                        .filter(TrashRow::isOpen)
                        .filter(row -> row.id().isUuid())
                        .sorted(TrashRow.OLDEST_FIRST)
                        .toList();
        if (sending.isEmpty()) {
            on.notices().warn(messages.text("recover.nothing"));
            return;
        }
        List<StagedChange> changes = new ArrayList<>();
        for (int from = 0; from < sending.size(); from += BATCH) {
            changes.add(stage(sending.subList(from, Math.min(from + BATCH, sending.size()))));
        }
        String title = messages.plural("recover.title", sending.size());
        flow.propose(Proposal.of(title, title, changes).warning(warning(some), false));
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

    private String warning(List<TrashRow> some) {
        List<String> words = new ArrayList<>();
        long expired = some.stream().filter(TrashRow::isExpired).count();
        long invalid = some.stream().filter(row -> !row.id().isUuid()).count();
        if (expired > 0) {
            words.add(messages.plural("recover.expired", expired));
        }
        if (invalid > 0) {
            words.add(messages.plural("recover.invalid", invalid));
        }
        return String.join(" ", words);
    }

    private void follow(List<ChangeEntry> entries) {
        boolean ended = false;
        for (ChangeEntry entry : entries) {
            TrashRow.State next = state(entry);
            for (Subject subject : entry.line().subjects()) {
                String id = subject.id();
                if (subject.kind() == ItemKind.VIDEO && id != null) {
                    known.computeIfPresent(new VideoId(id), (_, row) -> row.in(next));
                }
            }
            ended |= !entry.state().isUnderWay();
        }
        arrange();
        if (ended) {
            refresh();
        }
    }

    private static TrashRow.State state(ChangeEntry entry) {
        return switch (entry.state()) {
            case WAITING, SENDING, PAUSED -> TrashRow.State.WAITING;
            case DONE -> TrashRow.State.ACCEPTED;
            case FOUND_DONE -> TrashRow.State.RECOVERED;
            case FAILED, FOUND_UNDONE -> TrashRow.State.FAILED;
            case UNKNOWN -> TrashRow.State.UNKNOWN;
            case CANCELLED -> TrashRow.State.TRASHED;
        };
    }
}
