package app.marquee.analytics.cost;

import java.math.BigDecimal;

/** Forecast of a month's cost, or why there is none. */
public sealed interface CostForecast {
    /**
     * Forecast with its likely range, in which four of five months end.
     *
     * @param low never less than what is spent
     */
    record Range(BigDecimal expected, BigDecimal low, BigDecimal high) implements CostForecast {}

    /** Too few whole days are known to judge the rest of the month. */
    record TooFewDays(int known, int needed) implements CostForecast {}
}
