package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** With what an answer is compared. */
public sealed interface ComparisonTarget {
    record Nothing() implements ComparisonTarget {}

    /** The answer for other days. */
    record Days(Period period) implements ComparisonTarget {}

    /**
     * An answer to the same question that was given and kept earlier.
     *
     * @param until the latest that was asked for on this day or before; null for the usual one
     */
    record Kept(@Nullable LocalDate until) implements ComparisonTarget {}
}
