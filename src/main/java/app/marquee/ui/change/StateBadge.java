package app.marquee.ui.change;

import app.marquee.model.change.ChangeState;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;

/** How a change stands, in words on the colour of its state. On the FX thread. */
public final class StateBadge extends Label {
    private StateBadge(String words, String colour) {
        super(words);
        getStyleClass().add("badge");
        setMinWidth(USE_PREF_SIZE);
        pseudoClassStateChanged(PseudoClass.getPseudoClass(colour), true);
    }

    /** As the journal has it. */
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

    /** On its way through a section: the same, and what a read found out, and what is paused. */
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
