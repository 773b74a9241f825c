package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.SendOrder;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.task.Progress;
import app.marquee.task.TaskGroup;

import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The changes of one gesture or list on their way: those of one thing one after the other, those of
 * different things at the same time. A worker takes and sends them; the FX thread may take back
 * what has not been sent. A change is taken by one of the two.
 */
public final class SendingRun {
    /** How many are sent at the same time; the request budget of the connection holds besides. */
    public static final int AT_ONCE = 4;

    private static final Set<ChangeState> SENT =
            EnumSet.of(ChangeState.SENDING, ChangeState.DONE, ChangeState.UNKNOWN);

    private final String name;
    private final int total;
    private final int atOnce;
    private final SendOrder order;
    private final PersistedBatch kept;

    /** Is told, on the FX thread, what becomes of each change. */
    public interface Told {
        void sending(StagedChange change);

        void ended(StagedChange change, ChangeOutcome outcome);

        void failed(StagedChange change, Failure why);
    }

    /** How the sending of one came out; neither outcome nor reason when it was given up. */
    private record Sent(
            StagedChange change,
            @Nullable ChangeOutcome outcome,
            @Nullable Failure failure,
            Runnable answered) {
        boolean isGivenUp() {
            return failure instanceof Failure.Cancelled;
        }

        boolean isRefusedForNow() {
            return outcome instanceof ChangeOutcome.Paused;
        }
    }

    public SendingRun(String name, List<StagedChange> changes) {
        this(name, changes, AT_ONCE);
    }

    /**
     * @param atOnce how many may be on their way at the same time, at least 1
     */
    public SendingRun(String name, List<StagedChange> changes, int atOnce) {
        this.name = name;
        this.total = changes.size();
        this.atOnce = atOnce;
        this.order = new SendOrder(changes);
        this.kept = new PersistedBatch(changes, isMany());
    }

    String name() {
        return name;
    }

    /** Whether there is something between whose sends a person may pause. */
    boolean isMany() {
        return total > 1;
    }

    int total() {
        return total;
    }

    /** How many neither wait nor are on their way; on any thread. */
    int ended() {
        return total - order.waiting() - order.onTheWay().size();
    }

    /** What goes next. */
    Optional<StagedChange> first() {
        return order.peek();
    }

    boolean isOver() {
        return order.waiting() == 0 && order.onTheWay().isEmpty();
    }

    /** The changes that were taken and of which nobody told how they ended. */
    List<StagedChange> current() {
        return order.onTheWay();
    }

    /** What of it is in the change list before its turn comes. */
    PersistedBatch kept() {
        return kept;
    }

    /** Somebody else found out how it ended. */
    void settled(StagedChange change) {
        order.ended(change);
    }

    /** Takes back what has not been sent. */
    List<StagedChange> drop() {
        return order.drop();
    }

    /**
     * On the worker: sends what waits, until nothing does or the service asks to wait. Between two
     * sends it rests as long as the person pauses it. Cancelled, it waits until what is on its way
     * has ended, and tells how.
     *
     * @return how many ended
     */
    public int send(ChangeApplier gate, Progress progress, Told told) throws InterruptedException {
        kept.keep(gate);
        try (TaskGroup<Sent> crew = new TaskGroup<>()) {
            return new Sending(gate, progress, told, crew).all();
        }
    }

    /** One sending, on the worker. */
    private final class Sending {
        private final ChangeApplier gate;
        private final Progress progress;
        private final Told told;
        private final TaskGroup<Sent> crew;
        private final AtomicInteger onTheWire = new AtomicInteger();
        private int ended;
        private boolean stopped;
        private boolean givenUp;

        Sending(ChangeApplier gate, Progress progress, Told told, TaskGroup<Sent> crew) {
            this.gate = gate;
            this.progress = progress;
            this.told = told;
            this.crew = crew;
        }

        int all() throws InterruptedException {
            try {
                while (begun()) {
                    if (crew.size() > 0) {
                        crew.take().ifPresent(this::settle);
                    }
                    rest();
                }
            } catch (InterruptedException e) {
                crew.interrupt();
                drain();
                throw e;
            } catch (RuntimeException | Error defect) {
                // The others are no part of it.
                drain();
                throw defect;
            }
            drain();
            if (givenUp) {
                throw new FailureException(new Failure.Cancelled(true));
            }
            return ended;
        }

        /** Puts as many on their way as may be; false when there is nothing left to wait for. */
        private boolean begun() {
            while (!stopped && onTheWire.get() < atOnce && crew.size() < 2 * atOnce) {
                Optional<StagedChange> next = order.take();
                if (next.isEmpty()) {
                    return crew.size() > 0;
                }
                StagedChange change = next.get();
                progress.tell(() -> told.sending(change));
                if (crew.size() == 0 && (atOnce == 1 || order.free() == 0)) {
                    settle(sent(change, () -> {}));
                    return true;
                }
                onTheWire.incrementAndGet();
                crew.start(name, () -> sentBeside(change));
            }
            return crew.size() > 0;
        }

        /** Beside others: its place on the wire is free while it is recorded how it ended. */
        private Sent sentBeside(StagedChange change) {
            AtomicBoolean over = new AtomicBoolean();
            Runnable answered =
                    () -> {
                        if (over.compareAndSet(false, true)) {
                            onTheWire.decrementAndGet();
                            crew.wake();
                        }
                    };
            return sent(change, answered);
        }

        private Sent sent(StagedChange change, Runnable answered) {
            try {
                return new Sent(change, applied(change, answered), null, answered);
            } catch (FailureException e) {
                return new Sent(change, null, e.failure(), answered);
            }
        }

        /** Meanwhile it may have been sent from where the whole change list is. */
        private ChangeOutcome applied(StagedChange change, Runnable answered) {
            try {
                return gate.apply(change, answered);
            } catch (IllegalStateException sentBefore) {
                return gate.find(change.line().id())
                        .filter(line -> SENT.contains(line.state()))
                        .map(ChangeOutcome::recorded)
                        .orElseThrow(() -> sentBefore);
            }
        }

        /** What is on its way is told before it rests, so that the view shows where it stands. */
        private void rest() throws InterruptedException {
            if (stopped || order.waiting() == 0) {
                return;
            }
            if (progress.isPaused()) {
                drain();
            }
            progress.rest();
        }

        private void drain() {
            while (crew.size() > 0) {
                crew.takeInAnyCase().ifPresent(this::settle);
            }
        }

        private void settle(Sent sent) {
            StagedChange change = sent.change();
            if (sent.isGivenUp()) {
                // What became of it stands in the journal.
                stopped = true;
                givenUp = true;
                sent.answered().run();
                return;
            }
            ended++;
            if (sent.isRefusedForNow()) {
                stopped = true;
                order.putBack(change);
            } else {
                order.ended(change);
            }
            sent.answered().run();
            tell(sent);
            if (isMany()) {
                progress.report(total - order.waiting() - crew.size(), total);
            }
        }

        private void tell(Sent sent) {
            ChangeOutcome outcome = sent.outcome();
            Failure failure = sent.failure();
            if (outcome != null) {
                progress.tell(() -> told.ended(sent.change(), outcome));
            } else if (failure != null) {
                progress.tell(() -> told.failed(sent.change(), failure));
            }
        }
    }
}
