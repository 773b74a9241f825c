package app.marquee.ui.analytics;

import java.time.LocalDate;

/** When the figures of a day may still change, because services count late. Pure. */
final class Settling {
    /** Days after which figures are taken for final. */
    static final int DAYS = 3;

    private Settling() {}

    /**
     * @param asked the day of the account on which the answer was asked for
     */
    static boolean isYoung(LocalDate day, LocalDate asked) {
        return day.isAfter(asked.minusDays(DAYS));
    }

    /** The first day whose figures may still change. */
    static LocalDate first(LocalDate asked) {
        return asked.minusDays(DAYS - 1L);
    }
}
