package app.marquee.ui.control;

import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * Debouncer of typing and choosing: runs only the last step of a quick series, a moment after it
 * was given. While it waits the scene of its node says so, so that whoever drives the window knows
 * that something is still to come. On the FX thread.
 */
public final class Debouncer {
    private static final String KEY = Debouncer.class.getName();

    private static final Duration OF_CHOICES = Duration.millis(250);

    private final Node node;
    private final PauseTransition pause;
    private boolean waiting;
    private @Nullable Scene told;

    /**
     * @param node on whose scene the waiting is known
     */
    public Debouncer(Node node, Duration pause) {
        this.node = node;
        this.pause = new PauseTransition(pause);
        node.sceneProperty().subscribe(_ -> tell());
    }

    /** One that lets several choices in a row become one request. */
    public static Debouncer ofChoices(Node node) {
        return new Debouncer(node, OF_CHOICES);
    }

    /** Runs the step after the pause, unless another one comes before. */
    public void soon(Runnable step) {
        pause.setOnFinished(
                _ -> {
                    waits(false);
                    step.run();
                });
        waits(true);
        pause.playFromStart();
    }

    /** Drops the step that waits, if there is one. */
    public void stop() {
        pause.stop();
        waits(false);
    }

    private void waits(boolean now) {
        waiting = now;
        tell();
    }

    /** The node may come into its scene, or leave it, while a step waits. */
    private void tell() {
        Scene scene = waiting ? node.getScene() : null;
        if (!Objects.equals(scene, told)) {
            count(told, -1);
            count(scene, 1);
            told = scene;
        }
    }

    private static void count(@Nullable Scene scene, int change) {
        if (scene != null) {
            scene.getProperties().merge(KEY, change, (now, more) -> (int) now + (int) more);
        }
    }

    /** Whether a step waits in a scene. */
    public static boolean isWaiting(Scene scene) {
        return (int) scene.getProperties().getOrDefault(KEY, 0) > 0;
    }
}
