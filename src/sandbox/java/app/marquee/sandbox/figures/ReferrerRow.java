package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Referrer row.
 *
 * @param at the start of the day or hour; null when the row is the total
 * @param referrer as the browser sent it, never cleaned; null for direct or unknown
 */
public record ReferrerRow(@Nullable Instant at, @Nullable String referrer, Counters counters) {}
