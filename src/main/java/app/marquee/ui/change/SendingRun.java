package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.engine.SendOrder;
import app.marquee.task.Progress;

import java.util.List;
import java.util.Optional;

/**
 * Run that applies the changes of a batch: in order for one item, in parallel for different ones. A
 * worker takes and sends them; the FX thread may withdraw unsent ones, and each change is taken by
 * one of the two.
 */
public final class SendingRun {
    private final String name;
    private final int total;
    private final int atOnce;
    private final SendOrder order;
    private final PersistedBatch kept;

    public SendingRun(String name, List<StagedChange> changes) {
        this(name, changes, BatchSending.AT_ONCE);
    }

    /**
     * @param atOnce how many may be in flight, at least 1
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

    /** Whether the run has enough changes to pause between two of them. */
    boolean isMany() {
        return total > 1;
    }

    int total() {
        return total;
    }

    /** The number of changes that have ended. Thread-safe. */
    int ended() {
        return total - order.waiting() - order.onTheWay().size();
    }

    /** The next change. */
    Optional<StagedChange> first() {
        return order.peek();
    }

    /** Whether it has changes that were not taken yet. */
    boolean isWaiting() {
        return order.waiting() > 0;
    }

    boolean isOver() {
        return order.waiting() == 0 && order.onTheWay().isEmpty();
    }

    /** The changes that were taken and have no reported outcome. */
    List<StagedChange> current() {
        return order.onTheWay();
    }

    /** Its changes saved as pending before their turn. */
    PersistedBatch kept() {
        return kept;
    }

    /** Marks a change as settled by another path. */
    void settled(StagedChange change) {
        order.ended(change);
    }

    /** Withdraws the unsent changes. */
    List<StagedChange> drop() {
        return order.drop();
    }

    /**
     * Sends the changes on the worker until none is left or the server asks to retry later. It
     * pauses between two requests while the user wants so; when cancelled, it completes those in
     * flight and reports their outcomes.
     *
     * @return how many ended
     */
    public int send(ChangeApplier gate, Progress progress, BatchSending.Listener told)
            throws InterruptedException {
        kept.keep(gate);
        return new BatchSending(name, order, atOnce).send(gate, progress, told);
    }
}
