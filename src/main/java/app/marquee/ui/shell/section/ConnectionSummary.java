package app.marquee.ui.shell.section;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.id.ConnectionId;

import java.time.ZoneId;

/**
 * Summary of a connection for the window.
 *
 * @param perMinute how many requests it may send in a minute
 */
public record ConnectionSummary(
        ConnectionId id,
        String name,
        ConnectionKind kind,
        boolean readOnly,
        TokenState token,
        ZoneId zone,
        int perMinute) {
    /** Storage state of a connection's token. */
    public enum TokenState {
        /** Stored by the system, or not needed. */
        KEPT,
        /** Known until the program ends. */
        THIS_RUN,
        /** Required before anything can be loaded. */
        MISSING
    }
}
