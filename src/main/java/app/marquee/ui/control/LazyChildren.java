package app.marquee.ui.control;

import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Listener that adds children when their parent first becomes visible, so that views which are
 * never shown cost no styling or skins. FX thread only.
 */
public final class LazyChildren implements InvalidationListener {
    private final Pane parent;
    private final Node[] children;

    private LazyChildren(Pane parent, Node... children) {
        this.parent = parent;
        this.children = children;
    }

    /** Puts the children behind those that the parent has by then; at once when it is visible. */
    public static void of(Pane parent, Node... children) {
        LazyChildren sight = new LazyChildren(parent, children);
        parent.visibleProperty().addListener(sight);
        sight.invalidated(parent.visibleProperty());
    }

    @Override
    public void invalidated(Observable visible) {
        if (parent.isVisible()) {
            parent.visibleProperty().removeListener(this);
            parent.getChildren().addAll(children);
        }
    }
}
