package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.ChangeService;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;

import java.util.List;
import java.util.Optional;

/** The part of the changes that this section uses. Everything blocks. */
public interface ChangeApplier {
    ChangeOutcome apply(StagedChange change);

    /**
     * The same.
     *
     * @param answered may be run as soon as the service has said that it did it, so that another is
     *     sent while that is recorded
     */
    default ChangeOutcome apply(StagedChange change, Runnable answered) {
        return apply(change);
    }

    /** The way back from a change that was done. */
    Optional<StagedChange> inverse(ChangeLine done);

    /** What is recorded of a change. */
    Optional<ChangeLine> find(ChangeId id);

    /** Records changes that are sent later, all of them or none. */
    void keep(List<StagedChange> changes);

    /** Those of these that wait to be sent are not sent any more. */
    void giveUp(List<ChangeId> changes);

    /** What waits, to be marked where its things stand. */
    default PendingChanges waiting() {
        return PendingChanges.NONE;
    }

    static ChangeApplier of(ChangeService changes) {
        return new ChangeApplier() {
            @Override
            public ChangeOutcome apply(StagedChange change) {
                return changes.apply(change);
            }

            @Override
            public ChangeOutcome apply(StagedChange change, Runnable answered) {
                return changes.apply(change, answered);
            }

            @Override
            public Optional<StagedChange> inverse(ChangeLine done) {
                return changes.inverse(done);
            }

            @Override
            public Optional<ChangeLine> find(ChangeId id) {
                return changes.find(id);
            }

            @Override
            public PendingChanges waiting() {
                return PendingChanges.of(changes.lists());
            }

            @Override
            public void keep(List<StagedChange> kept) {
                changes.lists().keep(kept);
            }

            @Override
            public void giveUp(List<ChangeId> dropped) {
                changes.lists().giveUp(dropped);
            }
        };
    }
}
