package app.marquee.analytics.geo;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Adds up what went into each cluster. Pure. */
final class ClusterSums {
    private final ClusterLevel below;
    private final int[] into;
    private final double[] x;
    private final double[] y;
    private final double[] weights;
    private final double[] values;
    private final int[] counts;
    private final int[] unknown;
    private final int[] lead;
    private final double[] leadValues;

    /**
     * @param into for each cluster below, in which of the new ones it is
     */
    ClusterSums(ClusterLevel below, int[] into, int made) {
        this.below = below;
        this.into = into;
        this.x = new double[made];
        this.y = new double[made];
        this.weights = new double[made];
        this.values = new double[made];
        this.counts = new int[made];
        this.unknown = new int[made];
        this.lead = new int[made];
        this.leadValues = new double[made];
        Arrays.fill(values, Double.NaN);
        Arrays.fill(leadValues, Double.NEGATIVE_INFINITY);
    }

    /** All points by themselves. */
    static ClusterLevel points(MapPoints points) {
        int size = points.size();
        int[] none = new int[size];
        Arrays.setAll(none, i -> Double.isNaN(points.values()[i]) ? 1 : 0);
        int[] ones = new int[size];
        Arrays.fill(ones, 1);
        int[] self = IntStream.range(0, size).toArray();
        return ordered(
                new ClusterLevel(
                        points.x(), points.y(), points.values(), ones, none, self, self));
    }

    ClusterLevel level() {
        for (int i = 0; i < into.length; i++) {
            add(i, into[i]);
        }
        for (int i = 0; i < x.length; i++) {
            x[i] /= weights[i];
            y[i] /= weights[i];
        }
        int[] clusterOf = below.clusterOf().clone();
        Arrays.setAll(clusterOf, point -> into[clusterOf[point]]);
        return ordered(new ClusterLevel(x, y, values, counts, unknown, lead, clusterOf));
    }

    private void add(int from, int to) {
        double value = below.values()[from];
        boolean known = !Double.isNaN(value);
        // What weighs nothing still has a place.
        double weight = known ? Math.max(value, 1e-6) : 1e-6;
        weights[to] += weight;
        x[to] += below.x()[from] * weight;
        y[to] += below.y()[from] * weight;
        if (known) {
            values[to] = Double.isNaN(values[to]) ? value : values[to] + value;
        }
        counts[to] += below.counts()[from];
        unknown[to] += below.unknown()[from];
        double own = known ? value / below.counts()[from] : -1;
        if (own > leadValues[to]) {
            leadValues[to] = own;
            lead[to] = below.lead()[from];
        }
    }

    private static ClusterLevel ordered(ClusterLevel level) {
        int[] order =
                IntStream.range(0, level.size())
                        .boxed()
                        .sorted(
                                Comparator.comparingDouble(
                                        i ->
                                                Double.isNaN(level.values()[i])
                                                        ? 1
                                                        : -level.values()[i]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        int[] place = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            place[order[i]] = i;
        }
        return new ClusterLevel(
                doubles(level.x(), order),
                doubles(level.y(), order),
                doubles(level.values(), order),
                ints(level.counts(), order),
                ints(level.unknown(), order),
                ints(level.lead(), order),
                Arrays.stream(level.clusterOf()).map(cluster -> place[cluster]).toArray());
    }

    private static double[] doubles(double[] values, int[] order) {
        return Arrays.stream(order).mapToDouble(i -> values[i]).toArray();
    }

    private static int[] ints(int[] values, int[] order) {
        return Arrays.stream(order).map(i -> values[i]).toArray();
    }
}
