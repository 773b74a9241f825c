package app.marquee.ui.change;

import app.marquee.change.ChangeLists;
import app.marquee.model.change.ChangeLine;

import java.util.List;

/** What waits in the change list of a connection, to be marked where its things stand. */
public interface PendingChanges {
    /** Nothing waits, ever. */
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

    /** In the order in which they were staged. Blocks. */
    List<ChangeLine> lines();

    /** Runs the listener after they may have changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
