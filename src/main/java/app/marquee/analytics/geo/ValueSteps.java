package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Steps of values whose limits are round and each about a third of the next: 30%, 10%, 3% of a
 * whole, or 300, 100, 30. A value that is ten times another one is two steps above it, whatever
 * other values there are. Immutable.
 *
 * @param lowest where each step begins, from small to large; smaller values are in the first one
 * @param whole of which limits are parts; NaN where values don't add up to one
 */
public record ValueSteps(List<Double> lowest, double whole) {
    public static final int MOST = 6;

    public ValueSteps {
        lowest = List.copyOf(lowest);
    }

    /**
     * At most so many steps; unknown values are left out.
     *
     * @param whole of which limits are parts; NaN where values don't add up to one
     */
    static ValueSteps of(double[] values, double whole, int most) {
        double[] known = Arrays.stream(values).filter(value -> value > 0).toArray();
        if (known.length == 0) {
            boolean isAnyZero = Arrays.stream(values).anyMatch(value -> value == 0);
            return new ValueSteps(isAnyZero ? List.of(0.0) : List.of(), whole);
        }
        double unit = whole > 0 ? whole : 1;
        double least = Arrays.stream(known).min().orElseThrow();
        double limit = Arrays.stream(known).max().orElseThrow() / unit;
        List<Double> lowest = new ArrayList<>();
        do {
            limit = lowest.isEmpty() ? roundBelow(limit) : nextBelow(limit);
            lowest.add(limit * unit);
        } while (lowest.size() < most && limit * unit > least);
        return new ValueSteps(lowest.reversed(), whole);
    }

    /** The largest of …, 0.3, 1, 3, 10, … that isn't above a value. */
    private static double roundBelow(double value) {
        int exponent = (int) Math.floor(Math.log10(value));
        // A power of ten may be missed by the rounding of the logarithm.
        if (round(1, exponent + 1) <= value) {
            exponent++;
        }
        double three = round(3, exponent);
        return three <= value ? three : round(1, exponent);
    }

    private static double nextBelow(double limit) {
        return roundBelow(limit * 0.9);
    }

    /** As exact as the number that a reader would write. */
    private static double round(int digit, int exponent) {
        return Double.parseDouble(digit + "e" + exponent);
    }

    /** The steps of values that are a part of these, such as those of one day of a period. */
    ValueSteps times(double factor) {
        return new ValueSteps(lowest.stream().map(each -> each * factor).toList(), Double.NaN);
    }

    public int size() {
        return lowest.size();
    }

    /** Where the next step begins; infinite for the last one. */
    public double end(int step) {
        return step + 1 < lowest.size() ? lowest.get(step + 1) : Double.POSITIVE_INFINITY;
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
