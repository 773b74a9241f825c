package app.marquee.ui.change;

import app.marquee.change.ChangeLists;
import app.marquee.change.StagedChange;
import app.marquee.model.ChangeId;
import app.marquee.model.FailureException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What of a gesture is written into the change list before its turn comes: an end of the program in
 * its middle loses nothing of what was confirmed. Blocks, on any thread, except where it says
 * otherwise.
 */
final class KeptGesture {
    private final List<StagedChange> own;
    private final Set<ChangeId> unwanted = new HashSet<>();
    private volatile boolean isAsked;
    private boolean isKept;

    /**
     * @param isMany whether some wait for others of the same gesture
     */
    KeptGesture(List<StagedChange> changes, boolean isMany) {
        this.own = changes.stream().filter(KeptGesture::isOwn).toList();
        this.isAsked = isMany;
    }

    /** What waited in the change list before is not the gesture's own. */
    private static boolean isOwn(StagedChange change) {
        return change.line().sequence() == 0 && ChangeLists.canKeep(change.line());
    }

    /** It has to wait for another gesture; does not block. */
    void ask() {
        isAsked = true;
    }

    /** Before the first is sent: all of them or none are recorded, once. */
    synchronized void keep(ChangeGate gate) {
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
    synchronized void giveUp(ChangeGate gate, List<StagedChange> dropped) {
        List<ChangeId> ids =
                dropped.stream()
                        .filter(KeptGesture::isOwn)
                        .map(change -> change.line().id())
                        .toList();
        unwanted.addAll(ids);
        gate.giveUp(ids);
    }
}
