package app.marquee.service.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.service.session.Session;
import app.marquee.service.trash.ExpiringRecoveries;
import app.marquee.service.trash.TrashService;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Numbers of the changes of a connection that need the user.
 *
 * @param failed changes that failed in the last seven days, without conflicts
 * @param check changes with an unknown outcome, and conflicts of the last seven days
 * @param pending changes that wait to be applied
 * @param expiring videos in the trash that expire soon and whose recovery is pending
 * @param recoveries the pending changes that recover these videos
 */
public record ChangeCounts(long failed, long check, long pending, long expiring, long recoveries) {
    public static final ChangeCounts NONE = new ChangeCounts(0, 0, 0, 0, 0);

    private static final Duration RECENT = Duration.ofDays(7);

    /**
     * @param trash of the session; blocks
     */
    public static ChangeCounts of(Session session, TrashService trash) {
        Instant now = session.clock().instant();
        List<ChangeLine> failed =
                session.changes().inState(ChangeState.FAILED).stream()
                        .filter(line -> isRecent(line, now))
                        .toList();
        long conflicts = failed.stream().filter(ChangeLine::isConflict).count();
        ExpiringRecoveries recoveries = ExpiringRecoveries.of(session, trash);
        return new ChangeCounts(
                failed.size() - conflicts,
                session.changes().lists().unknown() + conflicts,
                session.changes().lists().waiting(),
                recoveries.videos().size(),
                recoveries.lines().size());
    }

    /** Whether a change ended so recently that it still needs the user where it failed. */
    public static boolean isRecent(ChangeLine line, Instant now) {
        Instant end = line.progress().endedAt();
        return end != null && end.isAfter(now.minus(RECENT));
    }

    /** Number of changes that failed or have to be checked. */
    public long troubled() {
        return failed + check;
    }

    /** Number of pending changes that can wait. */
    public long others() {
        return pending - recoveries;
    }

    public boolean isNone() {
        return equals(NONE);
    }
}
