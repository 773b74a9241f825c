package app.marquee.command;

import app.marquee.model.change.ChangeState;

/** Words of the states of changes on the command line, as the window has them. */
public final class ChangeWord {
    private ChangeWord() {}

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
