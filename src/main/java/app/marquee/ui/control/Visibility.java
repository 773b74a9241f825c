package app.marquee.ui.control;

import javafx.scene.Node;

import java.util.Objects;
import java.util.stream.Stream;

/** Visibility of a node that takes no space while it is hidden. FX thread only. */
public final class Visibility {
    private Visibility() {}

    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** Whether a node and all that it is in are visible, be they in a window or not. */
    public static boolean isTreeVisible(Node node) {
        return Stream.<Node>iterate(node, Objects::nonNull, Node::getParent)
                .allMatch(Node::isVisible);
    }
}
