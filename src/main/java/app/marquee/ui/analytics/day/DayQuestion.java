package app.marquee.ui.analytics.day;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Day of a chart that is to be explained.
 *
 * @param filters each report applies those that it can
 * @param loaded days of reports by source and day that the view has
 */
public record DayQuestion(
        LocalDate day, CounterMetric metric, ReportFilters filters, List<Period> loaded) {
    private static final int WEEKS = 4;

    public DayQuestion {
        loaded = List.copyOf(loaded);
    }

    /** The same weekdays before, whose average is the usual value; the latest first. */
    List<LocalDate> usual() {
        return IntStream.rangeClosed(1, WEEKS).mapToObj(day::minusWeeks).toList();
    }

    /** All days that sources are needed of. */
    Period span() {
        return new Period(day.minusWeeks(WEEKS), day);
    }
}
