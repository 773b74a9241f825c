package app.marquee.command;

/** Exception of a command that cannot do its job, with one sentence for the user. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ExitStatus status;
    private final transient Sentence sentence;

    public CommandFailure(Sentence sentence) {
        this(ExitStatus.FAILED, sentence);
    }

    public CommandFailure(ExitStatus status, Sentence sentence) {
        super(sentence.english());
        this.status = status;
        this.sentence = sentence;
    }

    public CommandFailure(Sentence sentence, Throwable cause) {
        super(sentence.english(), cause);
        this.status = ExitStatus.FAILED;
        this.sentence = sentence;
    }

    public ExitStatus status() {
        return status;
    }

    public Sentence sentence() {
        return sentence;
    }
}
