package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Steps of values by quantile: each has about as many areas, but none of the upper ones reaches
 * over more than a tenfold. Values that are the same are in the same step. Immutable.
 *
 * @param lowest where each step begins, from small to large
 * @param highest the largest value of each step; infinite where it is open
 */
public record QuantileSteps(List<Double> lowest, List<Double> highest) {
    public static final int MOST = 6;

    /** How many times its smallest value the largest of the last step may be. */
    private static final double WIDEST = 10;

    public QuantileSteps {
        lowest = List.copyOf(lowest);
        highest = List.copyOf(highest);
    }

    /** Unknown values are left out. */
    public static QuantileSteps of(double[] values) {
        return of(values, MOST);
    }

    /** At most so many steps; unknown values are left out. */
    static QuantileSteps of(double[] values, int most) {
        double[] sorted =
                Arrays.stream(values).filter(value -> !Double.isNaN(value)).sorted().toArray();
        List<Double> lowest = lowest(sorted, most);
        List<Double> highest =
                IntStream.range(0, lowest.size())
                        .mapToObj(
                                step ->
                                        step + 1 == lowest.size()
                                                ? sorted[sorted.length - 1]
                                                : below(sorted, lowest.get(step + 1)))
                        .toList();
        return new QuantileSteps(lowest, highest);
    }

    /** A step for the largest values alone, where those of the last one are too far apart. */
    private static List<Double> lowest(double[] sorted, int most) {
        List<Double> lowest =
                IntStream.range(0, most)
                        .filter(step -> sorted.length > 0)
                        .mapToObj(step -> sorted[step * sorted.length / most])
                        .distinct()
                        .toList();
        if (most == 1 || lowest.isEmpty()) {
            return lowest;
        }
        double greatest = sorted[sorted.length - 1];
        double limit = greatest > WIDEST ? Math.ceil(greatest / WIDEST) : greatest / WIDEST;
        if (lowest.getLast() >= limit) {
            return lowest;
        }
        double[] rest = Arrays.stream(sorted).takeWhile(value -> value < limit).toArray();
        return Stream.concat(lowest(rest, most - 1).stream(), Stream.of(limit)).toList();
    }

    private static double below(double[] sorted, double limit) {
        return Arrays.stream(sorted).filter(value -> value < limit).max().orElse(limit);
    }

    /**
     * The steps of counts that are so many times as large: whole numbers, each in one step, the
     * last of which is open. Steps that hold no whole number are left out.
     */
    QuantileSteps ofCounts(double factor) {
        List<Double> from = new ArrayList<>();
        for (double each : lowest) {
            double least = from.isEmpty() ? Math.floor(each * factor) : Math.ceil(each * factor);
            if (from.isEmpty() || least > from.getLast()) {
                from.add(least);
            }
        }
        List<Double> to = new ArrayList<>();
        for (int step = 0; step < from.size(); step++) {
            to.add(step + 1 < from.size() ? from.get(step + 1) - 1 : Double.POSITIVE_INFINITY);
        }
        return new QuantileSteps(from, to);
    }

    public int size() {
        return lowest.size();
    }

    /** The step of a value, from 0 for the smallest; less than 0 for an unknown one. */
    public int step(double value) {
        if (Double.isNaN(value)) {
            return -1;
        }
        int step = 0;
        while (step + 1 < lowest.size() && value >= lowest.get(step + 1)) {
            step++;
        }
        return step;
    }

    /** The color of a step among the colors of six: few steps are spread over all of them. */
    public int colour(int step) {
        return size() <= 1 ? MOST - 1 : Math.round(step * (MOST - 1) / (float) (size() - 1));
    }
}
