package app.marquee.service.change;

import app.marquee.change.engine.ChangeLists;
import app.marquee.service.session.Session;

/** Counter of a connection's pending changes. */
public interface PendingChangeReader {
    /** There are none, ever. */
    PendingChangeReader NONE =
            new PendingChangeReader() {
                @Override
                public long count() {
                    return 0;
                }

                @Override
                public Runnable listen(Runnable listener) {
                    return () -> {};
                }
            };

    /** Those of a session. */
    static PendingChangeReader of(Session session) {
        return new PendingChangeReader() {
            private final ChangeLists lists = session.changes().lists();

            @Override
            public long count() {
                return lists.waiting();
            }

            @Override
            public Runnable listen(Runnable listener) {
                return lists.listen(listener);
            }
        };
    }

    /** Blocks. */
    long count();

    /** Runs the listener after the number may have changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
