package app.marquee.analytics;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/**
 * The figures of one video day by day. A day that is not known is not a number, never 0. Immutable,
 * although arrays cannot show it: nobody may change them.
 */
@SuppressWarnings("ArrayRecordComponent") // one for each row that is on the screen
public record DayLine(List<LocalDate> days, double[] values) {
    /** Of a video of which no day is known. */
    public static final DayLine NONE = new DayLine(List.of(), new double[0]);

    public boolean isKnown(int index) {
        return !Double.isNaN(values[index]);
    }

    /** How many days are known. */
    public int known() {
        int known = 0;
        for (double value : values) {
            known += Double.isNaN(value) ? 0 : 1;
        }
        return known;
    }

    /** The day of the least known figure, the first of several; -1 when none is known. */
    public int least() {
        return first((value, so) -> value < so ? 1 : 0);
    }

    /** The day of the greatest known figure, the first of several; -1 when none is known. */
    public int greatest() {
        return first((value, so) -> value > so ? 1 : 0);
    }

    private int first(DoubleBinaryOperator isBetter) {
        int found = -1;
        for (int i = 0; i < values.length; i++) {
            if (isKnown(i) && (found < 0 || isBetter.applyAsDouble(values[i], values[found]) > 0)) {
                found = i;
            }
        }
        return found;
    }

    /** The last known day; -1 when none is known. */
    public int last() {
        int at = values.length - 1;
        while (at >= 0 && !isKnown(at)) {
            at--;
        }
        return at;
    }

    /** The figure of a day less that of the day before; not a number where one is unknown. */
    public double change(int index) {
        return index == 0 ? Double.NaN : values[index] - values[index - 1];
    }

    /** For a chart; every day begins at the first moment it has in the zone. */
    public Series series(String name, ZoneId zone) {
        double[] moments =
                days.stream().mapToDouble(day -> day.atStartOfDay(zone).toEpochSecond()).toArray();
        return new Series(name, moments, values, Double.POSITIVE_INFINITY);
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
        return known() + " of " + days.size() + " days";
    }
}
