package app.marquee.service.change;

import app.marquee.service.session.Session;

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

    /** Those of a session. */
    static PendingChangeReader of(Session session) {
        return new PendingChangeReader() {
            @Override
            public ChangeCounts count() {
                return ChangeCounts.of(session);
            }

            @Override
            public Runnable listen(Runnable listener) {
                return session.changes().listen(listener);
            }
        };
    }

    /** Blocks. */
    ChangeCounts count();

    /** Runs the listener after the number may have changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
