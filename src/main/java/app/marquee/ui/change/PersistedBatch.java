package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeLists;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Persisted part of a batch: its changes are saved as pending before their turn, so that a crash
 * loses nothing confirmed. Blocking, except where noted.
 */
final class PersistedBatch {
    private final List<StagedChange> own;
    private final Set<ChangeId> unwanted = new HashSet<>();
    private volatile boolean isAsked;
    private boolean isKept;

    /**
     * @param isMany whether some changes follow others of the same batch
     */
    PersistedBatch(List<StagedChange> changes, boolean isMany) {
        this.own = own(changes);
        this.isAsked = isMany;
    }

    /** The changes that this batch added; those that were pending before are excluded. */
    static List<StagedChange> own(List<StagedChange> changes) {
        return changes.stream()
                .filter(change -> change.line().sequence() == 0)
                .filter(change -> ChangeLists.canKeep(change.line()))
                .toList();
    }

    /** Requests persistence because the batch queues behind another; non-blocking. */
    void ask() {
        isAsked = true;
    }

    /** Saves all changes or none, once, before the first is sent. */
    synchronized void keep(ChangeApplier gate) {
        if (isKept || !isAsked) {
            return;
        }
        isKept = true;
        List<StagedChange> wanted =
                own.stream().filter(change -> !unwanted.contains(change.line().id())).toList();
        try {
            if (!wanted.isEmpty()) {
                gate.keep(wanted);
            }
        } catch (FailureException _) {
            // Each is recorded once more before it is sent; what cannot be recorded is not sent.
        }
    }

    /** Discards the batch's own changes that are not sent after all. */
    synchronized void giveUp(ChangeApplier gate, List<ChangeId> dropped) {
        unwanted.addAll(dropped);
        gate.giveUp(dropped);
    }
}
