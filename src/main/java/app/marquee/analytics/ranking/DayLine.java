package app.marquee.analytics.ranking;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntPredicate;

/**
 * Daily values of one video. An unknown day is NaN, never 0. The arrays must not be changed.
 * Immutable.
 *
 * @param unfinished the days that were not over when they were asked for: what is known of them is
 *     a part, so that it is neither the least nor the latest figure where there is a whole one
 */
@SuppressWarnings("ArrayRecordComponent") // one for each row that is on the screen
public record DayLine(List<LocalDate> days, double[] values, Set<LocalDate> unfinished) {
    /** Of a video of which no day is known. */
    public static final DayLine NONE = new DayLine(List.of(), new double[0], Set.of());

    public boolean isKnown(int index) {
        return !Double.isNaN(values[index]);
    }

    /** Whether a part of a day is known, and no more. */
    public boolean isPart(int index) {
        return isKnown(index) && unfinished.contains(days.get(index));
    }

    private boolean isWhole(int index) {
        return isKnown(index) && !isPart(index);
    }

    /** How many days are known. */
    public int known() {
        int known = 0;
        for (double value : values) {
            known += Double.isNaN(value) ? 0 : 1;
        }
        return known;
    }

    /** The day of the least whole figure, the first of several; -1 when none is known. */
    public int least() {
        int whole = first(this::isWhole, (value, so) -> value < so ? 1 : 0);
        return whole < 0 ? first(this::isKnown, (value, so) -> value < so ? 1 : 0) : whole;
    }

    /** The day of the greatest known figure, the first of several; -1 when none is known. */
    public int greatest() {
        return first(this::isKnown, (value, so) -> value > so ? 1 : 0);
    }

    private int first(IntPredicate counts, DoubleBinaryOperator isBetter) {
        int found = -1;
        for (int i = 0; i < values.length; i++) {
            if (counts.test(i)
                    && (found < 0 || isBetter.applyAsDouble(values[i], values[found]) > 0)) {
                found = i;
            }
        }
        return found;
    }

    /** The last whole day, else the last of which a part is known; -1 when none is known. */
    public int last() {
        int whole = last(this::isWhole);
        return whole < 0 ? last(this::isKnown) : whole;
    }

    /** The last day of which a part is known and no more; -1 when there is none. */
    public int lastPart() {
        return last(this::isPart);
    }

    private int last(IntPredicate counts) {
        int at = values.length - 1;
        while (at >= 0 && !counts.test(at)) {
            at--;
        }
        return at;
    }

    /** The days for a chart; every day begins at the first moment it has in the zone. */
    public Series series(String name, ZoneId zone) {
        double[] moments = days.stream().mapToDouble(day -> moment(day, zone)).toArray();
        return new Series(name, moments, values.clone(), Double.POSITIVE_INFINITY);
    }

    private static double moment(LocalDate day, ZoneId zone) {
        return day.atStartOfDay(zone).toEpochSecond();
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
