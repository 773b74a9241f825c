package app.marquee.analytics.geo;

/**
 * Points of a map with one value each. The arrays must not be changed. Immutable.
 *
 * @param x in the world of {@link Mercator}
 * @param y in the world of {@link Mercator}
 * @param values less than 0 for differences only; {@link Double#NaN} for unknown
 */
@SuppressWarnings("ArrayRecordComponent") // a hundred thousand numbers; never compared
public record MapPoints(double[] x, double[] y, double[] values) {
    public static final MapPoints NONE = new MapPoints(new double[0], new double[0], new double[0]);

    public int size() {
        return x.length;
    }
}
