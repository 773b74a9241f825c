package app.marquee.change.engine;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ReviewedRequests;
import app.marquee.change.StagedChange;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.store.Journal;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Executor of a change: records, sends, and records the outcome. */
final class ChangeExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(ChangeExecutor.class);

    private static final Set<ChangeState> MAY_BE_SENT =
            EnumSet.of(ChangeState.STAGED, ChangeState.FAILED, ChangeState.CANCELLED);

    private final JournalEntryFactory lines;
    private final Transport transport;
    private final Journal journal;
    private final Consumer<ChangeOutcome.Done> onDone;
    private final ObjectLocks locks;

    private final Shared shared;

    /**
     * Shared state of all routes to the connection, like the locks.
     *
     * @param underWay how many are on their way
     * @param refusals how often something was refused for now
     * @param leaving whether the program ends, and interrupted changes stay pending
     */
    private record Shared(AtomicInteger underWay, AtomicInteger refusals, AtomicBoolean leaving) {}

    ChangeExecutor(
            JournalEntryFactory lines,
            Transport transport,
            Journal journal,
            Consumer<ChangeOutcome.Done> onDone,
            ObjectLocks locks) {
        this(
                lines,
                transport,
                journal,
                onDone,
                locks,
                new Shared(new AtomicInteger(), new AtomicInteger(), new AtomicBoolean()));
    }

    private ChangeExecutor(
            JournalEntryFactory lines,
            Transport transport,
            Journal journal,
            Consumer<ChangeOutcome.Done> onDone,
            ObjectLocks locks,
            Shared shared) {
        this.lines = lines;
        this.transport = transport;
        this.journal = journal;
        this.onDone = onDone;
        this.locks = locks;
        this.shared = shared;
    }

    /** From now on changes interrupted before sending stay pending. */
    void leave() {
        shared.leaving().set(true);
    }

    /** The same for another way to the connection. */
    ChangeExecutor over(JournalEntryFactory otherLines, Transport otherTransport) {
        return new ChangeExecutor(otherLines, otherTransport, journal, onDone, locks, shared);
    }

    /**
     * @param answered runs when the service has said that it did it, before that is recorded
     */
    ChangeOutcome apply(StagedChange change, Runnable answered) {
        requireSameAddress(change);
        shared.underWay().incrementAndGet();
        StagedChange named;
        try {
            named = new Creations(journal).resolved(change);
        } catch (FailureException e) {
            shared.underWay().decrementAndGet();
            return failed(change, notSentBefore(change.line()), e.failure());
        }
        return applied(named, answered);
    }

    private ChangeOutcome applied(StagedChange change, Runnable answered) {
        try (ObjectLocks.Held _ = locks.take(lines.connection().id(), change.line().subjects())) {
            return recorded(change, answered);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return givenUp(change);
        } finally {
            shared.underWay().decrementAndGet();
        }
    }

    /** Whether a change is on its way, over any way to the connection. */
    boolean isUnderWay() {
        return shared.underWay().get() > 0;
    }

    /** How often a change was refused for now, over any way to the connection. */
    int refusals() {
        return shared.refusals().get();
    }

    /** Discarded while another writer had the object: what may have been done stays as it is. */
    private ChangeOutcome givenUp(StagedChange change) {
        try {
            ChangeLine line = notSentBefore(change.line());
            return new ChangeOutcome.Cancelled(settle(change, line, new Failure.Cancelled(false)));
        } catch (FailureException e) {
            // Nothing was sent, whatever the journal cannot take.
            return new ChangeOutcome.Failed(change.line(), e.failure());
        }
    }

    private void requireSameAddress(StagedChange change) {
        var now = new ReviewedRequests(lines.connection()).of(change.request());
        if (!change.line().connection().equals(lines.connection().id())
                || !now.equals(change.line().request())) {
            throw new IllegalArgumentException("The change was reviewed for another URL");
        }
    }

    private ChangeOutcome recorded(StagedChange change, Runnable answered) {
        ChangeLine begun;
        try {
            change.keepFile(journal.uploads());
            begun = begun(change.line());
        } catch (FailureException e) {
            // What cannot be recorded is not sent.
            return new ChangeOutcome.Failed(change.line(), e.failure());
        }
        return begun.state() == ChangeState.SENDING
                ? sent(change, begun, answered)
                : new ChangeOutcome.Cancelled(begun);
    }

    /** On its way, or discarded by the user since it was taken. */
    private ChangeLine begun(ChangeLine taken) {
        return unchanged(taken)
                .or(() -> changedMeanwhile(taken))
                .orElseGet(() -> journal.add(taken.sending(now())));
    }

    /** Mostly the journal has it as the caller knows it, and nothing has to be read. */
    private Optional<ChangeLine> unchanged(ChangeLine taken) {
        return MAY_BE_SENT.contains(taken.state())
                ? journal.replace(taken, taken.sending(now()))
                : Optional.empty();
    }

    /**
     * The journal may know of attempts that the caller does not; empty when it has no such line.
     */
    private Optional<ChangeLine> changedMeanwhile(ChangeLine taken) {
        ChangeId id = taken.id();
        return journal
                .advance(
                        List.of(id),
                        known -> {
                            requireNotSent(known);
                            return wasGivenUp(taken, known)
                                    ? Optional.empty()
                                    : Optional.of(seen(known, taken).sending(now()));
                        })
                .stream()
                .findFirst()
                .or(() -> journal.find(id));
    }

    /** With the values before it and the titles that were loaded since it was recorded. */
    private static ChangeLine seen(ChangeLine known, ChangeLine taken) {
        boolean isSame = ids(known).equals(ids(taken));
        return (isSame ? known.about(taken.subjects()) : known)
                .seen(
                        member ->
                                member.before().isKnown()
                                        ? null
                                        : taken.members().stream()
                                                .filter(
                                                        each ->
                                                                each.member()
                                                                        .equals(member.member()))
                                                .map(MemberChange::before)
                                                .findFirst()
                                                .orElse(null));
    }

    private static List<@Nullable String> ids(ChangeLine line) {
        List<@Nullable String> ids = new ArrayList<>();
        line.subjects().forEach(subject -> ids.add(subject.id()));
        return ids;
    }

    /** It was pending when it was taken, and the user discarded it since. */
    private static boolean wasGivenUp(ChangeLine taken, ChangeLine known) {
        return taken.state() == ChangeState.STAGED && known.state() == ChangeState.CANCELLED;
    }

    private static void requireNotSent(ChangeLine known) {
        if (!MAY_BE_SENT.contains(known.state())) {
            throw new IllegalStateException("The change was already sent: " + known.id());
        }
    }

    /** The line as the journal has it, which may know of attempts that the caller does not. */
    private ChangeLine notSentBefore(ChangeLine line) {
        ChangeLine known = journal.find(line.id()).orElse(line);
        requireNotSent(known);
        return known;
    }

    private ChangeOutcome sent(StagedChange change, ChangeLine sending, Runnable answered) {
        StatusCapturingTransport tap = new StatusCapturingTransport(transport);
        WriteResponse answer;
        try {
            answer = send(tap, change, answered);
        } catch (FailureException e) {
            return failed(change, sending, e.failure());
        } catch (RuntimeException | Error e) {
            settle(change, sending, new Failure.Defect(e.getClass().getName()));
            throw e;
        }
        return done(change, sending, tap, answer);
    }

    private static WriteResponse send(
            StatusCapturingTransport tap, StagedChange change, Runnable answered) {
        WriteResponse answer = ChangeTypes.of(change.line()).send(tap, change.request());
        // After a refusal nothing else may go out before it is known how to go on.
        answered.run();
        return answer;
    }

    private ChangeOutcome done(
            StagedChange change,
            ChangeLine sending,
            StatusCapturingTransport tap,
            WriteResponse answer) {
        ChangeLine named = named(sending, answer);
        ChangeAnswer words = new ChangeAnswer(tap.status(), null, null, null);
        ChangeLine line = named.ended(ChangeState.DONE, now(), words);
        try {
            journal.update(line);
        } catch (FailureException e) {
            // The journal says that it is being sent, and will say that its outcome is unknown: so
            // do we.
            return new ChangeOutcome.Unsettled(sending, e.failure());
        }
        forget(change);
        ChangeOutcome.Done done = new ChangeOutcome.Done(line, answer);
        tell(done);
        return done;
    }

    private void forget(StagedChange change) {
        try {
            change.forgetFile(journal);
        } catch (FailureException e) {
            LOG.warn("Could not delete an uploaded file: {}", e.failure().type().recorded());
        }
    }

    /** What is done is done: trouble in noting it elsewhere must not make it look undone. */
    private void tell(ChangeOutcome.Done done) {
        try {
            onDone.accept(done);
        } catch (FailureException e) {
            LOG.warn("Could not update the catalog after a change: {}", e.failure());
        }
    }

    /** What was created has an id only now. */
    private static ChangeLine named(ChangeLine line, WriteResponse answer) {
        return line.wantsId()
                ? answer.id().map(id -> ChangeTypes.of(line).named(line, id.value())).orElse(line)
                : line;
    }

    private ChangeOutcome failed(StagedChange change, ChangeLine line, Failure failure) {
        ChangeLine ended;
        try {
            ended = settle(change, line, failure);
        } catch (FailureException e) {
            return new ChangeOutcome.Unsettled(line, e.failure());
        }
        return switch (ended.state()) {
            case STAGED -> refusedForNow(ended, failure);
            case CANCELLED -> new ChangeOutcome.Cancelled(ended);
            case FAILED -> new ChangeOutcome.Failed(ended, failure);
            case UNKNOWN, SENDING, DONE -> new ChangeOutcome.Unsettled(ended, failure);
        };
    }

    /** Counted before it counts no longer as on its way. */
    private ChangeOutcome refusedForNow(ChangeLine line, Failure failure) {
        shared.refusals().incrementAndGet();
        return ChangeOutcome.Paused.of(line, failure);
    }

    private ChangeLine settle(StagedChange change, ChangeLine line, Failure failure) {
        Instant now = now();
        ChangeAnswer words = FailureToStateMapper.answer(failure, now, change.secrets());
        ChangeState end = FailureToStateMapper.state(failure);
        return put(
                end == ChangeState.CANCELLED && shared.leaving().get()
                        ? line.waitingAgain()
                        : line.ended(end, now, words));
    }

    private ChangeLine put(ChangeLine line) {
        if (line.sequence() == 0) {
            return journal.add(line);
        }
        journal.update(line);
        return line;
    }

    private Instant now() {
        return lines.clock().instant();
    }
}
