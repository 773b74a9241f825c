package app.marquee.ui.control;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;

import java.util.Locale;

/** Badge of a state: words on the state's color. FX thread only. */
public final class Badge extends Label {
    /** Meaning of a color. */
    public enum Tone {
        ACCENT,
        SUCCESS,
        WARNING,
        DANGER,
        MUTED
    }

    public Badge(String words, Tone tone) {
        super(words);
        getStyleClass().add("badge");
        setMinWidth(USE_PREF_SIZE);
        pseudoClassStateChanged(
                PseudoClass.getPseudoClass(tone.name().toLowerCase(Locale.ROOT)), true);
    }
}
