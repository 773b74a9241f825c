package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.List;

/**
 * Scale of bubbles: area is proportional to value. Immutable.
 *
 * @param factor radius of the value 1, in pixels
 * @param most the largest value
 */
public record BubbleScale(double factor, double most) {
    /** Smaller ones could not be seen; it is the size of a value near zero. */
    public static final double LEAST_RADIUS = 1.75;

    /** How large a bubble of an unknown value is. */
    public static final double UNKNOWN_RADIUS = 3.5;

    private static final int SHOWN = 3;
    private static final double STEP = 4;

    /** The largest value gets this radius. */
    public static BubbleScale of(double most, double radius) {
        return new BubbleScale(most > 0 ? radius / Math.sqrt(most) : 0, most);
    }

    public double radius(double value) {
        return Double.isNaN(value)
                ? UNKNOWN_RADIUS
                : Math.max(LEAST_RADIUS, factor * Math.sqrt(Math.abs(value)));
    }

    /** Round values for a legend, from large to small; fewer where they would be hard to see. */
    public List<Long> legend() {
        List<Long> values = new ArrayList<>();
        double limit = most;
        while (values.size() < SHOWN && limit >= 1) {
            long round = roundBelow(limit);
            if (!values.isEmpty() && radius((double) round) < 2 * LEAST_RADIUS) {
                break;
            }
            values.add(round);
            limit = (double) round / STEP;
        }
        return List.copyOf(values);
    }

    /** The largest of 1, 2, 5, 10, 20 … that is not above the limit. */
    static long roundBelow(double limit) {
        long power = 1;
        while (power <= limit / 10) {
            power *= 10;
        }
        return limit >= 5 * power ? 5 * power : limit >= 2 * power ? 2 * power : power;
    }
}
