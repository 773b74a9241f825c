package app.marquee.analytics.geo;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Sums of each cluster, placed at its largest point. Thread-safe. */
final class ClusterSums {
    private final MapPoints points;
    private final ClusterLevel below;
    private final int[] into;
    private final double[] values;
    private final int[] counts;
    private final int[] unknown;
    private final int[] lead;

    /**
     * @param into for each cluster below, in which of the new ones it is
     */
    ClusterSums(MapPoints points, ClusterLevel below, int[] into, int made) {
        this.points = points;
        this.below = below;
        this.into = into;
        this.values = new double[made];
        this.counts = new int[made];
        this.unknown = new int[made];
        this.lead = new int[made];
        Arrays.fill(values, Double.NaN);
        Arrays.fill(lead, -1);
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
                new ClusterLevel(points.x(), points.y(), points.values(), ones, none, self, self));
    }

    ClusterLevel level() {
        for (int i = 0; i < into.length; i++) {
            add(i, into[i]);
        }
        double[] x = Arrays.stream(lead).mapToDouble(point -> points.x()[point]).toArray();
        double[] y = Arrays.stream(lead).mapToDouble(point -> points.y()[point]).toArray();
        int[] clusterOf = below.clusterOf().clone();
        Arrays.setAll(clusterOf, point -> into[clusterOf[point]]);
        return ordered(new ClusterLevel(x, y, values, counts, unknown, lead, clusterOf));
    }

    private void add(int from, int to) {
        double value = below.values()[from];
        if (!Double.isNaN(value)) {
            values[to] = Double.isNaN(values[to]) ? value : values[to] + value;
        }
        counts[to] += below.counts()[from];
        unknown[to] += below.unknown()[from];
        int candidate = below.lead()[from];
        if (lead[to] < 0 || weight(candidate) > weight(lead[to])) {
            lead[to] = candidate;
        }
    }

    private double weight(int point) {
        double value = points.values()[point];
        return Double.isNaN(value) ? -1 : Math.abs(value);
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
                                                        : -Math.abs(level.values()[i])))
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
