package app.marquee.ui.analytics.period;

import app.marquee.analytics.PeriodPreset;
import app.marquee.model.analytics.Granularity;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * What the period bar shows.
 *
 * @param preset null when the dates were chosen
 * @param from null when it is empty
 * @param to null when it is empty
 * @param other with what it is compared
 */
public record PeriodState(
        @Nullable PeriodPreset preset,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        PeriodProblem problem,
        Granularity granularity,
        ComparisonSelection other) {
    PeriodState with(Granularity next) {
        return new PeriodState(preset, from, to, problem, next, other);
    }

    PeriodState with(PeriodProblem next) {
        return new PeriodState(preset, from, to, next, granularity, other);
    }

    PeriodState with(ComparisonSelection next) {
        return new PeriodState(preset, from, to, problem, granularity, next);
    }

    /** Whether the dates can be asked for. */
    boolean isAskable() {
        return problem.isHarmless();
    }
}
