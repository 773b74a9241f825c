package app.marquee.ui.control.form;

import app.marquee.task.FxThread;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

/** Scroller that keeps the focused control of a long page visible. FX thread only. */
public final class FocusScroller {
    private static final double MARGIN = 24;

    private final ScrollPane scroll;
    private final Region page;

    public FocusScroller(ScrollPane scroll, Region page) {
        this.scroll = scroll;
        this.page = page;
    }

    /** Keeps the focus visible during keyboard navigation. */
    public void followFocus() {
        scroll.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::show);
    }

    /** Scrolls as little as is needed, after the next layout. */
    public void show(@Nullable Node node) {
        if (node != null) {
            FxThread.later(() -> scrollTo(node));
        }
    }

    private void scrollTo(Node node) {
        if (node.getScene() == null || !isOnPage(node)) {
            return;
        }
        // From the outside in: a page that has not grown yet compresses new nodes.
        scroll.layout();
        if (isAllSeen()) {
            return;
        }
        Node whole = withItsMessage(node);
        Bounds bounds = page.sceneToLocal(whole.localToScene(whole.getBoundsInLocal()));
        scroll.setVvalue(
                place(
                        scroll.getVvalue(),
                        bounds.getMinY(),
                        bounds.getMaxY(),
                        scroll.getViewportBounds().getHeight(),
                        page.getHeight()));
        scroll.setHvalue(
                place(
                        scroll.getHvalue(),
                        bounds.getMinX(),
                        bounds.getMaxX(),
                        scroll.getViewportBounds().getWidth(),
                        page.getWidth()));
    }

    /**
     * Scroll position along one axis, from 0 to 1.
     *
     * @param from where what is to be seen begins on the page
     * @param seen how much of the page is seen
     */
    private static double place(double now, double from, double to, double seen, double all) {
        double hidden = all - seen;
        if (hidden <= 0 || to - from > seen) {
            return now;
        }
        double begin = now * hidden;
        if (from < begin) {
            return Math.max(0, (from - MARGIN) / hidden);
        }
        return to > begin + seen ? Math.min(1, (to + MARGIN - seen) / hidden) : now;
    }

    private boolean isAllSeen() {
        Bounds seen = scroll.getViewportBounds();
        return page.getHeight() <= seen.getHeight() && page.getWidth() <= seen.getWidth();
    }

    /** Includes the label and the message of a field. */
    private static Node withItsMessage(Node node) {
        for (@Nullable Node each = node; each != null; each = each.getParent()) {
            if (each instanceof FormField) {
                return each;
            }
        }
        return node;
    }

    /** Whether the node is visible on the page. */
    private boolean isOnPage(Node node) {
        for (@Nullable Node each = node;
                each != null && each.isVisible();
                each = each.getParent()) {
            if (each.equals(page)) {
                return true;
            }
        }
        return false;
    }
}
