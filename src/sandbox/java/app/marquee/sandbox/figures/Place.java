package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

/**
 * Place of viewers. Every member may be unknown; latitude and longitude are known or unknown
 * together, in degrees.
 *
 * @param country ISO 3166-1, two letters
 */
public record Place(
        @Nullable String city,
        @Nullable String region,
        @Nullable String country,
        @Nullable Double latitude,
        @Nullable Double longitude) {}
