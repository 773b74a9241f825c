package app.marquee.model.analytics;

import org.jspecify.annotations.Nullable;

/** Counters of an analytics row; null means unknown, which is not zero. */
public record Counters(
        @Nullable Long views,
        @Nullable Long uniqueViews,
        @Nullable Long plays,
        @Nullable Long uniquePlays) {
    public static final Counters UNKNOWN = new Counters(null, null, null, null);
}
