package app.marquee.ui.shell.section;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.id.ConnectionId;

import java.time.ZoneId;

/**
 * What the window shows of a connection.
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
    /** Where the token of a connection is. */
    public enum TokenState {
        /** Kept by the system, or not needed. */
        KEPT,
        /** Known until the program ends. */
        THIS_RUN,
        /** Has to be asked for before anything can be read. */
        MISSING
    }
}
