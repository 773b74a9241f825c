package app.marquee.analytics.chart;

import app.marquee.drawing.Box;

/**
 * Coordinates of a chart's plane. Immutable.
 *
 * @param from the place at the left edge
 * @param to the place at the right edge
 * @param most the value at the upper edge; 0 is at the lower
 */
public record ChartPlane(Box box, double from, double to, double most) {
    private static final double LEAST = 20;

    public double x(double place) {
        return box.x() + (place - from) / (to - from) * box.width();
    }

    public double y(double value) {
        return box.bottom() - value / most * box.height();
    }

    public double place(double x) {
        return from + (x - box.x()) / Math.max(1, box.width()) * (to - from);
    }

    public boolean isUsable() {
        return box.width() > LEAST && box.height() > LEAST;
    }
}
