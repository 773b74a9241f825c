package app.marquee;

import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.skin.TableHeaderRow;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.Region;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What has no room in the window: controls and words that reach over its edge or that of their
 * pane, views and tables that scroll sideways, actions in color that are out of sight, and titles
 * that can't be broken into lines. On the FX thread.
 */
public final class LayoutAudit {
    /** Less than a pixel, which rounding takes. */
    private static final double ROUNDING = 1.5;

    private static final String LEFT_TO_RIGHT = "\u200e";

    private final List<String> found = new ArrayList<>();

    private LayoutAudit() {}

    /** The defects of everything that is shown below the node. */
    public static List<String> of(Parent root) {
        LayoutAudit audit = new LayoutAudit();
        audit.walk(root);
        return audit.found;
    }

    private void walk(Node node) {
        if (!node.isVisible() || node.getOpacity() == 0) {
            return;
        }
        check(node);
        if (node instanceof Parent parent && !(node instanceof Button)) {
            parent.getChildrenUnmodifiable().forEach(this::walk);
        }
    }

    private void check(Node node) {
        if (node instanceof ScrollBar bar && isSideways(bar)) {
            found.add("scrolls sideways: " + ViewAudit.where(bar));
        }
        if (isWord(node) && isOutside(node, false)) {
            found.add("reaches over the edge: " + words(node) + " in " + ViewAudit.where(node));
        }
        if (node instanceof Labeled labeled && labeled.isWrapText() && mayNotBreak(labeled)) {
            found.add("can't be broken: " + words(node) + " in " + ViewAudit.where(node));
        }
        if (node instanceof Button button
                && button.getStyleClass().contains("accent")
                && !button.isDisabled()
                && isOutside(button, !isOfEmptyView(button))) {
            found.add("action out of sight: " + words(button) + " in " + ViewAudit.where(button));
        }
    }

    /** A title from right to left without marks, at which the toolkit may fail. */
    private static boolean mayNotBreak(Labeled labeled) {
        String text = labeled.getText() == null ? "" : labeled.getText();
        return Bidi.requiresBidi(text.toCharArray(), 0, text.length())
                && !text.contains(LEFT_TO_RIGHT);
    }

    /** The next step of a card without content, which is scrolled to as the card is. */
    private static boolean isOfEmptyView(Node button) {
        return Stream.iterate(button, Objects::nonNull, Node::getParent)
                .anyMatch(each -> each.getStyleClass().contains("empty-view"));
    }

    private static String words(Node node) {
        return node instanceof Labeled labeled ? "\"" + labeled.getText() + "\"" : "a field";
    }

    private static boolean isWord(Node node) {
        return node instanceof TextInputControl
                || (node instanceof Labeled labeled
                        && labeled.getText() != null
                        && !labeled.getText().isBlank()
                        && !(node instanceof IndexedCell));
    }

    /** Tables hide columns instead, or keep the first ones in sight; a view never does. */
    private static boolean isSideways(ScrollBar bar) {
        return bar.getOrientation() == Orientation.HORIZONTAL
                && bar.getVisibleAmount() < bar.getMax() - bar.getMin()
                && bar.getHeight() > 0
                && ((bar.getParent() instanceof VirtualFlow<?> && !isOfFrozen(bar))
                        || isOfSection(bar));
    }

    private static boolean isOfFrozen(ScrollBar bar) {
        return Stream.iterate(bar.getParent(), Objects::nonNull, Node::getParent)
                .anyMatch(
                        each ->
                                each instanceof TableView<?> table
                                        && table.getColumns().stream()
                                                .anyMatch(
                                                        column ->
                                                                column.getStyleClass()
                                                                        .contains("frozen")));
    }

    private static boolean isOfSection(ScrollBar bar) {
        return bar.getParent() instanceof ScrollPane pane
                && pane.getStyleClass().contains("section-room");
    }

    /**
     * Whether a part of the node is beyond a pane that doesn't scroll there.
     *
     * @param wholly also where a pane could be scrolled to it
     */
    private static boolean isOutside(Node node, boolean wholly) {
        Bounds mine =
                node.localToScene(
                        node instanceof Region region
                                ? region.getLayoutBounds()
                                : node.getBoundsInLocal());
        for (Node each = node.getParent(); each != null; each = each.getParent()) {
            if (isOfRows(each)) {
                return false;
            }
            boolean scrolls = each.getStyleClass().contains("viewport");
            if (scrolls && !wholly) {
                return isBeyondSides(mine, each);
            }
            if ((each.getClip() != null || each.getParent() == null)
                    && isBeyond(mine, each.localToScene(each.getLayoutBounds()))) {
                return true;
            }
        }
        return false;
    }

    /** Of a table, whose columns leave when they have no room; rows are scrolled. */
    private static boolean isOfRows(Node node) {
        return node.getParent() instanceof VirtualFlow<?> || node instanceof TableHeaderRow;
    }

    private static boolean isBeyondSides(Bounds mine, Node room) {
        Bounds bounds = room.localToScene(room.getLayoutBounds());
        return mine.getMinX() < bounds.getMinX() - ROUNDING
                || mine.getMaxX() > bounds.getMaxX() + ROUNDING;
    }

    private static boolean isBeyond(Bounds mine, Bounds room) {
        return mine.getMinX() < room.getMinX() - ROUNDING
                || mine.getMaxX() > room.getMaxX() + ROUNDING
                || mine.getMinY() < room.getMinY() - ROUNDING
                || mine.getMaxY() > room.getMaxY() + ROUNDING;
    }
}
