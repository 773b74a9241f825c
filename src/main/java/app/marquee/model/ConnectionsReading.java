package app.marquee.model;

import java.util.List;

/** What a file of connections turned out to be. */
public sealed interface ConnectionsReading {
    /**
     * @param connections under ids of their own, so that none takes the place of another
     * @param unusable how many others there are that cannot be used
     */
    record Found(List<Connection> connections, int unusable) implements ConnectionsReading {
        public Found {
            connections = List.copyOf(connections);
        }
    }

    record Refused(Reason reason) implements ConnectionsReading {}

    /** Why nothing of a file is taken. */
    enum Reason {
        UNREADABLE,
        TOO_LARGE,
        /** No JSON, or not all of it. */
        DAMAGED,
        /** Something else than connections of Marquee. */
        FOREIGN,
        /** Written by a version that knows more. */
        NEWER
    }
}
