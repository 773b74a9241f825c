package app.marquee.ui.analytics.period;

import app.marquee.analytics.PeriodPreset;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * State of the period bar.
 *
 * @param preset null for custom dates
 * @param from null when empty
 * @param to null when empty
 * @param other selected comparison
 */
public record PeriodState(
        @Nullable PeriodPreset preset,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        PeriodProblem problem,
        ComparisonSelection other) {
    PeriodState with(PeriodProblem next) {
        return new PeriodState(preset, from, to, next, other);
    }

    PeriodState with(ComparisonSelection next) {
        return new PeriodState(preset, from, to, problem, next);
    }

    /** Whether the dates are valid. */
    boolean isAskable() {
        return problem.isHarmless();
    }
}
