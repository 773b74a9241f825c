package app.marquee.service.alert;

import app.marquee.analytics.cost.BudgetOutlook;
import app.marquee.analytics.cost.CostForecast;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.model.settings.Budget;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;

/** Judge of a month's budget by what is spent and forecast. Pure. */
final class BudgetJudge {
    private BudgetJudge() {}

    static AlertResult judge(@Nullable Budget budget, CostMonth month) {
        if (budget == null) {
            return new AlertResult.Unknown(AlertGap.NO_BUDGET);
        }
        return switch (BudgetOutlook.of(budget, month)) {
            case SPENT -> fired(budget, month, month.soFar().orElse(BigDecimal.ZERO));
            case EXCEEDED -> fired(budget, month, expected(month));
            case AT_RISK, WITHIN -> AlertResult.QUIET;
            case OTHER_CURRENCY -> new AlertResult.Unknown(AlertGap.OTHER_CURRENCY);
            case UNKNOWN -> new AlertResult.Unknown(AlertGap.NO_FORECAST);
        };
    }

    private static BigDecimal expected(CostMonth month) {
        return switch (month.forecast()) {
            case CostForecast.Range(var expected, _, _) -> expected;
            case CostForecast.TooFewDays _ -> BigDecimal.ZERO;
        };
    }

    private static AlertResult fired(Budget budget, CostMonth month, BigDecimal cost) {
        return AlertResult.of(
                List.of(
                        new AlertFact.MonthCost(
                                month.month(), cost, budget.amount(), budget.currency())));
    }
}
