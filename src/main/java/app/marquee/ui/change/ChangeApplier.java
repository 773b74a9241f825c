package app.marquee.ui.change;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.ChangeService;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;

import java.util.List;
import java.util.Optional;

/** Gateway through which a section applies, records and looks up changes. Blocking. */
public interface ChangeApplier {
    ChangeOutcome apply(StagedChange change);

    /**
     * Applies a change.
     *
     * @param answered may run as soon as the server has confirmed the change, so that another is
     *     sent while it is recorded
     */
    default ChangeOutcome apply(StagedChange change, Runnable answered) {
        return apply(change);
    }

    /** The change that undoes an applied one. */
    Optional<StagedChange> inverse(ChangeLine done);

    /** The recorded state of a change. */
    Optional<ChangeLine> find(ChangeId id);

    /** Records pending changes, all of them or none. */
    void keep(List<StagedChange> changes);

    /** Discards those of these that are pending. */
    void giveUp(List<ChangeId> changes);

    /** The pending changes, for the markers in a section. */
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
