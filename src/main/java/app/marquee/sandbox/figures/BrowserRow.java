package app.marquee.sandbox.figures;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * @param at the start of the day or hour; null when the row is the total
 * @param browser null where it could not be told
 */
public record BrowserRow(@Nullable Instant at, @Nullable String browser, Counters counters) {}
