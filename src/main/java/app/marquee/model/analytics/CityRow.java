package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

/**
 * City row of the analytics by city (contract, section 4, GET /city).
 *
 * @param latitude degrees north as the service says it, unchecked
 * @param longitude degrees east as the service says it, unchecked
 * @param bucket the day or hour of the row as the service writes it; null for a total
 */
public record CityRow(
        @Nullable String country,
        @Nullable String region,
        @Nullable String city,
        @Nullable Double latitude,
        @Nullable Double longitude,
        @Nullable String bucket,
        Counters counters,
        UnknownMembers extras)
        implements CounterRow {}
