package app.marquee.analytics.geo;

/**
 * Cluster level for one zoom: points or clusters by descending absolute value, unknown ones last.
 * The arrays must not be changed. Immutable.
 *
 * @param x in the world of {@link Mercator}: where its largest point lies
 * @param y in the world of {@link Mercator}
 * @param values sums of what is known; NaN where nothing is
 * @param counts how many points are in it
 * @param unknown how many of them have no value
 * @param lead its point with the largest value
 * @param clusterOf for each point, in which cluster it is
 */
@SuppressWarnings("ArrayRecordComponent") // a hundred thousand numbers; never compared
public record ClusterLevel(
        double[] x,
        double[] y,
        double[] values,
        int[] counts,
        int[] unknown,
        int[] lead,
        int[] clusterOf) {
    public int size() {
        return x.length;
    }

    /** The largest value, without its sign; 0 when none is known. */
    public double most() {
        return size() == 0 || Double.isNaN(values[0]) ? 0 : Math.abs(values[0]);
    }
}
