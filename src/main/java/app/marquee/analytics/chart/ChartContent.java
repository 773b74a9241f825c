package app.marquee.analytics.chart;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Content of a chart: its series and axis. Immutable.
 *
 * @param axis the meaning of the points' positions
 * @param zone the time zone in which times are shown
 * @param asked the span to show even where its ends have no points; null for the span of the points
 * @param part whether the value at a position is preliminary, because its time was not over when it
 *     was loaded, or platforms still count
 * @param compared the same series in the period of comparison, at the positions of the first; may
 *     be fewer
 * @param marks events to show above the curves
 * @param unit the meaning of the values
 * @param rest whether the last series is the sum of those that have no line
 * @param leading number of the series that stands out from the others; less than 0 for none
 */
public record ChartContent(
        List<Series> series,
        Axis axis,
        ZoneId zone,
        @Nullable Span asked,
        DoublePredicate part,
        List<Series> compared,
        List<ChartMark> marks,
        Unit unit,
        boolean rest,
        int leading) {
    /** No series stands out. */
    private static final int NONE = -1;

    /** More points are compared by their number alone. */
    private static final int MOST_POSITIONS = 20_000;

    /** Meaning of the positions on the time axis. */
    public enum Axis {
        /** Seconds since 1970. */
        MOMENTS,
        /** Seconds since 1970, each the start of a day in the time zone. */
        DAYS,
        /** Seconds since the beginning of each series. */
        LENGTHS
    }

    /** Meaning of the values. */
    public enum Unit {
        /** Whole numbers. */
        COUNT,
        /** Numbers with decimals, such as money. */
        AMOUNT,
        /** Percent of the total at the same position. */
        SHARE
    }

    /** Span between two positions. Immutable. */
    public record Span(double from, double to) {}

    public ChartContent {
        series = List.copyOf(series);
        compared = List.copyOf(compared);
        marks = List.copyOf(marks);
    }

    /** Creates a content that spans its points. */
    public ChartContent(List<Series> series, Axis axis, ZoneId zone) {
        this(series, axis, zone, null);
    }

    /** Creates a content without incomplete values. */
    public ChartContent(List<Series> series, Axis axis, ZoneId zone, @Nullable Span asked) {
        this(series, axis, zone, asked, _ -> false);
    }

    /** Creates a content of counts. */
    public ChartContent(
            List<Series> series,
            Axis axis,
            ZoneId zone,
            @Nullable Span asked,
            DoublePredicate part) {
        this(series, axis, zone, asked, part, List.of(), List.of(), Unit.COUNT, false, NONE);
    }

    /** With the same series in the period of comparison, at the positions of this one. */
    public ChartContent comparedWith(List<Series> earlier) {
        return new ChartContent(
                series, axis, zone, asked, part, earlier, marks, unit, rest, leading);
    }

    /** With events above the curves. */
    public ChartContent markedWith(List<ChartMark> events) {
        return new ChartContent(
                series, axis, zone, asked, part, compared, events, unit, rest, leading);
    }

    /** With values of another meaning. */
    public ChartContent in(Unit other) {
        return new ChartContent(
                series, axis, zone, asked, part, compared, marks, other, rest, leading);
    }

    /** With a last series that is the sum of those that have no line. */
    public ChartContent withRest() {
        return new ChartContent(
                series, axis, zone, asked, part, compared, marks, unit, true, leading);
    }

    /** With a series that stands out from the others. */
    public ChartContent ledBy(int number) {
        return new ChartContent(
                series, axis, zone, asked, part, compared, marks, unit, rest, number);
    }

    /** Whether another series stands out. */
    boolean isBehind(int number) {
        return leading >= 0 && leading != number;
    }

    ChartContent of(List<Series> others, List<Series> othersCompared, Unit of) {
        return new ChartContent(
                others, axis, zone, asked, part, othersCompared, marks, of, rest, leading);
    }

    public boolean isPart(Series of, int index) {
        return part.test(of.x()[index]);
    }

    /** Whether a value of the first line is preliminary. */
    public boolean isPreliminary() {
        return !series.isEmpty() && DoubleStream.of(positions()).anyMatch(part);
    }

    /** The first place of all. */
    public double from() {
        double first =
                all().mapToDouble(one -> one.x()[0]).min().orElse(asked == null ? 0 : asked.from());
        return asked == null ? first : Math.min(first, asked.from());
    }

    /** The last place of all, after the first. */
    public double to() {
        double last = all().mapToDouble(one -> one.x()[one.size() - 1]).max().orElse(1);
        double shown = asked == null ? last : Math.max(last, asked.to());
        return shown > from() ? shown : from() + 1;
    }

    /** The series that have points; those of the comparison don't widen the chart. */
    private Stream<Series> all() {
        return series.stream().filter(one -> one.size() > 0);
    }

    /** The greatest known value; 0 when none is. */
    double greatest() {
        double greatest = 0;
        for (Series one : Stream.concat(series.stream(), compared.stream()).toList()) {
            for (double value : one.y()) {
                greatest = value > greatest ? value : greatest;
            }
        }
        return greatest;
    }

    public boolean hasPoints() {
        return series.stream().anyMatch(one -> one.size() > 0);
    }

    /** The places of the points of all series, in order. */
    public double[] positions() {
        if (series.size() == 1) {
            return series.getFirst().x().clone();
        }
        return series.stream()
                .flatMapToDouble(one -> DoubleStream.of(one.x()))
                .sorted()
                .distinct()
                .toArray();
    }

    /**
     * Whether the series have their points at the same places, so that a value has a share. Those
     * of live streams don't.
     */
    public boolean isAligned() {
        if (axis == Axis.LENGTHS || series.size() < 2) {
            return false;
        }
        int most = 0;
        TreeSet<Double> places = new TreeSet<>();
        for (Series one : series) {
            most = Math.max(most, one.size());
            for (int i = 0; i < one.size() && places.size() < MOST_POSITIONS; i++) {
                places.add(one.x()[i]);
            }
        }
        return places.size() < MOST_POSITIONS && most * 3 >= places.size() * 2;
    }

    /** Compares by identity, since comparing points would block the window. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
