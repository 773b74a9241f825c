package app.marquee.http;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.operation.Operation;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Retry policy for failed attempts. A read is repeated while it can help; a PUT or DELETE only when
 * surely nothing of it was sent; a POST never.
 *
 * @param tries how many attempts are made at most
 * @param firstDelay the longest delay before the second attempt; it doubles with each further one
 * @param longestDelay where the doubling ends
 * @param longestWait the longest delay that a server may demand; beyond it the attempt fails
 * @param random spreads the delays, so that many clients do not come back at once
 */
public record RetryPolicy(
        int tries,
        Duration firstDelay,
        Duration longestDelay,
        Duration longestWait,
        RandomGenerator random) {
    private static final Set<Integer> PASSING = Set.of(502, 503, 504);

    /** Failures that the user has to fix. */
    private static final Set<Unavailable.Cause> NEVER_BETTER =
            EnumSet.of(
                    Unavailable.Cause.TLS,
                    Unavailable.Cause.TLS_UNTRUSTED,
                    Unavailable.Cause.TLS_OTHER_AUTHORITY,
                    Unavailable.Cause.TLS_EXPIRED,
                    Unavailable.Cause.TLS_OTHER_HOST,
                    Unavailable.Cause.PROXY_TYPE,
                    Unavailable.Cause.PROXY_URL,
                    Unavailable.Cause.PROXY_PORT,
                    Unavailable.Cause.PROXY_LOGIN,
                    Unavailable.Cause.PROXY_REJECTED,
                    Unavailable.Cause.URL,
                    Unavailable.Cause.INSECURE);

    /** Four tries, delays of up to 0.5, 1 and 2 seconds, and up to a minute where one is named. */
    public static RetryPolicy standard() {
        return new RetryPolicy(
                4,
                Duration.ofMillis(500),
                Duration.ofSeconds(8),
                Duration.ofMinutes(1),
                RandomGenerator.getDefault());
    }

    /**
     * The delay before the next attempt, or nothing when there is to be none.
     *
     * @param made how many attempts were made
     */
    Optional<Duration> waitAfter(Operation operation, int made, Outcome.Failed<?> failed) {
        if (made >= tries || !mayRepeat(operation, failed)) {
            return Optional.empty();
        }
        Duration wait =
                failed.retryAfter() == null || failed.retryAfter().isZero()
                        ? backoff(made)
                        : failed.retryAfter();
        return wait.compareTo(longestWait) > 0 ? Optional.empty() : Optional.of(wait);
    }

    private static boolean mayRepeat(Operation operation, Outcome.Failed<?> failed) {
        return switch (operation.method()) {
            case "GET" -> isPassing(failed) || isConnectionFailure(failed);
            case "PUT", "DELETE" -> !failed.sent() && isConnectionFailure(failed);
            default -> false;
        };
    }

    private static boolean isPassing(Outcome.Failed<?> failed) {
        return switch (failed.failure()) {
            case Failure.RateLimited _ -> true;
            case Failure.ServerError(var answer, _) -> PASSING.contains(answer.status());
            default -> false;
        };
    }

    /** No status came back: what a reader has begun to read is not read again. */
    private static boolean isConnectionFailure(Outcome.Failed<?> failed) {
        return switch (failed.failure()) {
            case Unavailable(var cause, var _) -> !NEVER_BETTER.contains(cause);
            case Failure.TimedOut(var phase, var _, var _) ->
                    phase == Failure.TimedOut.Phase.CONNECT;
            case Failure.LostAnswer _ -> !failed.answered();
            default -> false;
        };
    }

    private Duration backoff(int made) {
        Duration ceiling = firstDelay.multipliedBy(1L << Math.min(made - 1, 16));
        long most = Math.min(ceiling.toNanos(), longestDelay.toNanos());
        return Duration.ofNanos(most / 2 + random.nextLong(most / 2 + 1));
    }
}
