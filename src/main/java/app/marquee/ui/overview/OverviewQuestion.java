package app.marquee.ui.overview;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.ui.analytics.period.ComparisonTarget;

import org.jspecify.annotations.Nullable;

/**
 * The days that the Overview is about, what they are compared with, and the filters of a card.
 *
 * @param filters those that the card applies
 */
record OverviewQuestion(Period days, ComparisonTarget versus, ReportFilters filters) {
    OverviewQuestion with(ReportFilters others) {
        return new OverviewQuestion(days, versus, others);
    }

    /** The compared days; null where the comparison is of none or of the same days. */
    @Nullable Period before() {
        return versus instanceof ComparisonTarget.Days(var other, _) ? other : null;
    }

    /** The days that changes are about; null for all of them. */
    @Nullable Period part() {
        return versus instanceof ComparisonTarget.Days(_, var part) ? part : null;
    }

    /** Both periods, where one request can be of both. */
    Period span() {
        return days.after(before());
    }

    boolean isOneSpan() {
        return !span().equals(days);
    }
}
