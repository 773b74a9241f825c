package app.marquee.model.connection;

import java.util.List;

/** Result of reading a connections file. */
public sealed interface ConnectionsReading {
    /**
     * @param connections under ids of their own, so that none takes the place of another
     * @param unusable the others, in the order of the file
     */
    record Found(List<Connection> connections, List<Unusable> unusable)
            implements ConnectionsReading {
        public Found {
            connections = List.copyOf(connections);
            unusable = List.copyOf(unusable);
        }
    }

    /**
     * Connection that cannot be used here.
     *
     * @param place in the file, from 1
     * @param name empty where it has none
     */
    record Unusable(int place, String name, Why why) {}

    /** Reason for an unusable connection in a file. */
    enum Why {
        /** An address is missing or is none. */
        NO_ADDRESS,
        /** An address is neither https nor of this computer. */
        NOT_SECURE,
        NO_NAME,
        /** A sandbox is gone with its run. */
        SANDBOX
    }

    record Refused(Reason reason) implements ConnectionsReading {}

    /** Reason for rejecting a whole file. */
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
