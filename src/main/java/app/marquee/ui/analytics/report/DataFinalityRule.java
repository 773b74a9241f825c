package app.marquee.ui.analytics.report;

import java.time.LocalDate;

/**
 * Rule for the days whose data is still preliminary, because platforms count late. Immutable.
 *
 * @param days number of days after which data is final
 */
public record DataFinalityRule(int days) {
    /**
     * @param asked the account's day on which the report was loaded
     */
    public boolean isYoung(LocalDate day, LocalDate asked) {
        return day.isAfter(asked.minusDays(days));
    }

    /** The first day with preliminary data; the day of the load in any case. */
    public LocalDate first(LocalDate asked) {
        return asked.minusDays(Math.max(days, 1) - 1L);
    }
}
