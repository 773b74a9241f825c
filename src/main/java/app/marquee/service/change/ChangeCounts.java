package app.marquee.service.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.service.session.Session;

import java.time.Duration;
import java.time.Instant;

/**
 * Numbers of the changes of a connection that need the user.
 *
 * @param failed changes that failed in the last seven days
 * @param unknown changes with an unknown outcome
 * @param pending changes that wait to be applied
 */
public record ChangeCounts(long failed, long unknown, long pending) {
    public static final ChangeCounts NONE = new ChangeCounts(0, 0, 0);

    private static final Duration RECENT = Duration.ofDays(7);

    /** Blocks. */
    public static ChangeCounts of(Session session) {
        Instant earliest = session.clock().instant().minus(RECENT);
        return new ChangeCounts(
                session.changes().inState(ChangeState.FAILED).stream()
                        .filter(line -> hasEndedAfter(line, earliest))
                        .count(),
                session.changes().lists().unknown(),
                session.changes().lists().waiting());
    }

    private static boolean hasEndedAfter(ChangeLine line, Instant earliest) {
        Instant end = line.progress().endedAt();
        return end != null && end.isAfter(earliest);
    }
}
