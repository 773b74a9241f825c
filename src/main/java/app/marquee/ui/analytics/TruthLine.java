package app.marquee.ui.analytics;

import app.marquee.ui.control.Ticking;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.util.Duration;

import java.util.function.Supplier;

/** The line under a table that says where its figures come from; its ages go on. */
final class TruthLine extends Label {
    private static final PseudoClass OUTDATED = PseudoClass.getPseudoClass("outdated");
    private static final Duration TICK = Duration.seconds(30);

    private final Supplier<String> words;

    /**
     * @param words empty while there is nothing to tell
     */
    TruthLine(Supplier<String> words) {
        this.words = words;
        setId("truth-line");
        getStyleClass().add("truth-line");
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        setMaxWidth(Double.MAX_VALUE);
        Ticking.whileShown(this, TICK, this::tell);
    }

    /**
     * @param outdated whether another question was chosen than the one that was answered
     */
    void update(boolean outdated) {
        pseudoClassStateChanged(OUTDATED, outdated);
        tell();
    }

    /** Says what holds now. */
    void tell() {
        String now = words.get();
        setText(now);
        setVisible(!now.isEmpty());
        setManaged(!now.isEmpty());
    }
}
