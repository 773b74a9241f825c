package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * What was seen with a browser.
 *
 * @param at the start of the day or hour; null when the row is the total
 * @param browser null where it could not be told
 */
public record BrowserRow(@Nullable Instant at, @Nullable String browser, Counters counters) {}
