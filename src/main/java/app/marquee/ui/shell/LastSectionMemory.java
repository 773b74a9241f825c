package app.marquee.ui.shell;

import app.marquee.model.id.ConnectionId;
import app.marquee.ui.control.ViewMemory;

import java.util.Optional;

/** Setting that remembers the last open section of each connection. */
public final class LastSectionMemory {
    private static final String KEY = "window.section";

    private LastSectionMemory() {}

    /** It is the one in front when the connection is opened again. */
    public static void keep(ViewMemory memory, ConnectionId connection, String section) {
        memory.of(connection).keep(KEY, section);
    }

    /** Empty for a connection that was never opened here. */
    public static Optional<String> of(ViewMemory memory, ConnectionId connection) {
        return Optional.ofNullable(memory.of(connection).recall(KEY));
    }
}
