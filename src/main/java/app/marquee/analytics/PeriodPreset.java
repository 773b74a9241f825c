package app.marquee.analytics;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;

/**
 * Preset of a period. The last n days and what is not over yet end with the last complete day,
 * yesterday; a week, month or year that begins today has its first day alone.
 */
public enum PeriodPreset {
    TODAY("today") {
        @Override
        public Period on(LocalDate today) {
            return Period.of(today);
        }
    },
    YESTERDAY("yesterday") {
        @Override
        public Period on(LocalDate today) {
            return Period.of(today.minusDays(1));
        }
    },
    LAST_7_DAYS("last-7-days") {
        @Override
        public Period on(LocalDate today) {
            return last(7, today);
        }
    },
    LAST_28_DAYS("last-28-days") {
        @Override
        public Period on(LocalDate today) {
            return last(28, today);
        }
    },
    LAST_30_DAYS("last-30-days") {
        @Override
        public Period on(LocalDate today) {
            return last(30, today);
        }
    },
    LAST_90_DAYS("last-90-days") {
        @Override
        public Period on(LocalDate today) {
            return last(90, today);
        }
    },
    /** From Monday on, as the calendar of ISO 8601 has it in every language. */
    THIS_WEEK("this-week") {
        @Override
        public Period on(LocalDate today) {
            return since(monday(today), today);
        }
    },
    LAST_WEEK("last-week") {
        @Override
        public Period on(LocalDate today) {
            return new Period(monday(today).minusDays(7), monday(today).minusDays(1));
        }
    },
    THIS_MONTH("this-month") {
        @Override
        public Period on(LocalDate today) {
            return since(today.withDayOfMonth(1), today);
        }
    },
    LAST_MONTH("last-month") {
        @Override
        public Period on(LocalDate today) {
            LocalDate first = today.withDayOfMonth(1).minusMonths(1);
            return new Period(first, first.plusMonths(1).minusDays(1));
        }
    },
    THIS_YEAR("this-year") {
        @Override
        public Period on(LocalDate today) {
            return since(today.withDayOfYear(1), today);
        }
    },
    LAST_YEAR("last-year") {
        @Override
        public Period on(LocalDate today) {
            LocalDate first = today.withDayOfYear(1).minusYears(1);
            return new Period(first, first.plusYears(1).minusDays(1));
        }
    };

    /** What the window offers: the one before a week, a year or today is a step back from it. */
    public static final List<PeriodPreset> OFFERED =
            List.of(
                    TODAY,
                    LAST_7_DAYS,
                    LAST_28_DAYS,
                    LAST_30_DAYS,
                    LAST_90_DAYS,
                    THIS_WEEK,
                    THIS_MONTH,
                    LAST_MONTH,
                    THIS_YEAR);

    private final String key;

    PeriodPreset(String key) {
        this.key = key;
    }

    /** The end of its message key, kebab case. */
    public String key() {
        return key;
    }

    /**
     * @param today the present day of the account
     */
    public abstract Period on(LocalDate today);

    private static LocalDate monday(LocalDate today) {
        return today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }

    private static Period since(LocalDate start, LocalDate today) {
        return new Period(start, start.isBefore(today) ? today.minusDays(1) : start);
    }

    private static Period last(int days, LocalDate today) {
        return new Period(today.minusDays(days), today.minusDays(1));
    }
}
