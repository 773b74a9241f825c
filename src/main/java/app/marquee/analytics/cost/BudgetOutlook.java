package app.marquee.analytics.cost;

import app.marquee.model.settings.Budget;

import java.math.BigDecimal;
import java.util.Objects;

/** Outlook of a monthly budget. */
public enum BudgetOutlook {
    SPENT,
    EXCEEDED,
    AT_RISK,
    WITHIN,
    OTHER_CURRENCY,
    UNKNOWN;

    /** A budget that is not spent can be judged only where there is a forecast. */
    public static BudgetOutlook of(Budget budget, CostMonth month) {
        if (!Objects.equals(budget.currency(), month.costs().currency())) {
            return month.soFar().isPresent() ? OTHER_CURRENCY : UNKNOWN;
        }
        BigDecimal limit = budget.amount();
        if (month.soFar().filter(spent -> spent.compareTo(limit) > 0).isPresent()) {
            return SPENT;
        }
        return switch (month.forecast()) {
            case CostForecast.TooFewDays _ -> UNKNOWN;
            case CostForecast.Range range when range.expected().compareTo(limit) > 0 -> EXCEEDED;
            case CostForecast.Range range when range.high().compareTo(limit) > 0 -> AT_RISK;
            case CostForecast.Range _ -> WITHIN;
        };
    }
}
