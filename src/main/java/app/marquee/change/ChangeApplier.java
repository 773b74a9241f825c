package app.marquee.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;

import java.util.List;
import java.util.Optional;

/** Gateway through which the changes of a section are applied, recorded and looked up. Blocking. */
public interface ChangeApplier {
    /** Applies a change. */
    default ChangeOutcome apply(StagedChange change) {
        return apply(change, () -> {});
    }

    /**
     * Applies a change.
     *
     * @param answered may run as soon as the server has confirmed the change, so that another is
     *     sent while it is recorded
     */
    ChangeOutcome apply(StagedChange change, Runnable answered);

    /** The change that undoes an applied one. */
    Optional<StagedChange> inverse(ChangeLine done);

    /**
     * The pending change of a recorded line, to be applied now; empty when it can't be sent as it
     * was reviewed, or needs a password.
     */
    default Optional<StagedChange> pending(ChangeLine line) {
        return Optional.empty();
    }

    /** The recorded state of a change. */
    Optional<ChangeLine> find(ChangeId id);

    /** Records pending changes, all of them or none. */
    void keep(List<StagedChange> changes);

    /** Discards those of these that are pending. */
    void giveUp(List<ChangeId> changes);

    /**
     * Records what a load showed of a change with an unknown outcome; one that is settled already
     * stays as it is.
     *
     * @param applied whether the load showed the new values, or the old ones
     */
    void settle(ChangeId id, boolean applied);

    /** The pending changes in the order in which they were staged. */
    default List<ChangeLine> waiting() {
        return List.of();
    }

    /**
     * Adds a listener that runs, on any thread, after the pending changes may have changed.
     *
     * @return removes the listener
     */
    default Runnable listen(Runnable listener) {
        return () -> {};
    }
}
