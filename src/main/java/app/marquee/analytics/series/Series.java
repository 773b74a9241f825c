package app.marquee.analytics.series;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * Series of values at rising positions, such as seconds. An unknown value is NaN. The arrays must
 * not be changed. Immutable.
 *
 * @param gap a greater distance between two points is a gap
 */
@SuppressWarnings("ArrayRecordComponent") // a million boxed numbers would be slow and large
public record Series(String name, double[] x, double[] y, double gap) {
    private static final double USUAL_GAP = 2.5;

    public Series {
        if (x.length != y.length) {
            throw new IllegalArgumentException("The series needs one position per value");
        }
    }

    /** With a gap where more than one point is missing between two, by what is usual here. */
    public static Series of(String name, double[] x, double[] y) {
        return new Series(name, x, y, usualStep(x) * USUAL_GAP);
    }

    /** The distance that half of the points keep at most; infinite when there are too few. */
    private static double usualStep(double[] x) {
        if (x.length < 3) {
            return Double.POSITIVE_INFINITY;
        }
        double[] steps = new double[x.length - 1];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = x[i + 1] - x[i];
        }
        Arrays.sort(steps);
        return steps[steps.length / 2];
    }

    public int size() {
        return x.length;
    }

    public boolean isKnown(int index) {
        return !Double.isNaN(y[index]);
    }

    /** Whether nothing is known between this point and the one before. */
    public boolean isGapBefore(int index) {
        return index > 0 && x[index] - x[index - 1] > gap;
    }

    /** The point that is nearest to a place; empty when there is none. */
    public OptionalInt nearest(double place) {
        if (x.length == 0) {
            return OptionalInt.empty();
        }
        int found = Arrays.binarySearch(x, place);
        if (found >= 0) {
            return OptionalInt.of(found);
        }
        int after = -found - 1;
        if (after == 0 || after == x.length) {
            return OptionalInt.of(Math.min(after, x.length - 1));
        }
        return OptionalInt.of(place - x[after - 1] <= x[after] - place ? after - 1 : after);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return name + " (" + x.length + ")";
    }
}
