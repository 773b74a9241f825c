package app.marquee.ui.control;

import javafx.scene.Node;

/** Visibility of a node that takes no space while it is hidden. FX thread only. */
public final class Visibility {
    private Visibility() {}

    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
