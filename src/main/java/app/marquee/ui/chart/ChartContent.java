package app.marquee.ui.chart;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.List;
import java.util.function.DoublePredicate;

/**
 * What a chart shows. Immutable.
 *
 * @param axis what the places of the points are
 * @param zone in which moments are shown
 * @param asked what is shown although nothing is known of its ends; null for as far as there are
 *     points
 * @param part whether what lies at a place is of a time that was not over when it was asked for:
 *     what is known of it is a part
 */
public record ChartContent(
        List<Series> series, Axis axis, ZoneId zone, @Nullable Span asked, DoublePredicate part) {
    /** What places are. */
    public enum Axis {
        /** Seconds since 1970. */
        MOMENTS,
        /** As moments, at each of which a day of the zone begins. */
        DAYS,
        /** Seconds since the beginning of each series. */
        LENGTHS
    }

    /** From one place to another. */
    public record Span(double from, double to) {}

    public ChartContent {
        series = List.copyOf(series);
    }

    /** As far as there are points. */
    public ChartContent(List<Series> series, Axis axis, ZoneId zone) {
        this(series, axis, zone, null);
    }

    /** Of times that were over. */
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

    /** No content is another one: comparing their points would take the window's time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
