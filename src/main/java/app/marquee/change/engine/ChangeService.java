package app.marquee.change.engine;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.http.Transport;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.store.Journal;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Service that applies, stages and undoes the changes of one connection. Interrupting its thread
 * cancels {@link #apply}. Blocking.
 */
public final class ChangeService implements ChangeApplier {
    private final JournalEntryFactory lines;
    private final Journal journal;
    private final ChangeExecutor application;
    private final UndoRule undo;

    /**
     * @param writers shared by all writers of this process
     * @param undo whether the connection has what an undo needs, which may be an unofficial feature
     * @param onDone called for every applied change, on the thread that applied it
     */
    public ChangeService(
            JournalEntryFactory lines,
            Transport transport,
            Journal journal,
            ObjectLocks writers,
            UndoRule undo,
            Consumer<ChangeOutcome.Done> onDone) {
        this(lines, journal, undo, new ChangeExecutor(lines, transport, journal, onDone, writers));
    }

    private ChangeService(
            JournalEntryFactory lines, Journal journal, UndoRule undo, ChangeExecutor application) {
        this.lines = lines;
        this.journal = journal;
        this.undo = undo;
        this.application = application;
    }

    /**
     * Applies changes that were made for another way to the same connection; writers of one object
     * block each other across all routes.
     */
    public ChangeService over(JournalEntryFactory otherLines, Transport otherTransport) {
        return new ChangeService(
                otherLines, journal, undo, application.over(otherLines, otherTransport));
    }

    /**
     * Records that the change is being sent, sends it, and records how that ended. Changes of one
     * object go out one after the other.
     *
     * <p>429, 401, 403 and a missing token stage the line again ({@link ChangeOutcome.Paused}):
     * nothing was done, and it can be applied again when the service, or the user with a token,
     * allows it.
     *
     * @param answered runs when the service has said that it did it, before that is recorded, so
     *     that another may be sent meanwhile
     * @throws IllegalStateException when the change was sent before and was done or may have been
     *     done: it is never sent twice
     */
    @Override
    public ChangeOutcome apply(StagedChange change, Runnable answered) {
        return application.apply(change, answered);
    }

    /**
     * The program ends: what is interrupted from now on before it was sent was not discarded, and
     * stays pending.
     */
    public void leave() {
        application.leave();
    }

    /** Whether a change of this connection is on its way now. */
    public boolean isUnderWay() {
        return application.isUnderWay();
    }

    /**
     * How often a change of this connection was refused for now ({@link ChangeOutcome.Paused})
     * since the service was made: who sees it grow knows that something was not sent.
     */
    public int refusals() {
        return application.refusals();
    }

    /**
     * The way back from a change that was done, to be applied like any other; empty without one.
     *
     * @throws FailureException when it can't be found out now whether the platform has one
     */
    @Override
    public Optional<StagedChange> inverse(ChangeLine done) {
        return back(done).filter(change -> undo.allows(done, change.line()));
    }

    private Optional<StagedChange> back(ChangeLine done) {
        if (done.state() != ChangeState.DONE || done.reversible() == Reversible.NO) {
            return Optional.empty();
        }
        try {
            return ChangeTypes.of(done)
                    .inverse(done, lines)
                    .map(change -> change.undoing(done.id()));
        } catch (FailureException _) {
            // Something that the server made has an ID that no request may name.
            return Optional.empty();
        }
    }

    /**
     * The change of a recorded line that was not done, to be applied again; empty when it was or
     * may have been done, or would go to another address now.
     *
     * @param secret the password, given anew for a line that needs one
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Refused} for a password that the contract does not
     *     allow
     */
    public Optional<StagedChange> again(ChangeLine line, Optional<Secret> secret) {
        return new ChangeRestager(lines.connection(), journal.uploads()).of(line, secret);
    }

    @Override
    public Optional<StagedChange> pending(ChangeLine line) {
        return again(line, Optional.empty());
    }

    @Override
    public void keep(List<StagedChange> changes) {
        lists().keep(changes);
    }

    @Override
    public void giveUp(List<ChangeId> changes) {
        lists().giveUp(changes);
    }

    @Override
    public void settle(ChangeId id, boolean applied) {
        lists().settle(id, Optional.of(applied));
    }

    @Override
    public List<ChangeLine> waiting() {
        return lists().waitingLines();
    }

    @Override
    public Runnable listen(Runnable listener) {
        return journal.listen(listener);
    }

    /** Keeps changes for later and passes them on as lists. */
    public ChangeLists lists() {
        return new ChangeLists(lines, journal);
    }

    @Override
    public Optional<ChangeLine> find(ChangeId id) {
        return journal.find(id).filter(line -> line.connection().equals(lines.connection().id()));
    }

    /** The newest changes, the latest first. */
    public List<ChangeLine> newest(int limit) {
        return journal.newest(lines.connection().id(), limit);
    }

    /** The changes in one state, in the order of their staging. */
    public List<ChangeLine> inState(ChangeState state) {
        return journal.inState(lines.connection().id(), state);
    }

    /** The changes of one operation, in the order of their staging. */
    public List<ChangeLine> of(Operation operation) {
        return journal.of(lines.connection().id(), operation);
    }

    /** What was done to one thing, the latest first. */
    public List<ChangeLine> about(ItemKind kind, String id) {
        return journal.about(lines.connection().id(), kind, id);
    }
}
