package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * Comparison that is selected in the period bar.
 *
 * @param from start of custom dates; null when empty
 * @param to end of custom dates, or the latest load date of a saved copy; null when empty
 * @param problem problem of the custom dates
 */
public record ComparisonSelection(
        Comparison comparison,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        PeriodProblem problem) {
    static final ComparisonSelection NONE =
            new ComparisonSelection(Comparison.NONE, null, null, PeriodProblem.NONE);
}
