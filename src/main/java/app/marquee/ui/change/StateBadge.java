package app.marquee.ui.change;

import app.marquee.model.change.ChangeState;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;

/** Badge of a change's state: words on the state's color. FX thread only. */
public final class StateBadge extends Label {
    private StateBadge(String words, String colour) {
        super(words);
        getStyleClass().add("badge");
        setMinWidth(USE_PREF_SIZE);
        pseudoClassStateChanged(PseudoClass.getPseudoClass(colour), true);
    }

    /** Badge of a recorded state. */
    public static StateBadge of(ChangeState state, String words) {
        return new StateBadge(
                words,
                switch (state) {
                    case STAGED, SENDING -> "accent";
                    case DONE -> "success";
                    case FAILED -> "danger";
                    case UNKNOWN -> "warning";
                    case CANCELLED -> "muted";
                });
    }

    /** Badge of a state within a section, which also covers verified and paused changes. */
    static StateBadge of(ChangeEntry.State state, String words) {
        return switch (state) {
            case WAITING, SENDING -> of(ChangeState.SENDING, words);
            case DONE, FOUND_DONE -> of(ChangeState.DONE, words);
            case FAILED, FOUND_UNDONE -> of(ChangeState.FAILED, words);
            case UNKNOWN, PAUSED -> of(ChangeState.UNKNOWN, words);
            case CANCELLED -> of(ChangeState.CANCELLED, words);
        };
    }
}
