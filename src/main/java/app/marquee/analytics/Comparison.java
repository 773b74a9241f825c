package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Comparison period of a period. Thread-safe. */
public enum Comparison {
    NONE("none") {
        @Override
        public Optional<Period> of(Period period, @Nullable PeriodPreset preset) {
            return Optional.empty();
        }
    },
    /**
     * The days just before; of a month or year that is not over, as many days of the one before.
     */
    PREVIOUS("previous") {
        @Override
        public Optional<Period> of(Period period, @Nullable PeriodPreset preset) {
            if (preset == PeriodPreset.THIS_WEEK) {
                return Optional.of(
                        new Period(period.start().minusWeeks(1), period.end().minusWeeks(1)));
            }
            if (preset == PeriodPreset.THIS_MONTH) {
                LocalDate first = period.start().minusMonths(1);
                return Optional.of(asManyDays(first, period, YearMonth.from(first).atEndOfMonth()));
            }
            if (preset == PeriodPreset.THIS_YEAR) {
                LocalDate first = period.start().minusYears(1);
                return Optional.of(asManyDays(first, period, period.start().minusDays(1)));
            }
            return Optional.of(period.shift(-1));
        }

        @Override
        public @Nullable Period part(Period period, @Nullable PeriodPreset preset) {
            long days = of(period, preset).map(Period::days).orElse(period.days());
            return preset == PeriodPreset.THIS_MONTH && days < period.days()
                    ? new Period(period.start(), period.start().plusDays(days - 1))
                    : null;
        }
    },
    /** The same dates a year earlier; what ends with a month ends with it there as well. */
    LAST_YEAR("last-year") {
        @Override
        public Optional<Period> of(Period period, @Nullable PeriodPreset preset) {
            return Optional.of(yearBefore(period));
        }
    },
    /** Custom dates. */
    OWN("own") {
        @Override
        public Optional<Period> of(Period period, @Nullable PeriodPreset preset) {
            return Optional.empty();
        }
    };

    private static final int WEEK = 7;

    private final String key;

    Comparison(String key) {
        this.key = key;
    }

    /** The end of its message key, kebab case. */
    public String key() {
        return key;
    }

    /**
     * The other days, where they follow from the period.
     *
     * @param preset which the period is at present, or null
     */
    public abstract Optional<Period> of(Period period, @Nullable PeriodPreset preset);

    /**
     * The days of the period that changes are about, where the other days are fewer: those of a
     * month that the shorter one before has as well. Null for all days.
     *
     * @param preset which the period is at present, or null
     */
    public @Nullable Period part(Period period, @Nullable PeriodPreset preset) {
        return null;
    }

    /**
     * How many days later the compared days of a daily chart are drawn: whole weeks, so that
     * weekdays meet, unless the period is shorter than a week.
     */
    public static long drawnLater(Period shown, Period compared) {
        long days = ChronoUnit.DAYS.between(compared.start(), shown.start());
        return shown.days() < WEEK ? days : WEEK * Math.round((double) days / WEEK);
    }

    private static Period asManyDays(LocalDate first, Period period, LocalDate last) {
        LocalDate end = first.plusDays(period.days() - 1);
        return new Period(first, end.isAfter(last) ? last : end);
    }

    private static Period yearBefore(Period period) {
        LocalDate end = period.end().minusYears(1);
        boolean wholeMonths =
                period.start().getDayOfMonth() == 1
                        && period.end().equals(YearMonth.from(period.end()).atEndOfMonth());
        return new Period(
                period.start().minusYears(1),
                wholeMonths ? YearMonth.from(end).atEndOfMonth() : end);
    }
}
