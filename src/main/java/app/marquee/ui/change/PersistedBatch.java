package app.marquee.ui.change;

import app.marquee.change.ChangeLists;
import app.marquee.change.StagedChange;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What of a gesture is written into the change list before its turn comes: an end of the program in
 * its middle loses nothing of what was confirmed. Blocks, on any thread, except where it says
 * otherwise.
 */
final class PersistedBatch {
    private final List<StagedChange> own;
    private final Set<ChangeId> unwanted = new HashSet<>();
    private volatile boolean isAsked;
    private boolean isKept;

    /**
     * @param isMany whether some wait for others of the same gesture
     */
    PersistedBatch(List<StagedChange> changes, boolean isMany) {
        this.own = own(changes);
        this.isAsked = isMany;
    }

    /** Those that did not wait in the change list before, which are not the gesture's own. */
    static List<StagedChange> own(List<StagedChange> changes) {
        return changes.stream()
                .filter(change -> change.line().sequence() == 0)
                .filter(change -> ChangeLists.canKeep(change.line()))
                .toList();
    }

    /** It has to wait for another gesture; does not block. */
    void ask() {
        isAsked = true;
    }

    /** Before the first is sent: all of them or none are recorded, once. */
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

    /** Those of the gesture's own that are not sent after all: they wait no longer. */
    synchronized void giveUp(ChangeApplier gate, List<ChangeId> dropped) {
        unwanted.addAll(dropped);
        gate.giveUp(dropped);
    }
}
