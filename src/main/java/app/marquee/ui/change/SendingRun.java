package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.Failure;
import app.marquee.model.FailureException;
import app.marquee.task.Progress;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * The changes of one gesture on their way, one after the other. A worker takes and sends them; the
 * FX thread may take back what has not been sent. A change is taken by one of the two.
 */
final class SendingRun {
    private final String name;
    private final int total;
    private final Deque<StagedChange> waiting;
    private volatile @Nullable StagedChange current;

    /** Is told, on the FX thread, what becomes of each change. */
    interface Told {
        void sending(StagedChange change);

        void ended(StagedChange change, ChangeOutcome outcome);

        void failed(StagedChange change, Failure why);
    }

    SendingRun(String name, List<StagedChange> changes) {
        this.name = name;
        this.total = changes.size();
        this.waiting = new ConcurrentLinkedDeque<>(changes);
    }

    String name() {
        return name;
    }

    /** Whether there is something between whose sends a person may pause. */
    boolean isMany() {
        return total > 1;
    }

    Optional<StagedChange> first() {
        return Optional.ofNullable(waiting.peek());
    }

    /** The change that was taken and of which nobody told how it ended. */
    Optional<StagedChange> current() {
        return Optional.ofNullable(current);
    }

    /** Takes back what has not been sent. */
    List<StagedChange> drop() {
        List<StagedChange> dropped = new ArrayList<>();
        for (StagedChange change = waiting.poll(); change != null; change = waiting.poll()) {
            dropped.add(change);
        }
        return dropped;
    }

    /**
     * On the worker: sends what waits, until nothing does or the service asks to wait. Between two
     * sends it rests as long as the person pauses it.
     *
     * @return how many were taken
     */
    int send(ChangeGate gate, Progress progress, Told told) throws InterruptedException {
        int taken = 0;
        for (StagedChange change = waiting.poll(); change != null; change = waiting.poll()) {
            taken++;
            current = change;
            StagedChange now = change;
            progress.tell(() -> told.sending(now));
            if (!isOver(gate, now, progress, told)) {
                return taken;
            }
            if (isMany()) {
                progress.report(total - waiting.size(), total);
            }
            if (!waiting.isEmpty()) {
                progress.rest();
            }
        }
        return taken;
    }

    /** Sends one; false when nothing more may be sent for now. */
    private boolean isOver(ChangeGate gate, StagedChange change, Progress progress, Told told) {
        ChangeOutcome outcome;
        try {
            outcome = gate.apply(change);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            current = null;
            progress.tell(() -> told.failed(change, e.failure()));
            return true;
        }
        boolean paused = outcome instanceof ChangeOutcome.Paused;
        if (paused) {
            waiting.addFirst(change);
        }
        current = null;
        progress.tell(() -> told.ended(change, outcome));
        return !paused;
    }
}
