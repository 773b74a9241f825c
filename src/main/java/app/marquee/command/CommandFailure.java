package app.marquee.command;

/**
 * A command that cannot do what it was asked for; its message is one sentence for the person who
 * typed it.
 */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CommandFailure(String sentence) {
        super(sentence);
    }

    public CommandFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
