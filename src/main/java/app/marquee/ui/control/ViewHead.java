package app.marquee.ui.control;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * Header of a view in one line: title, filters, and actions to the right. The filters get a second
 * line where the view is too narrow or its text too large. FX thread only.
 */
final class ViewHead extends HBox {
    private final Region title;
    private final HBox narrowing;
    private final HBox actions;

    ViewHead(Region title, HBox narrowing, HBox actions) {
        this.title = title;
        this.narrowing = narrowing;
        this.actions = actions;
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(title, narrowing, space, actions);
        getStyleClass().add("view-header");
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double sides() {
        Insets around = getInsets();
        return around.getLeft() + around.getRight();
    }

    private double ends() {
        Insets around = getInsets();
        return around.getTop() + around.getBottom();
    }

    /** The least width of what is never moved to the second line. */
    private double firstLine() {
        double right = actions.getChildren().isEmpty() ? 0 : getSpacing() + actions.minWidth(-1);
        return title.minWidth(-1) + right;
    }

    private boolean isTwoLines(double width) {
        return width > 0
                && narrowing.getChildren().stream().anyMatch(Node::isManaged)
                && firstLine() + 2 * getSpacing() + narrowing.minWidth(-1) > width - sides();
    }

    @Override
    protected double computeMinWidth(double height) {
        return sides() + Math.max(firstLine(), narrowing.minWidth(-1));
    }

    @Override
    protected double computePrefHeight(double width) {
        if (!isTwoLines(width)) {
            return super.computePrefHeight(width);
        }
        return ends() + firstHeight() + getSpacing() / 2 + narrowing.prefHeight(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    private double firstHeight() {
        return Math.max(title.prefHeight(-1), actions.prefHeight(-1));
    }

    @Override
    protected void layoutChildren() {
        if (!isTwoLines(getWidth())) {
            super.layoutChildren();
            return;
        }
        Insets around = getInsets();
        double left = around.getLeft();
        double wide = getWidth() - sides();
        double first = firstHeight();
        double right = Math.max(actions.minWidth(-1), Math.min(actions.prefWidth(-1), wide));
        place(title, left, around.getTop(), title.prefWidth(-1), first);
        place(actions, left + wide - right, around.getTop(), right, first);
        double below = around.getTop() + first + getSpacing() / 2;
        place(
                narrowing,
                left,
                below,
                Math.min(wide, narrowing.prefWidth(-1)),
                narrowing.prefHeight(-1));
    }

    private void place(Region node, double x, double y, double width, double height) {
        node.resizeRelocate(
                snapPositionX(x), snapPositionY(y), snapSizeX(width), snapSizeY(height));
    }
}
