package app.marquee.ui.control;

import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;

import java.util.function.DoubleConsumer;

/**
 * Text scale factor of a scene, for the few lengths that no style sheet can set, such as column
 * widths. FX thread only.
 */
public final class TextScale {
    private static final String KEY = TextScale.class.getName();

    private static final double USUAL = 1;
    private static final double NOWHERE = 0;

    private TextScale() {}

    public static void set(Scene scene, double factor) {
        property(scene).set(factor);
    }

    /** The factor that holds for the node now; 1 outside of a scene. */
    public static double now(Node node) {
        return node.getScene() == null ? USUAL : property(node.getScene()).get();
    }

    /**
     * Follows the factor, beginning with the one that holds now. Out of a scene the last one stays,
     * so that a detached view is not measured twice.
     */
    public static void follow(Node node, DoubleConsumer resize) {
        resize.accept(now(node));
        node.sceneProperty()
                .flatMap(TextScale::property)
                .orElse(NOWHERE)
                .subscribe(
                        factor -> {
                            if (factor > NOWHERE) {
                                resize.accept(factor);
                            }
                        });
    }

    @SuppressWarnings("unchecked") // only ever put there below
    private static SimpleObjectProperty<Double> property(Scene scene) {
        return (SimpleObjectProperty<Double>)
                scene.getProperties().computeIfAbsent(KEY, _ -> new SimpleObjectProperty<>(USUAL));
    }
}
