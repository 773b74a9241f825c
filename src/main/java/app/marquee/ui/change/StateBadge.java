package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.ui.control.Badge;

import org.kordamp.ikonli.javafx.FontIcon;

/** Factory of the badges of changes. FX thread only. */
public final class StateBadge {
    private StateBadge() {}

    /** Badge of a recorded change. */
    public static Badge of(ChangeLine line, String words) {
        return of(line.isConflict() ? ChangeState.UNKNOWN : line.state(), words);
    }

    private static Badge of(ChangeState state, String words) {
        return new Badge(words, tone(state));
    }

    public static Badge.Tone tone(ChangeState state) {
        return switch (state) {
            case STAGED, SENDING -> Badge.Tone.ACCENT;
            case DONE -> Badge.Tone.SUCCESS;
            case FAILED -> Badge.Tone.DANGER;
            case UNKNOWN -> Badge.Tone.WARNING;
            case CANCELLED -> Badge.Tone.MUTED;
        };
    }

    /** Icon of a state within a section. */
    static FontIcon icon(ChangeEntry.State state) {
        return new FontIcon(
                switch (state) {
                    case WAITING, SENDING -> "fth-clock";
                    case DONE, FOUND_DONE -> "fth-check";
                    case FAILED, FOUND_UNDONE -> "fth-alert-circle";
                    case UNKNOWN -> "fth-help-circle";
                    case PAUSED -> "fth-pause";
                    case CANCELLED -> "fth-slash";
                });
    }

    /**
     * Badge of a batch within a section, which also covers verified and paused changes. A conflict
     * is something to check.
     */
    static Badge of(ChangeBatch batch, String words) {
        if (batch.isConflict()) {
            return of(ChangeState.UNKNOWN, words);
        }
        return switch (batch.state()) {
            case WAITING, SENDING -> of(ChangeState.SENDING, words);
            case DONE, FOUND_DONE -> of(ChangeState.DONE, words);
            case FAILED, FOUND_UNDONE -> of(ChangeState.FAILED, words);
            case UNKNOWN, PAUSED -> of(ChangeState.UNKNOWN, words);
            case CANCELLED -> of(ChangeState.CANCELLED, words);
        };
    }
}
