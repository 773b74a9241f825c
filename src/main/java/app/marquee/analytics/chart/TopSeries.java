package app.marquee.analytics.chart;

import app.marquee.analytics.series.Series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reduction of many series to the largest ones and one for the others. */
public final class TopSeries {
    private TopSeries() {}

    /**
     * The largest series, by the sum of their known values, and the sum of the others.
     *
     * @param most how many stay as they are; one more than these stays too, since a sum of one
     *     would hide its name
     * @param other the name of the sum
     */
    public static List<Series> of(List<Series> series, int most, String other) {
        List<Series> ordered =
                series.stream()
                        .sorted(Comparator.comparingDouble(TopSeries::known).reversed())
                        .toList();
        if (ordered.size() <= most + 1) {
            return ordered;
        }
        List<Series> top = new ArrayList<>(ordered.subList(0, most));
        top.add(sum(other, ordered.subList(most, ordered.size())));
        return List.copyOf(top);
    }

    private static double known(Series series) {
        double sum = 0;
        for (double value : series.y()) {
            sum += Double.isNaN(value) ? 0 : value;
        }
        return sum;
    }

    /** The sum at each position; unknown where one of the values is. */
    static Series sum(String name, List<Series> series) {
        Map<Double, Double> sums = new TreeMap<>();
        double gap = 0;
        for (Series one : series) {
            gap = Math.max(gap, one.gap());
            for (int i = 0; i < one.size(); i++) {
                sums.merge(one.x()[i], one.y()[i], Double::sum);
            }
        }
        double[] x = sums.keySet().stream().mapToDouble(Double::doubleValue).toArray();
        double[] y = sums.values().stream().mapToDouble(Double::doubleValue).toArray();
        return new Series(name, x, y, gap);
    }
}
