package app.marquee.ui.control;

import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.util.Duration;

/**
 * Debouncer of typing and choosing, which runs only the last step of a quick series. FX thread
 * only.
 */
public final class Debouncer {
    private static final Duration OF_CHOICES = Duration.millis(250);

    private final PauseTransition pause;
    private final PendingStep pending;

    /**
     * @param node in whose scene the step follows
     */
    public Debouncer(Node node, Duration pause) {
        this.pause = new PauseTransition(pause);
        this.pending = new PendingStep(node);
    }

    /** Debouncer that combines several choices in a row into one request. */
    public static Debouncer ofChoices(Node node) {
        return new Debouncer(node, OF_CHOICES);
    }

    /** Runs the step after the pause, unless another one comes before. */
    public void soon(Runnable step) {
        pause.setOnFinished(
                _ -> {
                    pending.set(false);
                    step.run();
                });
        pending.set(true);
        pause.playFromStart();
    }

    /** Drops the pending step, if there is one. */
    public void stop() {
        pause.stop();
        pending.set(false);
    }
}
