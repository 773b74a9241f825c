package app.marquee.change.engine;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.Interrupts;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.task.Progress;
import app.marquee.task.TaskGroup;

import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sending of a batch of changes on a worker: in order for one item, in parallel for different ones.
 * The window and the command line share it.
 */
public final class BatchSending {
    /** Most changes sent in parallel; the connection's request budget applies as well. */
    public static final int AT_ONCE = 4;

    private static final Set<ChangeState> SENT =
            EnumSet.of(ChangeState.SENDING, ChangeState.DONE, ChangeState.UNKNOWN);

    private final String name;
    private final SendOrder order;
    private final int total;
    private final int atOnce;

    /** Listener to the outcome of each change, called through {@link Progress#tell}. */
    public interface Listener {
        void sending(StagedChange change);

        void ended(StagedChange change, ChangeOutcome outcome);

        void failed(StagedChange change, Failure why);

        /** Runs the calls for all that happened meanwhile, so that it can be shown in one step. */
        default void together(Runnable calls) {
            calls.run();
        }
    }

    /** Result of sending one change; neither outcome nor failure when it was discarded. */
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

        /** Whether the server, which may have applied it, asked to wait with the others. */
        boolean isHoldingOthers() {
            return outcome instanceof ChangeOutcome.Unsettled(_, var why)
                    && why.delay().isPresent();
        }
    }

    /**
     * @param order of the changes that are still to be sent
     * @param atOnce how many may be in flight, at least 1
     */
    public BatchSending(String name, SendOrder order, int atOnce) {
        this.name = name;
        this.order = order;
        this.total = order.size();
        this.atOnce = atOnce;
    }

    /** The same without progress, until an interrupt between two requests. */
    public int send(ChangeApplier gate, Listener told) throws InterruptedException {
        return send(gate, new UntilInterrupt(), told);
    }

    /** Progress of a worker that is stopped by an interrupt alone. */
    private static final class UntilInterrupt implements Progress {
        @Override
        public void report(long done, long total) {}

        @Override
        public void rest() throws InterruptedException {
            Interrupts.heed();
        }
    }

    /**
     * Sends the changes until none is left or the server asks to retry later. It pauses between two
     * requests where the progress rests; when interrupted, it completes those in flight and reports
     * their outcomes. Blocking.
     *
     * @return how many ended
     */
    public int send(ChangeApplier gate, Progress progress, Listener told)
            throws InterruptedException {
        try (TaskGroup<Sent> crew = new TaskGroup<>()) {
            return new Sending(gate, progress, told, crew).all();
        }
    }

    /** Pass of sending, on the worker. */
    private final class Sending {
        private final ChangeApplier gate;
        private final Progress progress;
        private final Listener told;
        private final TaskGroup<Sent> crew;
        private final AtomicInteger onTheWire = new AtomicInteger();
        private final Queue<Runnable> calls = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean calling = new AtomicBoolean();
        private int ended;
        private boolean stopped;
        private boolean givenUp;

        Sending(ChangeApplier gate, Progress progress, Listener told, TaskGroup<Sent> crew) {
            this.gate = gate;
            this.progress = progress;
            this.told = told;
            this.crew = crew;
        }

        int all() throws InterruptedException {
            report();
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
                // The changes in flight still complete.
                drain();
                throw defect;
            }
            drain();
            if (givenUp) {
                throw new FailureException(new Failure.Cancelled(true));
            }
            return ended;
        }

        /** Starts as many as allowed; false when nothing is in flight. */
        private boolean begun() {
            while (!stopped && onTheWire.get() < atOnce && crew.size() < 2 * atOnce) {
                Optional<StagedChange> next = order.take();
                if (next.isEmpty()) {
                    return crew.size() > 0;
                }
                StagedChange change = next.get();
                tell(() -> told.sending(change));
                if (crew.size() == 0 && (atOnce == 1 || order.free() == 0)) {
                    settle(sent(change, () -> {}));
                    return true;
                }
                onTheWire.incrementAndGet();
                crew.start(name, () -> sentBeside(change));
            }
            return crew.size() > 0;
        }

        /** Sends in parallel; the request slot is free while the outcome is recorded. */
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

        /** Meanwhile it may have been applied from Activity. */
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

        /** Reports changes in flight before pausing, so that the view shows their states. */
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
                // The activity log has its outcome.
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
                stopped = stopped || sent.isHoldingOthers();
                order.ended(change);
            }
            sent.answered().run();
            tell(sent);
            report();
        }

        private void report() {
            if (total > 1) {
                progress.report(total - order.waiting() - crew.size(), total);
            }
        }

        private void tell(Sent sent) {
            ChangeOutcome outcome = sent.outcome();
            Failure failure = sent.failure();
            if (outcome != null) {
                tell(() -> told.ended(sent.change(), outcome));
            } else if (failure != null) {
                tell(() -> told.failed(sent.change(), failure));
            }
        }

        /** Gathers calls until the listener has time. */
        private void tell(Runnable call) {
            calls.add(call);
            callLater();
        }

        private void callLater() {
            if (calling.compareAndSet(false, true)) {
                progress.tell(() -> told.together(this::callAll));
            }
        }

        private void callAll() {
            calling.set(false);
            try {
                for (Runnable call = calls.poll(); call != null; call = calls.poll()) {
                    call.run();
                }
            } finally {
                // A defect of one call must not keep the others from the listener.
                if (!calls.isEmpty()) {
                    callLater();
                }
            }
        }
    }
}
