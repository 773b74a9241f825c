package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

/**
 * By what places are ordered within the place around them.
 *
 * @param metric null to order by name
 */
public record PlaceSort(@Nullable CounterMetric metric, boolean descending) {
    /** The most viewed first. */
    public static final PlaceSort USUAL = new PlaceSort(CounterMetric.VIEWS, true);
}
