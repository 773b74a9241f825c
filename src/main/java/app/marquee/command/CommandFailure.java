package app.marquee.command;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Exception of a command that cannot do its job, with one sentence for the user. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ExitStatus status;
    private final transient Sentence sentence;
    private final @Nullable Instant until;

    public CommandFailure(Sentence sentence) {
        this(ExitStatus.FAILED, sentence);
    }

    public CommandFailure(ExitStatus status, Sentence sentence) {
        this(status, sentence, null);
    }

    public CommandFailure(Sentence sentence, Throwable cause) {
        this(ExitStatus.FAILED, sentence, null);
        initCause(cause);
    }

    private CommandFailure(ExitStatus status, Sentence sentence, @Nullable Instant until) {
        super(sentence.english());
        this.status = status;
        this.sentence = sentence;
        this.until = until;
    }

    /**
     * The server asked to wait.
     *
     * @param until null when it named no time
     */
    public static CommandFailure paused(Sentence sentence, @Nullable Instant until) {
        return new CommandFailure(ExitStatus.PAUSED, sentence, until);
    }

    /** The first full second after a delay. */
    public static Instant until(Instant refused, Duration wait) {
        return refused.plus(wait).truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
    }

    @Nullable Instant until() {
        return until;
    }

    public ExitStatus status() {
        return status;
    }

    public Sentence sentence() {
        return sentence;
    }
}
