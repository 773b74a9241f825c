package app.marquee.command;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.AnswerKind;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.InvalidPathException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Failure of a command in one sentence, with its exit status.
 *
 * @param until when the server may be asked again; null when it named no time
 */
record Problem(ExitStatus status, Sentence sentence, @Nullable Instant until) {
    private Problem(ExitStatus status, Sentence sentence) {
        this(status, sentence, null);
    }

    private Problem(ExitStatus status, String key, Object... values) {
        this(status, Sentence.of("problem." + key, values), null);
    }

    /**
     * A defect is written to the log as well. After a signal the status is that with which the
     * process ends.
     */
    static Problem of(Throwable thrown, Clock clock) {
        Problem problem = unstopped(thrown, clock);
        ExitStatus stopped = StopSignal.status();
        return stopped == null ? problem : new Problem(stopped, problem.sentence, problem.until);
    }

    private static Problem unstopped(Throwable thrown, Clock clock) {
        return switch (thrown) {
            case Throwable ended when isClosedByInterrupt(ended) -> interrupted();
            case CommandFailure failed ->
                    new Problem(failed.status(), failed.sentence(), failed.until());
            case FailureException failed -> of(failed.failure(), clock);
            case InterruptedException _ -> interrupted();
            case OutOfMemoryError _ -> memory(thrown);
            case InvalidPathException name -> new Problem(ExitStatus.USAGE, unusable(name));
            // Such as a pipe whose reader has seen enough.
            case UncheckedIOException failed ->
                    new Problem(
                            ExitStatus.FAILED,
                            "stream",
                            Output.obstacle(Objects.requireNonNull(failed.getCause())));
            default -> defect(thrown);
        };
    }

    /** A file that is read or written at that moment is closed. */
    private static boolean isClosedByInterrupt(Throwable thrown) {
        Throwable cause = thrown;
        while (cause != null && !(cause instanceof ClosedByInterruptException)) {
            cause = cause.getCause();
        }
        return cause != null;
    }

    /** The sentence for a name that no file can have here. */
    static Sentence unusable(InvalidPathException name) {
        return unusable(name, System.getProperty("native.encoding", ""));
    }

    /**
     * @param encoding of names of files
     */
    static Sentence unusable(InvalidPathException name, String encoding) {
        return encoding.equals("UTF-8")
                ? Sentence.of("problem.path", name.getInput(), name.getReason())
                : Sentence.of("problem.path.locale", name.getInput(), encoding);
    }

    private static Problem defect(Throwable thrown) {
        LoggerFactory.getLogger(Problem.class).error("Command failed", thrown);
        return new Problem(ExitStatus.FAILED, "defect.log", thrown);
    }

    private static Problem memory(Throwable thrown) {
        LoggerFactory.getLogger(Problem.class).error("Out of memory", thrown);
        return new Problem(ExitStatus.FAILED, "memory");
    }

    private static Problem interrupted() {
        return new Problem(ExitStatus.INTERRUPTED, "interrupted");
    }

    static Problem of(Failure failure, Clock clock) {
        return switch (failure) {
            case Failure.Unauthorized(var answer) -> token("unauthorized", answer);
            case Failure.Forbidden(var answer) -> token("forbidden", answer);
            case Failure.NoToken _ -> new Problem(ExitStatus.TOKEN, "noToken");
            case Failure.RateLimited(var answer, var wait) -> paused(answer, wait, clock);
            case Failure.ServerError(var answer, var wait) when wait != null ->
                    paused(answer, wait, clock);
            case Failure.Cancelled _ -> interrupted();
            default -> new Problem(ExitStatus.FAILED, sentence(failure));
        };
    }

    private static Problem token(String key, Answer answer) {
        return new Problem(ExitStatus.TOKEN, key, answer.status());
    }

    private static Problem paused(Answer answer, @Nullable Duration wait, Clock clock) {
        if (wait == null) {
            return new Problem(ExitStatus.PAUSED, "paused", answer.status());
        }
        Instant until = CommandFailure.until(clock.instant(), wait);
        return new Problem(
                ExitStatus.PAUSED,
                Sentence.of("problem.paused.until", until, answer.status()),
                until);
    }

    private static Sentence sentence(Failure failure) {
        return switch (failure) {
            case Failure.NotFound(var answer) -> answered("notFound", answer);
            case Failure.Conflict(var answer) -> answered("conflict", answer);
            case Failure.Invalid(var answer) -> answered("invalid", answer);
            case Failure.ServerError(var answer, _) -> answered("server", answer);
            case Failure.Redirected redirected -> redirected(redirected);
            case Failure.Unexpected(var answer) -> answered("unexpected", answer);
            case Failure.ErrorReported(var answer) ->
                    Sentence.of("problem.reported", words(answer), answer.status());
            case Failure.NotHttp(var detail) -> Sentence.of("problem.notHttp", detail);
            case Failure.Undecodable(var coding, var damaged) ->
                    Sentence.of(damaged ? "problem.damaged" : "problem.coding", coding);
            case Failure.NotJson(var answer) ->
                    Sentence.of("problem.notJson", kind(answer.notJson()), answer.status());
            case Failure.WrongShape shape -> shape(shape);
            case Failure.Unavailable(var cause, var detail) -> unavailable(cause, detail);
            case Failure.TimedOut(_, var limit, _) -> Sentence.of("problem.late", seconds(limit));
            case Failure.LostAnswer _ -> Sentence.of("problem.lost");
            case Failure.TooLarge(var bytes) -> Sentence.of("problem.large", bytes);
            case Failure.TooMany(var most) -> Sentence.of("problem.many", most);
            case Failure.ReadOnly _ -> Sentence.of("problem.readOnly");
            case Failure.Refused(var violations) -> Sentence.of("problem.refused", violations);
            case Failure.Storage(var what, var detail) ->
                    Sentence.of("problem.storage", what, detail);
            case Failure.NotCreated(var item, _) -> Sentence.of("problem.notCreated", item);
            case Failure.Defect(var detail) -> Sentence.of("problem.defect", detail);
            case Failure.Unauthorized _,
                    Failure.Forbidden _,
                    Failure.NoToken _,
                    Failure.RateLimited _,
                    Failure.Cancelled _ ->
                    throw new IllegalStateException("It has a status of its own: " + failure);
        };
    }

    private static Sentence redirected(Failure.Redirected redirected) {
        return Sentence.of(
                "problem.redirect." + name(redirected.target()),
                redirected.answer().status(),
                redirected.location(),
                redirected.oldBase(),
                redirected.newBase());
    }

    private static Sentence shape(Failure.WrongShape shape) {
        int status = shape.answer().status();
        if (shape.expected() == ExpectedContent.WITHIN_LIMITS) {
            return Sentence.of("failure.shape.limits.meaning", status);
        }
        Sentence expected = Sentence.of("answer.content." + name(shape.expected()));
        return shape.where().isEmpty()
                ? Sentence.of("problem.shape.whole", kind(shape.answer().json()), expected, status)
                : Sentence.of("problem.shape", shape.where(), expected, status);
    }

    private static Sentence kind(AnswerKind kind) {
        return Sentence.of("answer.kind." + name(kind));
    }

    private static String words(Answer answer) {
        return Objects.requireNonNullElse(answer.words(), "");
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Sentence unavailable(Failure.Unavailable.Cause cause, String detail) {
        String name = name(cause);
        return switch (cause) {
            case PROXY_TYPE, PROXY_URL, PROXY_PORT, PROXY_LOGIN, PROXY_REJECTED, URL ->
                    Sentence.of("problem." + name, detail);
            default -> Sentence.of("problem.unavailable", Sentence.of("cause." + name), detail);
        };
    }

    private static Sentence answered(String key, Answer answer) {
        return Sentence.of("problem." + key, answer.status());
    }

    /** Such as 30 and 0.8. */
    private static BigDecimal seconds(Duration limit) {
        return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros();
    }

    /** As the last line of JSON, which is the same in every language. */
    Map<String, Object> json() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("status", status.code());
        error.put("message", sentence.english());
        if (until != null) {
            error.put("until", until.toString());
        }
        return Map.of("error", error);
    }

    /** For the error stream. */
    String line(Messages words) {
        return sentence.in(words) + " " + status(status, words);
    }

    static String status(ExitStatus status, Messages words) {
        return words.text("exit", status.code());
    }
}
