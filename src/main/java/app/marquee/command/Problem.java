package app.marquee.command;

import app.marquee.model.HarmlessText;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.failure.StorageReason;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.InvalidPathException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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
        if (failure.passes() && failure instanceof Failure.Answered answered) {
            return paused(answered.answer(), failure.delay().orElse(null), clock);
        }
        return switch (failure) {
            case Failure.NoToken _ -> new Problem(ExitStatus.TOKEN, "noToken");
            case Failure.Cancelled _ -> interrupted();
            case Failure.Storage(var what, var detail) ->
                    new Problem(ExitStatus.FAILED, "storage", what, reason(detail));
            default ->
                    new Problem(
                            failure.needsToken() ? ExitStatus.TOKEN : ExitStatus.FAILED,
                            sentence(failure));
        };
    }

    private static Object reason(String detail) {
        return StorageReason.of(detail)
                .<Object>map(reason -> Sentence.of("storage." + reason.key()))
                .orElse(detail);
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

    /** As the window words it, with the next step where that is one for this computer. */
    private static Sentence sentence(Failure failure) {
        return words -> {
            FailureMessage text = new FailureText(words).of(failure, FailureSubject.CONNECTION);
            List<String> parts = new ArrayList<>();
            parts.add(words.text("pattern.sentence", text.title()));
            parts.add(text.meaning());
            if (isOfThisComputer(failure)) {
                parts.add(text.next());
            }
            if (isToldHere(failure) && text.raw() != null) {
                parts.add("(" + HarmlessText.of(text.raw()) + ")");
            } else if (text.quote() != null) {
                parts.add(words.text("pattern.quoted", HarmlessText.of(text.quote())));
            }
            return String.join(" ", parts);
        };
    }

    private static boolean isOfThisComputer(Failure failure) {
        return switch (failure) {
            case Failure.Unavailable _,
                    Failure.Redirected _,
                    Failure.NotHttp _,
                    Failure.Undecodable _ ->
                    true;
            default -> false;
        };
    }

    /** Whether what is raw are words of this computer, and not a response. */
    private static boolean isToldHere(Failure failure) {
        return switch (failure) {
            case Failure.Unavailable _, Failure.NotHttp _, Failure.Defect _ -> true;
            default -> false;
        };
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
        return line(words, false);
    }

    /**
     * @param isHinted whether the test of the connection may say more
     */
    String line(Messages words, boolean isHinted) {
        String hint = isHinted ? words.text("problem.test") + " " : "";
        return sentence.in(words) + " " + hint + status(status, words);
    }

    static String status(ExitStatus status, Messages words) {
        return words.text("exit", status.code());
    }
}
