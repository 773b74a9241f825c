package app.marquee.analytics.place;

import app.marquee.analytics.CounterMetric;

import org.jspecify.annotations.Nullable;

/**
 * Sort order of places within their parent.
 *
 * @param metric null to order by name
 * @param byChange by how the metric changed since another answer, rather than by itself
 */
public record PlaceSort(@Nullable CounterMetric metric, boolean descending, boolean byChange) {
    /** The most viewed first. */
    public static final PlaceSort USUAL = new PlaceSort(CounterMetric.VIEWS, true);

    public PlaceSort(@Nullable CounterMetric metric, boolean descending) {
        this(metric, descending, false);
    }
}
