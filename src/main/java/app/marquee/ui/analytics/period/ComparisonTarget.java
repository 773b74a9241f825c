package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Report to compare with. */
public sealed interface ComparisonTarget {
    record Nothing() implements ComparisonTarget {}

    /**
     * Report of other days.
     *
     * @param part of the shown days that changes are about; null for all of them
     */
    record Days(Period period, @Nullable Period part) implements ComparisonTarget {
        public Days(Period period) {
            this(period, null);
        }

        /**
         * The same without the days after the last final one, on both sides; all days where none
         * would be left.
         *
         * @param own the shown days
         */
        Days until(LocalDate last, Period own) {
            Period changing = part == null ? own : part;
            long young = ChronoUnit.DAYS.between(last, changing.end());
            return young <= 0 || young >= changing.days() || young >= period.days()
                    ? this
                    : new Days(
                            new Period(period.start(), period.end().minusDays(young)),
                            new Period(changing.start(), last));
        }
    }
}
