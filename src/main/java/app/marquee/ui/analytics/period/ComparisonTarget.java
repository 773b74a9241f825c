package app.marquee.ui.analytics.period;

import app.marquee.analytics.ComparedDays;
import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

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
            ComparedDays left = new ComparedDays(period, part).until(last, own);
            return new Days(left.before(), left.part());
        }
    }
}
