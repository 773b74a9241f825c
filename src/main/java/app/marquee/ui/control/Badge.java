package app.marquee.ui.control;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;

/** Badge of a state: words on the state's color. FX thread only. */
public final class Badge extends Label {
    /** Meaning of a color. */
    public enum Tone {
        ACCENT("accent"),
        SUCCESS("success"),
        WARNING("warning"),
        DANGER("danger"),
        MUTED("muted");

        private final PseudoClass state;

        Tone(String state) {
            this.state = PseudoClass.getPseudoClass(state);
        }
    }

    public Badge(String words, Tone tone) {
        super(words);
        getStyleClass().add("badge");
        setMinWidth(USE_PREF_SIZE);
        pseudoClassStateChanged(tone.state, true);
    }
}
