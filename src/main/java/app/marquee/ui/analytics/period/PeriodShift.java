package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Calculator of the previous and next period, as a preset where it matches one. Incomplete weeks,
 * months and years shift as whole ones. Immutable.
 */
record PeriodShift(LocalDate today) {
    private static final Set<PeriodPreset> UNFINISHED =
            EnumSet.of(PeriodPreset.THIS_WEEK, PeriodPreset.THIS_MONTH, PeriodPreset.THIS_YEAR);
    private static final Set<PeriodPreset> LAST_DAYS =
            EnumSet.of(
                    PeriodPreset.LAST_7_DAYS,
                    PeriodPreset.LAST_28_DAYS,
                    PeriodPreset.LAST_30_DAYS,
                    PeriodPreset.LAST_90_DAYS);

    /** Empty when nothing can have happened in it yet, and for the days after the last complete. */
    Optional<Period> of(@Nullable PeriodPreset preset, Period period, int steps) {
        Period shifted = whole(preset, period).shift(steps);
        LocalDate latest = preset != null && LAST_DAYS.contains(preset) ? yesterday() : today;
        return shifted.start().isAfter(latest) ? Optional.empty() : Optional.of(clip(shifted));
    }

    private LocalDate yesterday() {
        return today.minusDays(1);
    }

    private Period whole(@Nullable PeriodPreset preset, Period period) {
        if (preset == PeriodPreset.THIS_WEEK) {
            return new Period(period.start(), period.start().plusDays(6));
        }
        if (preset == PeriodPreset.THIS_MONTH) {
            return new Period(period.start(), period.start().plusMonths(1).minusDays(1));
        }
        if (preset == PeriodPreset.THIS_YEAR) {
            return new Period(period.start(), period.start().plusYears(1).minusDays(1));
        }
        return period;
    }

    /** Whole weeks, months and years end as their presets do while they are not over. */
    private Period clip(Period period) {
        return UNFINISHED.stream()
                .filter(preset -> whole(preset, preset.on(today)).equals(period))
                .findFirst()
                .map(preset -> preset.on(today))
                .orElse(period);
    }

    /** The preset that these days are at present. */
    Optional<PeriodPreset> preset(Period period) {
        return Arrays.stream(PeriodPreset.values())
                .filter(preset -> preset.on(today).equals(period))
                .findFirst();
    }
}
