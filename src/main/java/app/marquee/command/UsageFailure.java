package app.marquee.command;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Exception of arguments that are well formed and not allowed, with a sentence for the user. */
public final class UsageFailure extends ParameterException {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    public UsageFailure(CommandLine line, Sentence sentence) {
        super(line, sentence.english());
        this.sentence = sentence;
    }

    Sentence sentence() {
        return sentence;
    }
}
