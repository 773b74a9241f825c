package app.marquee.ui.control;

import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * Debouncer of typing and choosing, which runs only the last step of a quick series. The scene of
 * its node is marked while a step is pending, so that tests can wait for it. FX thread only.
 */
public final class Debouncer {
    private static final String KEY = Debouncer.class.getName();

    private static final Duration OF_CHOICES = Duration.millis(250);

    private final Node node;
    private final PauseTransition pause;
    private boolean waiting;
    private @Nullable Scene told;

    /**
     * @param node whose scene is marked while a step is pending
     */
    public Debouncer(Node node, Duration pause) {
        this.node = node;
        this.pause = new PauseTransition(pause);
        node.sceneProperty().subscribe(_ -> tell());
    }

    /** Debouncer that combines several choices in a row into one request. */
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

    /** Drops the pending step, if there is one. */
    public void stop() {
        pause.stop();
        waits(false);
    }

    private void waits(boolean now) {
        waiting = now;
        tell();
    }

    /** Marks the scene anew, since the node may enter or leave it while a step is pending. */
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

    /** Whether a step is pending in a scene. */
    public static boolean isWaiting(Scene scene) {
        return (int) scene.getProperties().getOrDefault(KEY, 0) > 0;
    }
}
