package app.marquee.ui.video.matrix;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PostChangeRefresher;
import app.marquee.ui.change.PreviewSending;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.FieldAdvice;
import app.marquee.ui.video.matrix.FieldGrid.Cell;
import app.marquee.ui.video.matrix.FieldGrid.Change;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * View-model of the edits of a field matrix: whether cells can be edited, what is sent, and the
 * fields loaded again after their changes. FX thread only.
 */
final class FieldGridViewModel {
    private static final Set<Operation> WRITES =
            Set.of(
                    Operation.CREATE_CUSTOM_FIELD,
                    Operation.UPDATE_CUSTOM_FIELD,
                    Operation.DELETE_CUSTOM_FIELD);

    private final CustomFieldService service;
    private final SectionContext on;
    private final ChangeController changes;
    private final PreviewSending previews;
    private final ChangeFlowViewModel flow;
    private final FieldMatrixViewModel model;
    private final Messages messages;
    private final Set<VideoId> changed = new HashSet<>();
    private Runnable onChange = () -> {};
    private @Nullable FieldGrid grid;
    private @Nullable Proposal proposed;
    private @Nullable JobHandle preparing;

    /** Whether edits are being sent or saved, from the press on. */
    private boolean isSending;

    FieldGridViewModel(
            CustomFieldService service,
            SectionContext on,
            ChangeController changes,
            FieldMatrixViewModel model) {
        this.service = service;
        this.on = on;
        this.changes = changes;
        this.previews = changes.previews();
        this.flow = changes.flow();
        this.model = model;
        this.messages = on.messages().of("video");
        PostChangeRefresher refresher =
                new PostChangeRefresher(
                        flow,
                        on.tasks(),
                        messages,
                        service::settle,
                        line -> {
                            changed.add(new VideoId(String.valueOf(line.subject().id())));
                            readAgain();
                        });
        flow.listen(refresher.only(this::isOurs)::follow);
        flow.listen(this::follow);
        changes.onKept(this::kept);
        changes.markers().onChange(() -> onChange.run());
        on.connection().subscribe(() -> onChange.run());
    }

    /** Sets the listener that runs after edits changed, or whether they can be made. */
    void onChange(Runnable listener) {
        onChange = listener;
    }

    /** Takes loaded fields; edits that they don't settle stay. */
    FieldGrid loaded(FieldMatrix matrix) {
        FieldGrid known = grid;
        if (known == null) {
            known = new FieldGrid(matrix);
            grid = known;
        } else {
            known.rebase(matrix);
        }
        return known;
    }

    /** Forgets the fields, since other videos are shown. */
    void clear() {
        grid = null;
        changed.clear();
    }

    boolean hasEdits() {
        return grid != null && grid.size() > 0;
    }

    private void follow(List<ChangeEntry> entries) {
        if (entries.stream().anyMatch(entry -> isOurs(entry.line()))) {
            readAgain();
            onChange.run();
        }
    }

    /** Loads what changed once the last change has ended. */
    private void readAgain() {
        if (!changed.isEmpty() && !isApplying()) {
            Set<VideoId> some = Set.copyOf(changed);
            changed.clear();
            model.readAgain(some);
        }
    }

    private boolean isApplying() {
        return isSending || flow.isUnderWay(this::isOurs);
    }

    private boolean isOurs(ChangeLine line) {
        FieldGrid known = grid;
        return known != null
                && WRITES.contains(line.operation())
                && known.matrix().rows().stream()
                        .anyMatch(row -> row.video().value().equals(line.subject().id()));
    }

    private void kept(Proposal shown) {
        if (shown.equals(proposed) && grid != null) {
            proposed = null;
            grid.forget();
            onChange.run();
        }
    }

    /** Whether edits are being compared, sent or saved. */
    boolean isSending() {
        return isSending;
    }

    /** Why no cell can be edited now; empty when some can. */
    Optional<String> blocked() {
        if (on.connection().getValue().readOnly()) {
            return Optional.of(messages.text("blocked.readOnly"));
        }
        for (Operation write : WRITES) {
            switch (service.of(write)) {
                case YES -> {
                    // Available.
                }
                case UNKNOWN -> {
                    return Optional.of(messages.text("field.blocked.unread"));
                }
                case NO -> {
                    return Optional.of(messages.text("field.blocked.withdrawn"));
                }
            }
        }
        if (model.isReading()) {
            return Optional.of(messages.text("field.blocked.unread"));
        }
        return isApplying() ? Optional.of(messages.text("applying")) : Optional.empty();
    }

    /** Why a cell can't be edited; empty when it can. */
    Optional<String> blocked(FieldGrid edits, Cell cell) {
        return blocked().or(() -> edits.fixed(cell).map(why -> messages.text(why.key())));
    }

    /** The limits that a cell exceeds, and the value before; empty for neither. */
    String remarks(FieldGrid edits, Cell cell) {
        List<String> said = new ArrayList<>();
        FieldAdvice advice = new FieldAdvice(messages);
        for (FieldGrid.Advice one : edits.advice(cell)) {
            said.add(
                    switch (one) {
                        case KEY -> advice.key(cell.key());
                        case VALUE -> advice.value(edits.value(cell).orElse(""));
                        case MANY -> advice.many();
                    });
        }
        if (edits.isConflict(cell)) {
            said.add(messages.text("matrix.conflict"));
        }
        if (edits.isEdited(cell)) {
            said.add(was(edits, cell));
        }
        return String.join(" ", said);
    }

    private String was(FieldGrid edits, Cell cell) {
        if (!edits.hadField(cell)) {
            return messages.text("matrix.was.none");
        }
        return edits.loaded(cell)
                .map(value -> messages.text("matrix.was", value))
                .orElseGet(() -> messages.text("matrix.was.unknown"));
    }

    /**
     * Sends all edits but those in conflict, unless a value has changed since it was loaded.
     *
     * @param isFree whether the user has typed what these ask for
     * @param sent runs as they are sent
     */
    void send(Predicate<Proposal> isFree, Runnable sent) {
        stage(
                proposal -> {
                    if (isFree.test(proposal)) {
                        previews.send(proposal, new Ends(sent));
                    } else {
                        idle();
                    }
                },
                () -> {});
    }

    /** Sends nothing that hasn't been sent yet. */
    void cancel() {
        if (preparing != null) {
            preparing.cancel();
        }
        previews.cancel();
    }

    private void idle() {
        isSending = false;
        onChange.run();
    }

    /** Ends of an attempt to send. */
    private final class Ends implements PreviewSending.Ends {
        private final Runnable sent;

        Ends(Runnable sent) {
            this.sent = sent;
        }

        @Override
        public void sent() {
            idle();
            sent.run();
        }

        /** The current values make them conflicts. */
        @Override
        public void changed(List<StateCheck> since) {
            idle();
            model.readAgain(
                    since.stream()
                            .map(check -> String.valueOf(check.line().subject().id()))
                            .map(VideoId::new)
                            .collect(Collectors.toSet()));
        }

        @Override
        public void stopped() {
            idle();
        }
    }

    /**
     * Saves all edits for later.
     *
     * @param done runs when they are saved
     * @param failed runs when they are not
     */
    void keep(Runnable done, Runnable failed) {
        stage(
                proposal ->
                        changes.keep(
                                proposal,
                                () -> {
                                    idle();
                                    done.run();
                                },
                                () -> {
                                    idle();
                                    failed.run();
                                }),
                failed);
    }

    private void stage(Consumer<Proposal> next, Runnable failed) {
        FieldGrid edits = grid;
        if (edits == null
                || edits.size() == edits.conflicts()
                || isSending
                || blocked().isPresent()) {
            failed.run();
            return;
        }
        isSending = true;
        onChange.run();
        List<Change> all = edits.changes();
        Map<VideoId, String> titles = new HashMap<>();
        for (FieldsOfVideo row : edits.matrix().rows()) {
            if (row.title() != null) {
                titles.put(row.video(), row.title());
            }
        }
        preparing =
                on.tasks()
                        .submit(
                                Job.of(
                                                messages.text("job.prepare"),
                                                _ ->
                                                        all.stream()
                                                                .map(one -> stage(one, titles))
                                                                .toList())
                                        .onSuccess(staged -> next.accept(proposal(staged)))
                                        .onFailure(
                                                why -> {
                                                    idle();
                                                    on.notices()
                                                            .failed(
                                                                    messages.text("job.prepare"),
                                                                    why,
                                                                    FailureSubject.VIDEO);
                                                    failed.run();
                                                })
                                        .onCancelled(
                                                () -> {
                                                    idle();
                                                    failed.run();
                                                }));
    }

    /**
     * @throws FailureException for a request that breaks the contract
     */
    private StagedChange stage(Change change, Map<VideoId, String> titles) {
        String title = titles.get(change.video());
        return switch (change) {
            case Change.Creation(var video, var draft) -> service.stageCreate(video, title, draft);
            case Change.Update(var video, var known, var update) ->
                    service.stageUpdate(video, title, known, update);
            case Change.Deletion(var video, var known) -> service.stageDelete(video, title, known);
        };
    }

    private Proposal proposal(List<StagedChange> staged) {
        boolean removes =
                staged.stream()
                        .anyMatch(one -> one.line().operation() == Operation.DELETE_CUSTOM_FIELD);
        int count = staged.size();
        String title = messages.plural("matrix.send", count);
        Proposal proposal =
                Proposal.of(title, title, staged)
                        .warning(messages.text("unofficial.warning"), removes);
        proposed = proposal;
        return proposal;
    }

    /** Compares the spellings as edited, off the FX thread. */
    void spellings(FieldGrid edits, Consumer<Spellings> then) {
        List<FieldsOfVideo> rows = edits.current();
        on.tasks()
                .submit(
                        Job.of(messages.text("job.matrix"), _ -> Spellings.of(rows))
                                .onSuccess(then));
    }
}
