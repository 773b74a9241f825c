package app.marquee.analytics.geo;

import java.util.Arrays;

/**
 * Points of a map with one value each. The arrays must not be changed. Immutable.
 *
 * @param x in the world of {@link Mercator}
 * @param y in the world of {@link Mercator}
 * @param values less than 0 for differences only; {@link Double#NaN} for unknown
 * @param countries number of the country of each point; clusters never leave it
 * @param regions number of the region of each point, less than 0 where it is unknown
 */
@SuppressWarnings("ArrayRecordComponent") // a hundred thousand numbers; never compared
public record MapPoints(double[] x, double[] y, double[] values, int[] countries, int[] regions) {
    public static final MapPoints NONE = new MapPoints(new double[0], new double[0], new double[0]);

    /** Points of one country whose regions are unknown. */
    public MapPoints(double[] x, double[] y, double[] values) {
        int[] unknown = new int[x.length];
        Arrays.fill(unknown, -1);
        this(x, y, values, new int[x.length], unknown);
    }

    /** Whether two points may share a cluster. */
    boolean areOfOneCountry(int one, int other) {
        return countries[one] == countries[other];
    }

    /** The same within regions, as far as they are known. */
    boolean areOfOneRegion(int one, int other) {
        return areOfOneCountry(one, other)
                && (regions[one] == regions[other] || regions[one] < 0 || regions[other] < 0);
    }

    public int size() {
        return x.length;
    }
}
