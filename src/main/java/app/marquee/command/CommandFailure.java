package app.marquee.command;

/** Exception of a command that cannot do its job; its message is one sentence for the user. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ExitStatus status;

    public CommandFailure(String sentence) {
        this(ExitStatus.FAILED, sentence);
    }

    public CommandFailure(ExitStatus status, String sentence) {
        super(sentence);
        this.status = status;
    }

    public CommandFailure(String sentence, Throwable cause) {
        super(sentence, cause);
        this.status = ExitStatus.FAILED;
    }

    public ExitStatus status() {
        return status;
    }
}
