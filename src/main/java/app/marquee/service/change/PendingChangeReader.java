package app.marquee.service.change;

import app.marquee.change.engine.ChangeLists;
import app.marquee.service.session.Session;

/** Counter of a connection's pending changes. */
public interface PendingChangeReader {
    /**
     * @param pending changes that wait to be applied
     * @param unknown changes with an unknown outcome
     */
    record Count(long pending, long unknown) {
        public static final Count NONE = new Count(0, 0);

        public boolean isNone() {
            return equals(NONE);
        }
    }

    /** There are none, ever. */
    PendingChangeReader NONE =
            new PendingChangeReader() {
                @Override
                public Count count() {
                    return Count.NONE;
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
            public Count count() {
                return new Count(lists.waiting(), lists.unknown());
            }

            @Override
            public Runnable listen(Runnable listener) {
                return lists.listen(listener);
            }
        };
    }

    /** Blocks. */
    Count count();

    /** Runs the listener after the number may have changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
