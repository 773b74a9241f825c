package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * Mark on the scene of a node that a step follows by itself, such as after a pause in typing, so
 * that tests can wait for it. FX thread only.
 */
public final class PendingStep {
    private static final String KEY = PendingStep.class.getName();

    private final Node node;
    private boolean pending;
    private @Nullable Scene told;

    public PendingStep(Node node) {
        this.node = node;
        node.sceneProperty().subscribe(_ -> tell());
    }

    public void set(boolean now) {
        pending = now;
        tell();
    }

    /** Marks the scene anew, since the node may enter or leave it while a step is pending. */
    private void tell() {
        Scene scene = pending ? node.getScene() : null;
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

    /** Whether a step follows in a scene. */
    public static boolean isIn(Scene scene) {
        return (int) scene.getProperties().getOrDefault(KEY, 0) > 0;
    }
}
