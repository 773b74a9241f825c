package app.marquee.ui.chart;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.List;
import java.util.function.DoublePredicate;

/**
 * Content of a chart: its series and axis. Immutable.
 *
 * @param axis the meaning of the points' positions
 * @param zone the time zone in which times are shown
 * @param asked the span to show even where its ends have no points; null for the span of the points
 * @param part whether the value at a position is incomplete, because its time was not over when it
 *     was loaded
 */
public record ChartContent(
        List<Series> series, Axis axis, ZoneId zone, @Nullable Span asked, DoublePredicate part) {
    /** Meaning of the positions on the time axis. */
    public enum Axis {
        /** Seconds since 1970. */
        MOMENTS,
        /** Seconds since 1970, each the start of a day in the time zone. */
        DAYS,
        /** Seconds since the beginning of each series. */
        LENGTHS
    }

    /** Span between two positions. Immutable. */
    public record Span(double from, double to) {}

    public ChartContent {
        series = List.copyOf(series);
    }

    /** Creates a content that spans its points. */
    public ChartContent(List<Series> series, Axis axis, ZoneId zone) {
        this(series, axis, zone, null);
    }

    /** Creates a content without incomplete values. */
    public ChartContent(List<Series> series, Axis axis, ZoneId zone, @Nullable Span asked) {
        this(series, axis, zone, asked, _ -> false);
    }

    boolean isPart(Series of, int index) {
        return part.test(of.x()[index]);
    }

    /** The first place of all. */
    double from() {
        double first =
                series.stream()
                        .filter(one -> one.size() > 0)
                        .mapToDouble(one -> one.x()[0])
                        .min()
                        .orElse(asked == null ? 0 : asked.from());
        return asked == null ? first : Math.min(first, asked.from());
    }

    /** The last place of all, after the first. */
    double to() {
        double last =
                series.stream()
                        .filter(one -> one.size() > 0)
                        .mapToDouble(one -> one.x()[one.size() - 1])
                        .max()
                        .orElse(1);
        double shown = asked == null ? last : Math.max(last, asked.to());
        return shown > from() ? shown : from() + 1;
    }

    /** The greatest known value; 0 when none is. */
    double greatest() {
        double greatest = 0;
        for (Series one : series) {
            for (double value : one.y()) {
                greatest = value > greatest ? value : greatest;
            }
        }
        return greatest;
    }

    boolean hasPoints() {
        return series.stream().anyMatch(one -> one.size() > 0);
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
