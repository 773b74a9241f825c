package app.marquee.ui.playlists;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * Scrolls lines that do not fit, and is as tall as they are in its width: a scroll pane by itself
 * asks how tall they would be if nothing had to be wrapped.
 */
final class ReviewLines extends ScrollPane {
    private static final double TALLEST = 200;

    /** What a bar at the side takes. */
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
