package app.marquee.ui.control;

import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Children that join their parent when it is first visible. What nobody has seen yet is then not
 * styled and gets no skin: most of what a view holds ready is never asked for, and a start has no
 * time for it. On the FX thread.
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
