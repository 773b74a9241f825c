package app.marquee.command;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;

/** Words of the states of changes, the same in every language where programs read them. */
public final class ChangeWord {
    private ChangeWord() {}

    /** In the language of the user. */
    public static Sentence worded(ChangeState state) {
        return worded("state." + (state == ChangeState.STAGED ? "WAITING" : state.name()));
    }

    /** In the language of the user, where a conflict is a state of its own as in the window. */
    public static Sentence worded(ChangeLine line) {
        return line.isConflict() ? conflict() : worded(line.state());
    }

    /** State of a change that was refused because its item had changed. */
    public static Sentence conflict() {
        return worded("state.CONFLICT");
    }

    private static Sentence worded(String key) {
        return words -> words.within(words.text(key));
    }

    public static String of(ChangeState state) {
        return switch (state) {
            case STAGED -> "pending";
            case SENDING -> "applying";
            case DONE -> "applied";
            case FAILED -> "failed";
            case UNKNOWN -> "unknown";
            case CANCELLED -> "discarded";
        };
    }
}
