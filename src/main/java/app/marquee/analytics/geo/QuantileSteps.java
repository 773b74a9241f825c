package app.marquee.analytics.geo;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Steps of values by quantile: each has about as many areas, but none of the upper ones reaches
 * over more than a fivefold. Values that are the same are in the same step. Immutable.
 *
 * @param lowest where each step begins, from small to large
 * @param highest the largest value of each step, or where the next one begins; infinite where it is
 *     open
 */
public record QuantileSteps(List<Double> lowest, List<Double> highest) {
    public static final int MOST = 6;

    private static final MathContext DIGITS = new MathContext(2, RoundingMode.DOWN);

    /** Counts up to this are told apart one by one. */
    private static final double COUNTED = 100;

    /** How many times its smallest value the largest of the last step may be. */
    private static final double WIDEST = 5;

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
        List<Double> lowest = round(lowest(sorted, most));
        List<Double> highest =
                IntStream.range(0, lowest.size())
                        .mapToObj(
                                step ->
                                        step + 1 == lowest.size()
                                                ? last(sorted, lowest.getLast())
                                                : limit(
                                                        sorted,
                                                        lowest.get(step),
                                                        lowest.get(step + 1)))
                        .toList();
        return new QuantileSteps(lowest, highest);
    }

    /** Limits between steps are as round as few digits allow, so that they are read at a glance. */
    private static List<Double> round(List<Double> limits) {
        return Stream.concat(
                        limits.stream().limit(1), limits.stream().skip(1).map(QuantileSteps::round))
                .distinct()
                .toList();
    }

    private static double round(double limit) {
        return limit <= 0 ? limit : BigDecimal.valueOf(limit).round(DIGITS).doubleValue();
    }

    /** The last step is open, unless it is a single value. */
    private static double last(double[] sorted, double limit) {
        double most = sorted[sorted.length - 1];
        return most > limit ? Double.POSITIVE_INFINITY : most;
    }

    /** Where the next step begins; the value before it where few counts or one value matter. */
    private static double limit(double[] sorted, double least, double next) {
        double before = below(sorted, next);
        boolean isCounted =
                next <= COUNTED && Arrays.stream(sorted).allMatch(QuantileSteps::isWhole);
        return isCounted || before == least ? before : next;
    }

    private static boolean isWhole(double value) {
        return value == Math.rint(value);
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
