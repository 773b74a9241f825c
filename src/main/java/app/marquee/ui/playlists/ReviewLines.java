package app.marquee.ui.playlists;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * Scroll pane whose preferred height fits its wrapped lines. A plain scroll pane would ask for
 * their height without wrapping.
 */
final class ReviewLines extends ScrollPane {
    private static final double TALLEST = 200;

    /** Width of the scroll bar. */
    private static final double BAR = 16;

    ReviewLines() {
        setFitToWidth(true);
        setFocusTraversable(true);
        getStyleClass().add("review-lines");
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Node lines = getContent();
        if (lines == null || width < 0) {
            return super.computePrefHeight(width);
        }
        double sides = snappedLeftInset() + snappedRightInset();
        double ends = snappedTopInset() + snappedBottomInset();
        return Math.min(TALLEST, Math.ceil(lines.prefHeight(width - sides - BAR)) + ends);
    }
}
