package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;

import java.util.function.DoubleConsumer;

/**
 * Width of a node's window divided by the text scale, by which views choose their layout: two panes
 * from {@link #TWO_PANES}, one below {@link #ONE_PANE}. FX thread only.
 */
public final class EffectiveWidth {
    public static final double TWO_PANES = 1200;
    public static final double ONE_PANE = 800;

    private EffectiveWidth() {}

    /** Follows the width while the node is in a window. */
    public static void follow(Node node, DoubleConsumer resize) {
        node.sceneProperty().flatMap(Scene::widthProperty).subscribe(_ -> tell(node, resize));
        TextScale.follow(node, _ -> tell(node, resize));
    }

    private static void tell(Node node, DoubleConsumer resize) {
        if (node.getScene() != null && node.getScene().getWidth() > 0) {
            resize.accept(node.getScene().getWidth() / TextScale.now(node));
        }
    }
}
