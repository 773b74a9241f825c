package app.marquee.ui.library;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderService;

import java.time.Instant;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/**
 * Plays the end of every change; what is not told otherwise is done. Changes of a batch come from
 * several threads.
 */
public final class FakeGate implements ChangeApplier {
    private final List<StagedChange> kept = new CopyOnWriteArrayList<>();
    static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
    static final Answer REFUSAL = new Answer(400, "Não", "{\"errMsg\":\"Não\"}");

    private final FolderService folders;
    public final List<ChangeLine> sent = new CopyOnWriteArrayList<>();
    public final Map<ChangeId, ChangeLine> journal = new ConcurrentHashMap<>();
    private final Deque<Function<ChangeLine, ChangeOutcome>> endings =
            new ConcurrentLinkedDeque<>();

    FakeGate(FolderService folders) {
        this.folders = folders;
    }

    public void next(Function<ChangeLine, ChangeOutcome> ending) {
        endings.add(ending);
    }

    public void nextFails() {
        next(
                line ->
                        new ChangeOutcome.Failed(
                                end(line, ChangeState.FAILED), new Failure.Invalid(REFUSAL)));
    }

    public void nextIsUnknown() {
        next(
                line ->
                        new ChangeOutcome.Unsettled(
                                end(line, ChangeState.UNKNOWN), new Failure.LostAnswer("gone")));
    }

    public void nextIsPaused() {
        next(
                line ->
                        new ChangeOutcome.Paused(
                                end(line, ChangeState.STAGED),
                                new Failure.RateLimited(new Answer(429, null, ""), null),
                                null));
    }

    public void nextAnswers(Folder folder) {
        next(
                line ->
                        new ChangeOutcome.Done(
                                end(line, ChangeState.DONE), new WriteResponse.OfFolder(folder)));
    }

    public static ChangeLine end(ChangeLine line, ChangeState state) {
        return line.ended(state, NOW, new ChangeAnswer(null, null, null, null));
    }

    @Override
    public ChangeOutcome apply(StagedChange change, Runnable answered) {
        sent.add(change.line());
        Function<ChangeLine, ChangeOutcome> ending = endings.poll();
        ChangeOutcome outcome =
                ending == null
                        ? new ChangeOutcome.Done(
                                end(change.line(), ChangeState.DONE), new WriteResponse.Nothing())
                        : ending.apply(change.line());
        journal.put(change.line().id(), outcome.line());
        return outcome;
    }

    /** The way back of a renamed, moved or switched folder. */
    @Override
    public Optional<StagedChange> inverse(ChangeLine done) {
        FolderId id = new FolderId(String.valueOf(done.subject().id()));
        MemberChange change = done.members().getFirst();
        FolderUpdate back =
                switch (change.before()) {
                    case ChangeValue.Text(var text) when change.member().equals("name") ->
                            FolderUpdate.rename(text);
                    case ChangeValue.Text(var text) -> FolderUpdate.moveTo(new FolderId(text));
                    case ChangeValue.None _ -> FolderUpdate.moveToRoot();
                    case ChangeValue.Flag(var on) -> FolderUpdate.setActive(on);
                    default -> new FolderUpdate(Member.absent(), Member.absent(), Member.absent());
                };
        return back.isEmpty()
                ? Optional.empty()
                : Optional.of(folders.stageUpdate(Folder.known(id), back));
    }

    @Override
    public Optional<ChangeLine> find(ChangeId id) {
        return Optional.ofNullable(journal.get(id));
    }

    public List<String> bodies() {
        return sent.stream().map(line -> String.valueOf(line.request().body())).toList();
    }

    @Override
    public void keep(List<StagedChange> changes) {
        kept.addAll(changes);
    }

    @Override
    public void giveUp(List<ChangeId> changes) {
        kept.removeIf(change -> changes.contains(change.line().id()));
    }

    @Override
    public void settle(ChangeId id, boolean applied) {
        journal.computeIfPresent(
                id, (_, line) -> end(line, applied ? ChangeState.DONE : ChangeState.FAILED));
    }

    List<StagedChange> kept() {
        return kept;
    }
}
