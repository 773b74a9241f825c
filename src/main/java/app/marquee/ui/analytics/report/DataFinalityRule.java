package app.marquee.ui.analytics.report;

import java.time.LocalDate;

/**
 * When the figures of a day may still change, because services count late. Pure.
 *
 * @param days after which figures are taken for final
 */
public record DataFinalityRule(int days) {
    /**
     * @param asked the day of the account on which the answer was asked for
     */
    public boolean isYoung(LocalDate day, LocalDate asked) {
        return day.isAfter(asked.minusDays(days));
    }

    /** The first day whose figures may still change. */
    LocalDate first(LocalDate asked) {
        return asked.minusDays(days - 1L);
    }
}
