package app.marquee.ui.change;

import app.marquee.change.ChangeLists;
import app.marquee.model.change.ChangeLine;

import java.util.List;

/** Source of the pending changes of a connection. */
public interface PendingChanges {
    /** A source that is always empty. */
    PendingChanges NONE =
            new PendingChanges() {
                @Override
                public List<ChangeLine> lines() {
                    return List.of();
                }

                @Override
                public Runnable listen(Runnable listener) {
                    return () -> {};
                }
            };

    static PendingChanges of(ChangeLists lists) {
        return new PendingChanges() {
            @Override
            public List<ChangeLine> lines() {
                return lists.waitingLines();
            }

            @Override
            public Runnable listen(Runnable listener) {
                return lists.listen(listener);
            }
        };
    }

    /** The pending changes in the order in which they were staged. Blocking. */
    List<ChangeLine> lines();

    /**
     * Adds a listener that runs, on any thread, after the changes may have changed.
     *
     * @return removes the listener
     */
    Runnable listen(Runnable listener);
}
