package app.marquee.ui.chart;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.List;

/**
 * What a chart shows. Immutable.
 *
 * @param axis what the places of the points are
 * @param zone in which moments are shown
 */
public record ChartContent(List<Series> series, Axis axis, ZoneId zone) {
    /** What places are. */
    public enum Axis {
        /** Seconds since 1970. */
        MOMENTS,
        /** Seconds since the beginning of each series. */
        LENGTHS
    }

    public ChartContent {
        series = List.copyOf(series);
    }

    /** The first place of all. */
    double from() {
        return series.stream()
                .filter(one -> one.size() > 0)
                .mapToDouble(one -> one.x()[0])
                .min()
                .orElse(0);
    }

    /** The last place of all, after the first. */
    double to() {
        double last =
                series.stream()
                        .filter(one -> one.size() > 0)
                        .mapToDouble(one -> one.x()[one.size() - 1])
                        .max()
                        .orElse(1);
        return last > from() ? last : from() + 1;
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
