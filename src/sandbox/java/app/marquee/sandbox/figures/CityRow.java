package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * City row.
 *
 * @param at the start of the day or hour; null when the row is the total
 */
public record CityRow(@Nullable Instant at, Place place, Counters counters) {}
