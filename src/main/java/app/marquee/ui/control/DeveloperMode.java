package app.marquee.ui.control;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;

import java.util.function.Consumer;

/**
 * Switch of a scene that shows requests, raw responses, methods, hosts and paths. Off until it is
 * set. FX thread only.
 */
public final class DeveloperMode {
    private static final String KEY = DeveloperMode.class.getName();

    private DeveloperMode() {}

    public static void set(Scene scene, boolean on) {
        property(scene).set(on);
    }

    /** Whether it is on where the node is; it is off outside of a scene. */
    public static boolean now(Node node) {
        return node.getScene() != null && property(node.getScene()).get();
    }

    /** Shows the node while it is on; nothing else may show or hide it. */
    public static void reveal(Node node) {
        follow(node, on -> Visibility.show(node, on));
    }

    /** Follows it where the node is, beginning with now. */
    public static void follow(Node node, Consumer<Boolean> change) {
        node.sceneProperty().flatMap(DeveloperMode::property).orElse(false).subscribe(change);
    }

    private static SimpleBooleanProperty property(Scene scene) {
        return (SimpleBooleanProperty)
                scene.getProperties().computeIfAbsent(KEY, _ -> new SimpleBooleanProperty());
    }
}
