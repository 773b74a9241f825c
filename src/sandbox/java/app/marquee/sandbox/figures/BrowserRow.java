package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Browser row.
 *
 * @param at the start of the day or hour; null when the row is the total
 * @param browser null when unknown
 */
public record BrowserRow(@Nullable Instant at, @Nullable String browser, Counters counters) {}
