package app.marquee.ui.settings;

import app.marquee.ui.control.FormField;

import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

/** Scrolls a long page so that what matters now can be seen: the focus above all. */
final class InSight {
    private static final double MARGIN = 24;

    private final ScrollPane scroll;
    private final Region page;

    InSight(ScrollPane scroll, Region page) {
        this.scroll = scroll;
        this.page = page;
    }

    /** Whoever walks with the keyboard sees where they are. */
    void followFocus() {
        scroll.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::show);
    }

    /** Scrolls as little as is needed, after the next layout. */
    void show(@Nullable Node node) {
        if (node != null) {
            Platform.runLater(() -> scrollTo(node));
        }
    }

    private void scrollTo(Node node) {
        if (node.getScene() == null || !isOnPage(node)) {
            return;
        }
        page.layout();
        Node whole = withItsMessage(node);
        Bounds bounds = page.sceneToLocal(whole.localToScene(whole.getBoundsInLocal()));
        double seen = scroll.getViewportBounds().getHeight();
        double hidden = page.getHeight() - seen;
        double top = scroll.getVvalue() * hidden;
        if (hidden <= 0) {
            return;
        }
        if (bounds.getMinY() < top) {
            scroll.setVvalue(Math.max(0, (bounds.getMinY() - MARGIN) / hidden));
        } else if (bounds.getMaxY() > top + seen) {
            scroll.setVvalue(Math.min(1, (bounds.getMaxY() + MARGIN - seen) / hidden));
        }
    }

    /** A field is seen with its label and with what is wrong with it. */
    private static Node withItsMessage(Node node) {
        for (@Nullable Node each = node; each != null; each = each.getParent()) {
            if (each instanceof FormField) {
                return each;
            }
        }
        return node;
    }

    private boolean isOnPage(Node node) {
        for (@Nullable Node each = node; each != null; each = each.getParent()) {
            if (each.equals(page)) {
                return true;
            }
        }
        return false;
    }
}
