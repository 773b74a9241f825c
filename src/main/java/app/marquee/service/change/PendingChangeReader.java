package app.marquee.service.change;

import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;

/** Counter of a connection's changes that need the user. */
public interface PendingChangeReader {
    /** There are none, ever. */
    PendingChangeReader NONE =
            new PendingChangeReader() {
                @Override
                public ChangeCounts count() {
                    return ChangeCounts.NONE;
                }

                @Override
                public Runnable listen(Runnable listener) {
                    return () -> {};
                }
            };

    /**
     * Those of a session.
     *
     * @param trash of the session
     */
    static PendingChangeReader of(Session session, TrashService trash) {
        return new PendingChangeReader() {
            @Override
            public ChangeCounts count() {
                return ChangeCounts.of(session, trash);
            }

            @Override
            public Runnable listen(Runnable listener) {
                return trash.listen(listener);
            }
        };
    }

    /** Blocks. */
    ChangeCounts count();

    /** Runs the listener after the number may have changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
