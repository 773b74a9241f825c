package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

/**
 * Query of the report by city.
 *
 * @param country two letters, in any case; null for all
 * @param region a region's name, in any case; null for all
 */
public record CityQuestion(
        Span span, Granularity granularity, @Nullable String country, @Nullable String region) {
    boolean covers(Place place) {
        return agrees(country, place.country()) && agrees(region, place.region());
    }

    private static boolean agrees(@Nullable String asked, @Nullable String there) {
        return asked == null || asked.equalsIgnoreCase(there);
    }
}
