package app.marquee.model.connection;

import java.util.List;

/** What a file of connections turned out to be. */
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
     * One that cannot be used here.
     *
     * @param place in the file, from 1
     * @param name empty where it has none
     */
    record Unusable(int place, String name, Why why) {}

    /** Why one of a file cannot be used. */
    enum Why {
        /** An address is missing or is none. */
        NO_ADDRESS,
        /** An address is neither https nor of this machine. */
        NOT_SECURE,
        NO_NAME,
        /** A sandbox is gone with its run. */
        SANDBOX
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
