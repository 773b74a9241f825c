package app.marquee.ui.analytics;

import app.marquee.analytics.PeriodPreset;
import app.marquee.model.Granularity;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/**
 * What the period bar shows.
 *
 * @param preset null when the dates were chosen
 * @param from null when it is empty
 * @param to null when it is empty
 */
record PeriodState(
        @Nullable PeriodPreset preset,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        PeriodProblem problem,
        Granularity granularity) {
    PeriodState with(Granularity other) {
        return new PeriodState(preset, from, to, problem, other);
    }

    PeriodState with(PeriodProblem other) {
        return new PeriodState(preset, from, to, other, granularity);
    }

    /** Whether the dates can be asked for. */
    boolean isAskable() {
        return problem.isHarmless();
    }
}
