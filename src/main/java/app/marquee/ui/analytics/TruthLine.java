package app.marquee.ui.analytics;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.util.Duration;

import java.util.function.Supplier;

/** The line under a table that says where its figures come from; its ages go on. */
final class TruthLine extends Label {
    private static final PseudoClass OUTDATED = PseudoClass.getPseudoClass("outdated");
    private static final Duration TICK = Duration.seconds(30);

    private final Supplier<String> words;
    private final Timeline ticking;

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
        ticking = new Timeline(new KeyFrame(TICK, _ -> tell()));
        ticking.setCycleCount(Animation.INDEFINITE);
    }

    /**
     * @param outdated whether another question was chosen than the one that was answered
     */
    void update(boolean outdated) {
        pseudoClassStateChanged(OUTDATED, outdated);
        tell();
    }

    private void tell() {
        String now = words.get();
        setText(now);
        setVisible(!now.isEmpty());
        setManaged(!now.isEmpty());
    }

    void start() {
        tell();
        ticking.play();
    }

    void stop() {
        ticking.stop();
    }
}
