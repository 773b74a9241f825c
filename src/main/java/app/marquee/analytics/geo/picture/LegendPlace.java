package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.LabelBox;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Placement of the legend in the corner of the map where it covers least; the first of several that
 * are as good. Immutable.
 *
 * @param width of the map
 * @param height of the map
 * @param edge between a corner and the legend
 * @param taken where it must not be, as long as there is another corner
 */
public record LegendPlace(double width, double height, double edge, List<LabelBox> taken) {
    /** More than any bubbles cover. */
    private static final double TAKEN = 1e9;

    /** Corner of the map. */
    public enum Corner {
        BOTTOM_LEFT,
        BOTTOM_RIGHT,
        TOP_LEFT,
        TOP_RIGHT
    }

    /**
     * @param corners where it may be, the best one first; at least one
     * @param wide the width of the legend
     * @param high the height of the legend
     */
    public Corner of(List<Corner> corners, List<Bubble> bubbles, double wide, double high) {
        return of(corners, box -> covered(bubbles, box), wide, high);
    }

    /**
     * @param corners where it may be, the best one first; at least one
     * @param covers how much that should be seen lies below a rectangle
     * @param wide the width of the legend
     * @param high the height of the legend
     */
    public Corner of(
            List<Corner> corners, ToDoubleFunction<LabelBox> covers, double wide, double high) {
        Corner best = corners.getFirst();
        double least = Double.POSITIVE_INFINITY;
        for (Corner corner : corners) {
            LabelBox box = new LabelBox(x(corner, wide), y(corner, high), wide, high);
            boolean isTaken = taken.stream().anyMatch(box::overlaps);
            double covered = (isTaken ? TAKEN : 0) + covers.applyAsDouble(box);
            if (covered == 0) {
                return corner;
            }
            if (covered < least) {
                least = covered;
                best = corner;
            }
        }
        return best;
    }

    public double x(Corner corner, double wide) {
        return corner == Corner.BOTTOM_LEFT || corner == Corner.TOP_LEFT
                ? edge
                : width - wide - edge;
    }

    public double y(Corner corner, double high) {
        return corner == Corner.TOP_LEFT || corner == Corner.TOP_RIGHT
                ? edge
                : height - high - edge;
    }

    /** How much of the squares around bubbles lies below a rectangle. */
    static double covered(List<Bubble> bubbles, LabelBox box) {
        return bubbles.stream().mapToDouble(bubble -> covered(bubble, box)).sum();
    }

    /** How much of the square around a bubble lies below a rectangle. */
    private static double covered(Bubble bubble, LabelBox box) {
        double radius = bubble.radius();
        double across =
                Math.min(bubble.x() + radius, box.x() + box.width())
                        - Math.max(bubble.x() - radius, box.x());
        double down =
                Math.min(bubble.y() + radius, box.y() + box.height())
                        - Math.max(bubble.y() - radius, box.y());
        return across > 0 && down > 0 ? across * down : 0;
    }
}
