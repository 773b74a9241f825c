package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;

import org.jspecify.annotations.Nullable;

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
}
