package app.marquee.ui.analytics.period;

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
    }

    /**
     * Earlier snapshot of the same report.
     *
     * @param until latest load date; null for the default one
     */
    record Kept(@Nullable LocalDate until) implements ComparisonTarget {}
}
