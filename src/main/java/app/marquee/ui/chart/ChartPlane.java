package app.marquee.ui.chart;

import java.util.List;

/**
 * Coordinates of a chart's plane. Immutable.
 *
 * @param marks of the values, from 0 on
 */
record ChartPlane(
        double left,
        double top,
        double width,
        double height,
        double from,
        double to,
        List<Double> marks) {
    double x(double place) {
        return left + (place - from) / (to - from) * width;
    }

    double y(double value) {
        return top + height - value / marks.getLast() * height;
    }

    double place(double x) {
        return from + (x - left) / Math.max(1, width) * (to - from);
    }

    boolean isUsable() {
        return width > 20 && height > 20;
    }
}
