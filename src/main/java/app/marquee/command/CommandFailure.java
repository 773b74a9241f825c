package app.marquee.command;

/** Exception of a command that cannot do its job; its message is one sentence for the user. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CommandFailure(String sentence) {
        super(sentence);
    }

    public CommandFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
