package app.marquee.command;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Failure of a command in one sentence, with its exit status.
 *
 * @param until when the server may be asked again; null when it named no time
 */
record Problem(ExitStatus status, String sentence, @Nullable Instant until) {
    private Problem(ExitStatus status, String sentence) {
        this(status, sentence, null);
    }

    /** A defect is written to the log as well. */
    static Problem of(Throwable thrown, Clock clock) {
        return switch (thrown) {
            case CommandFailure failed ->
                    new Problem(failed.status(), String.valueOf(failed.getMessage()));
            case FailureException failed -> of(failed.failure(), clock);
            case InterruptedException _ -> interrupted();
            case OutOfMemoryError _ -> memory(thrown);
            // Such as a pipe whose reader has seen enough.
            case UncheckedIOException failed ->
                    new Problem(
                            ExitStatus.FAILED,
                            "A file or a stream failed: "
                                    + Objects.requireNonNull(failed.getCause()).getMessage()
                                    + ".");
            default -> defect(thrown);
        };
    }

    private static Problem defect(Throwable thrown) {
        LoggerFactory.getLogger(Problem.class).error("Command failed", thrown);
        return new Problem(
                ExitStatus.FAILED,
                "Something went wrong in Marquee (" + thrown + "). See the log.");
    }

    private static Problem memory(Throwable thrown) {
        LoggerFactory.getLogger(Problem.class).error("Out of memory", thrown);
        return new Problem(
                ExitStatus.FAILED, "There isn't enough memory for this. Try a shorter period.");
    }

    private static Problem interrupted() {
        return new Problem(ExitStatus.INTERRUPTED, "Interrupted.");
    }

    static Problem of(Failure failure, Clock clock) {
        return switch (failure) {
            case Failure.Unauthorized(var answer) ->
                    new Problem(ExitStatus.TOKEN, "The API token was rejected" + words(answer));
            case Failure.Forbidden(var answer) ->
                    new Problem(
                            ExitStatus.TOKEN,
                            "The API token isn't allowed to do this" + words(answer));
            case Failure.NoToken _ ->
                    new Problem(
                            ExitStatus.TOKEN,
                            "There is no API token for this connection. Use --token-env or"
                                    + " --token-file, or save it in the window.");
            case Failure.RateLimited(_, var wait) -> paused(wait, clock);
            case Failure.Cancelled _ -> interrupted();
            default -> new Problem(ExitStatus.FAILED, sentence(failure));
        };
    }

    private static Problem paused(@Nullable Duration wait, Clock clock) {
        if (wait == null) {
            return new Problem(
                    ExitStatus.PAUSED, "The server asked to wait and named no time (429).");
        }
        Instant until = clock.instant().plus(wait).truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
        return new Problem(
                ExitStatus.PAUSED, "The server asked to wait until " + until + " (429).", until);
    }

    private static String sentence(Failure failure) {
        return switch (failure) {
            case Failure.NotFound(var answer) -> "The server didn't find it" + words(answer);
            case Failure.Conflict(var answer) -> "It was changed meanwhile" + words(answer);
            case Failure.Invalid(var answer) -> "The server rejected the request" + words(answer);
            case Failure.ServerError(var answer) -> "The server failed" + words(answer);
            case Failure.Unexpected(var answer) -> "The response was unexpected" + words(answer);
            case Failure.NotJson(var answer) -> "The response isn't JSON" + words(answer);
            case Failure.WrongShape(var answer, var where, var expected) ->
                    "The response can't be read: at %s, expected %s (%d)."
                            .formatted(where, expected, answer.status());
            case Failure.Unavailable(var cause, var detail) ->
                    "The server can't be reached: %s (%s).".formatted(plain(cause), detail);
            case Failure.TimedOut(_, var limit, _) ->
                    "The server didn't respond within " + seconds(limit) + " seconds.";
            case Failure.LostAnswer _ ->
                    "The connection was lost before the response was complete.";
            case Failure.TooLarge(var bytes) -> "The response is larger than " + bytes + " bytes.";
            case Failure.TooMany(var most) -> "The response has more than " + most + " values.";
            case Failure.ReadOnly _ -> "This connection is read-only. Nothing was sent.";
            case Failure.Refused(var violations) ->
                    "Nothing was sent, because the request breaks the contract: "
                            + violations
                            + ".";
            case Failure.Storage(var what, var detail) ->
                    "Marquee can't use its data: " + what + " (" + detail + ").";
            case Failure.NotCreated(var item, _) ->
                    "Nothing was sent, because " + item + " wasn't created.";
            case Failure.Defect(var detail) -> "Something went wrong in Marquee: " + detail + ".";
            case Failure.Unauthorized _,
                    Failure.Forbidden _,
                    Failure.NoToken _,
                    Failure.RateLimited _,
                    Failure.Cancelled _ ->
                    throw new IllegalStateException("It has a status of its own: " + failure);
        };
    }

    /** Such as 30 and 0.8. */
    private static String seconds(Duration limit) {
        return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    private static String plain(Enum<?> cause) {
        return cause.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    private static String words(Answer answer) {
        return " (" + answer.status() + ").";
    }

    /** As the last line of JSON. */
    Map<String, Object> json() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("status", status.code());
        error.put("message", sentence);
        if (until != null) {
            error.put("until", until.toString());
        }
        return Map.of("error", error);
    }

    /** For the error stream. */
    String line() {
        return sentence + " (exit status " + status.code() + ")";
    }
}
