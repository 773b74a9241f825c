package app.marquee.command;

import app.marquee.model.change.ChangeState;

/** Words of the states of changes, the same in every language where programs read them. */
public final class ChangeWord {
    private ChangeWord() {}

    /** In the language of the user. */
    public static Sentence worded(ChangeState state) {
        String key = state == ChangeState.STAGED ? "WAITING" : state.name();
        return words -> words.within(words.text("state." + key));
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
