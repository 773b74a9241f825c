package app.marquee.report;

import org.jspecify.annotations.Nullable;

/**
 * Number with its name and its change. Immutable.
 *
 * @param value null when unknown
 * @param text the value in words, or that it is unknown
 * @param change since the period before, in words; empty when unknown
 * @param direction of the change: more, less or 0
 */
public record KeyNumber(
        String label, @Nullable Object value, String text, String change, int direction) {}
