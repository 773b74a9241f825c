package app.marquee.ui.overview;

import app.marquee.analytics.cost.CostMonth;
import app.marquee.ui.analytics.card.CardContent;
import app.marquee.ui.analytics.report.DailyFetchPlan;

import java.time.Instant;

/**
 * Cost of the month, as far as its daily rankings are saved. Immutable.
 *
 * @param plan the days that a forecast lacks
 * @param applied changes applied on the day that stands out
 */
record Costs(Instant askedAt, CostMonth month, DailyFetchPlan plan, long applied)
        implements CardContent {
    @Override
    public boolean isEmpty() {
        return month.costs().days().isEmpty();
    }
}
