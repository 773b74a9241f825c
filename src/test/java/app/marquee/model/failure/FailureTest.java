package app.marquee.model.failure;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure.Redirected.Target;
import app.marquee.model.failure.Failure.TimedOut.Phase;
import app.marquee.model.failure.Failure.Unavailable.Cause;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Failures after which a write may have been applied, and those that would repeat. */
class FailureTest {
    private static final Answer ANSWER = new Answer(400, "words", "raw");

    /** With whether a write may have been applied, the next would fail, too, and it has words. */
    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of(new Failure.Unauthorized(ANSWER), false, true, true),
                Arguments.of(new Failure.Forbidden(ANSWER), false, false, true),
                Arguments.of(new Failure.NotFound(ANSWER), false, false, true),
                Arguments.of(new Failure.Conflict(ANSWER), false, false, true),
                Arguments.of(new Failure.Invalid(ANSWER), false, false, true),
                Arguments.of(new Failure.RateLimited(ANSWER, null), false, false, true),
                Arguments.of(new Failure.ServerError(ANSWER), true, false, true),
                Arguments.of(
                        new Failure.ServerError(ANSWER, Duration.ofSeconds(1)), true, false, true),
                Arguments.of(new Failure.Unexpected(ANSWER), true, false, true),
                Arguments.of(
                        new Failure.Redirected(ANSWER, Target.NONE, "", "", ""), true, false, true),
                Arguments.of(new Failure.ErrorReported(ANSWER), true, false, true),
                Arguments.of(new Failure.NotHttp(""), true, false, false),
                Arguments.of(new Failure.Undecodable("br", false), true, false, false),
                Arguments.of(new Failure.NotJson(ANSWER), true, false, true),
                Arguments.of(
                        new Failure.WrongShape(ANSWER, "", ExpectedContent.DATA),
                        true,
                        false,
                        true),
                Arguments.of(new Failure.Unavailable(Cause.OTHER, ""), false, true, false),
                Arguments.of(timedOut(true), true, false, false),
                Arguments.of(timedOut(false), false, false, false),
                Arguments.of(new Failure.LostAnswer(""), true, false, false),
                Arguments.of(new Failure.TooLarge(1), true, false, false),
                Arguments.of(new Failure.TooMany(1), true, false, false),
                Arguments.of(new Failure.Cancelled(true), true, true, false),
                Arguments.of(new Failure.Cancelled(false), false, true, false),
                Arguments.of(new Failure.ReadOnly(Operation.UPDATE_FOLDER), false, false, false),
                Arguments.of(new Failure.Refused(List.of()), false, false, false),
                Arguments.of(new Failure.NoToken(), false, true, false),
                Arguments.of(new Failure.NotCreated("", true), false, false, false),
                Arguments.of(new Failure.Storage("", ""), false, false, false),
                Arguments.of(new Failure.Defect(""), true, false, false));
    }

    private static Failure timedOut(boolean sent) {
        return new Failure.TimedOut(Phase.CONNECT, Duration.ofSeconds(1), sent);
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatFollowsFromAFailure(
            Failure failure, boolean mayBeApplied, boolean endsAll, boolean hasAnswer) {
        assertThat(failure.mayHaveBeenApplied()).isEqualTo(mayBeApplied);
        assertThat(failure.endsAll()).isEqualTo(endsAll);
        assertThat(failure.said().isPresent()).isEqualTo(hasAnswer);
        failure.said().ifPresent(said -> assertThat(said).isEqualTo(ANSWER));
    }

    @Test
    void theNamesInTheJournalStay() {
        List<Failure> all = all();
        assertThat(all).extracting(Failure::type).contains(FailureType.values());
        assertThat(all)
                .allSatisfy(
                        failure ->
                                assertThat(FailureType.of(failure.getClass().getSimpleName()))
                                        .contains(failure.type()));
        assertThat(FailureType.of("OfANewerVersion")).isEmpty();
    }

    private static List<Failure> all() {
        return failures().map(one -> (Failure) one.get()[0]).toList();
    }

    private static List<FailureType> types(Predicate<Failure> member) {
        return all().stream().filter(member).map(Failure::type).distinct().toList();
    }

    @Test
    void whoWaitsAndWhoNeedsAToken() {
        assertThat(types(Failure::needsToken))
                .containsExactly(
                        FailureType.UNAUTHORIZED, FailureType.FORBIDDEN, FailureType.NO_TOKEN);
        assertThat(all().stream().filter(Failure::passes))
                .containsExactly(
                        new Failure.RateLimited(ANSWER, null),
                        new Failure.ServerError(ANSWER, Duration.ofSeconds(1)));
        assertThat(types(Failure::mayBeOtherServer))
                .containsExactlyInAnyOrder(
                        FailureType.UNAUTHORIZED,
                        FailureType.FORBIDDEN,
                        FailureType.NOT_FOUND,
                        FailureType.REDIRECTED,
                        FailureType.UNEXPECTED,
                        FailureType.NOT_HTTP,
                        FailureType.UNDECODABLE,
                        FailureType.UNAVAILABLE,
                        FailureType.NOT_JSON,
                        FailureType.WRONG_SHAPE);
        assertThat(types(Failure::isSilence))
                .containsExactly(FailureType.UNAVAILABLE, FailureType.TIMED_OUT);
    }

    @Test
    void aBodyOfTheLongestLengthMayGoOn() {
        String longest = "🎬".repeat(Answer.LONGEST_RAW);
        assertThat(Answer.isOnlyBeginning(longest)).isTrue();
        assertThat(Answer.isOnlyBeginning(longest.substring(2))).isFalse();
    }
}
