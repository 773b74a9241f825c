package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut.Phase;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Which attempt is made again, and after which delay; the rest of it is tested over a wire. */
class RetryPolicyTest {
    private static final Duration FIRST = Duration.ofMillis(400);
    private static final Duration LONGEST = Duration.ofSeconds(1);
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Unavailable REFUSED = new Unavailable(Unavailable.Cause.REFUSED, "no");
    private static final Set<Unavailable.Cause> FOR_THE_USER =
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

    /** Always the least, or always the most. */
    private record Ends(boolean most) implements RandomGenerator {
        @Override
        public long nextLong() {
            throw new AssertionError("Without a bound");
        }

        @Override
        public long nextLong(long bound) {
            return most ? bound - 1 : 0;
        }
    }

    private static RetryPolicy policy(boolean most) {
        return new RetryPolicy(4, FIRST, LONGEST, MINUTE, new Ends(most));
    }

    private static Optional<Duration> after(
            Operation operation, Failure failure, boolean sent, boolean answered) {
        return policy(false).waitAfter(operation, 1, failed(failure, sent, answered, null));
    }

    private static Outcome.Failed<?> failed(
            Failure failure, boolean sent, boolean answered, @Nullable Duration retryAfter) {
        return new Outcome.Failed<>(failure, sent, answered, retryAfter, new Exception());
    }

    private static Failure status(int status) {
        return new Failure.ServerError(new Answer(status, null, ""));
    }

    private static Failure timedOut(Phase phase) {
        return new Failure.TimedOut(phase, MINUTE, false);
    }

    @Test
    void aReadIsRepeatedWhereThatCanHelp() {
        Operation read = Operation.LIST_FOLDERS;
        Answer answer = new Answer(429, null, "");
        for (Failure passing :
                List.of(
                        new Failure.RateLimited(answer, null),
                        status(502),
                        status(503),
                        status(504),
                        REFUSED,
                        timedOut(Phase.CONNECT))) {
            assertThat(after(read, passing, true, false)).as("%s", passing).isPresent();
        }
        for (Failure lasting :
                List.of(
                        status(500),
                        status(501),
                        timedOut(Phase.HEADERS),
                        timedOut(Phase.BODY),
                        new Failure.NotFound(answer),
                        new Failure.NotJson(answer),
                        new Failure.Cancelled(false),
                        new Failure.Defect("a bug"))) {
            assertThat(after(read, lasting, false, false)).as("%s", lasting).isEmpty();
        }
    }

    @Test
    void whatAReaderHasBegunToReadIsNotReadAgain() {
        Failure lost = new Failure.LostAnswer("reset");
        assertThat(after(Operation.LIST_FOLDERS, lost, true, false)).isPresent();
        assertThat(after(Operation.LIST_FOLDERS, lost, true, true)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void whatTheUserHasToFixIsNotTriedAgain(Unavailable.Cause cause) {
        assertThat(
                        after(Operation.LIST_FOLDERS, new Unavailable(cause, "no"), false, false)
                                .isPresent())
                .isEqualTo(!FOR_THE_USER.contains(cause));
    }

    static Stream<Operation> writes() {
        return Arrays.stream(Operation.values()).filter(Operation::isWrite);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void aWriteThatMayHaveArrivedIsNeverRepeated(Operation operation) {
        boolean post = operation.method().equals("POST");
        for (Failure failure :
                List.of(REFUSED, timedOut(Phase.CONNECT), new Failure.LostAnswer("reset"))) {
            assertThat(after(operation, failure, true, false)).as("%s", failure).isEmpty();
            assertThat(after(operation, failure, false, false).isPresent())
                    .as("%s, of which nothing was sent", failure)
                    .isEqualTo(!post);
        }
        assertThat(after(operation, status(503), false, true)).isEmpty();
    }

    @Test
    void noMoreThanItsNumberOfAttemptsIsMade() {
        Outcome.Failed<?> failed = failed(REFUSED, false, false, null);
        assertThat(policy(false).waitAfter(Operation.LIST_FOLDERS, 3, failed)).isPresent();
        assertThat(policy(false).waitAfter(Operation.LIST_FOLDERS, 4, failed)).isEmpty();
    }

    @Test
    void aDelayThatTheServerNamesIsKeptUpToTheLongest() {
        assertThat(named(Duration.ofSeconds(7))).contains(Duration.ofSeconds(7));
        assertThat(named(MINUTE)).contains(MINUTE);
        assertThat(named(MINUTE.plusNanos(1))).isEmpty();
        assertThat(named(Duration.ZERO)).as("as if none was named").contains(FIRST.dividedBy(2));
    }

    private static Optional<Duration> named(Duration retryAfter) {
        return policy(false)
                .waitAfter(Operation.LIST_FOLDERS, 1, failed(status(503), true, true, retryAfter));
    }

    @Test
    void delaysDoubleUpToTheLongestAndAreSpread() {
        assertThat(delay(false, 1)).isEqualTo(Duration.ofMillis(200));
        assertThat(delay(true, 1)).isEqualTo(FIRST);
        assertThat(delay(false, 2)).isEqualTo(FIRST);
        assertThat(delay(true, 2)).isEqualTo(Duration.ofMillis(800));
        assertThat(delay(false, 3)).isEqualTo(Duration.ofMillis(500));
        assertThat(delay(true, 3)).isEqualTo(LONGEST);
    }

    private static Duration delay(boolean most, int made) {
        return policy(most)
                .waitAfter(Operation.LIST_FOLDERS, made, failed(REFUSED, false, false, null))
                .orElseThrow();
    }
}
