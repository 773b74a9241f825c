package app.marquee.sandbox.figures;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * @param at the start of the day or hour; null when the row is the total
 */
public record CityRow(@Nullable Instant at, Place place, Counters counters) {}
