package app.marquee.ui.analytics.period;

import app.marquee.analytics.Comparison;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * With what the period is compared.
 *
 * @param from of days of one's own; null when it is empty
 * @param to of days of one's own, or until when a kept answer was asked for; null when it is empty
 * @param problem of days of one's own
 */
public record ComparisonSelection(
        Comparison comparison,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        PeriodProblem problem) {
    static final ComparisonSelection NONE =
            new ComparisonSelection(Comparison.NONE, null, null, PeriodProblem.NONE);

    ComparisonSelection with(Comparison other) {
        return new ComparisonSelection(other, from, to, problem);
    }
}
