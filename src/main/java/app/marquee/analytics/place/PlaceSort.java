package app.marquee.analytics.place;

import app.marquee.analytics.CounterMetric;

import org.jspecify.annotations.Nullable;

/**
 * Sort order of places within their parent.
 *
 * @param metric null to order by name
 * @param by aspect of the metric that counts
 */
public record PlaceSort(@Nullable CounterMetric metric, boolean descending, By by) {
    /** The most viewed first. */
    public static final PlaceSort USUAL = new PlaceSort(CounterMetric.VIEWS, true);

    /** Aspect of a metric that orders places. */
    public enum By {
        VALUE,
        /** How it changed since another report. */
        CHANGE
    }

    public PlaceSort(@Nullable CounterMetric metric, boolean descending) {
        this(metric, descending, By.VALUE);
    }
}
