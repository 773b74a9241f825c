package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * Comparison that is selected in the period bar.
 *
 * @param from start of custom dates; null when empty
 * @param to end of custom dates; null when empty
 * @param problem problem of the custom dates
 */
public record ComparisonSelection(
        Comparison comparison,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        PeriodProblem problem) {
    static final ComparisonSelection NONE =
            new ComparisonSelection(Comparison.NONE, null, null, PeriodProblem.NONE);

    /** The previous period in place of a saved comparison that is offered no more. */
    static final ComparisonSelection REPLACED =
            new ComparisonSelection(Comparison.PREVIOUS, null, null, PeriodProblem.REMOVED);

    /** Without a remark that the user has seen by the next choice. */
    ComparisonSelection seen() {
        return equals(REPLACED)
                ? new ComparisonSelection(comparison, null, null, PeriodProblem.NONE)
                : this;
    }
}
