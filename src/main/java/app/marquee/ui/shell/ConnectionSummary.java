package app.marquee.ui.shell;

import app.marquee.model.ConnectionId;
import app.marquee.model.ConnectionKind;

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
