package app.marquee.ui.live;

import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;

import java.time.Duration;
import java.time.Instant;

/**
 * Schedule of a live stream's next load, with backoff after failures and the delay that the server
 * asked for. It loads once after the computer slept or its clock was set back. Immutable.
 *
 * @param made time of planning
 * @param next time of the next load
 * @param failures number of consecutive failures
 */
record FollowPlan(Instant made, Instant next, int failures) {
    /** At most this part of the requests that a connection allows itself. */
    private static final int PART = 4;

    private static final Duration LONGEST = Duration.ofMinutes(2);

    static FollowPlan at(Instant now) {
        return new FollowPlan(now, now, 0);
    }

    /** The interval between two loads of so many streams within the request budget. */
    static Duration interval(Duration wished, int streams, int requestsPerMinute) {
        Duration least = RequestTime.of(streams, requestsPerMinute / PART);
        return wished.compareTo(least) >= 0 ? wished : least;
    }

    boolean isDue(Instant now) {
        return !now.isBefore(next) || now.isBefore(made);
    }

    FollowPlan succeeded(Instant now, Duration interval) {
        return new FollowPlan(now, now.plus(interval), 0);
    }

    FollowPlan failed(Instant now, Duration interval, Failure why) {
        int more = failures + 1;
        Duration grown = interval.multipliedBy(1L << Math.min(more - 1, 5));
        Duration bounded = grown.compareTo(LONGEST) > 0 ? longer(LONGEST, interval) : grown;
        Duration named = why.delay().orElse(null);
        return new FollowPlan(
                now, now.plus(named == null ? bounded : longer(named, bounded)), more);
    }

    private static Duration longer(Duration left, Duration right) {
        return left.compareTo(right) >= 0 ? left : right;
    }
}
