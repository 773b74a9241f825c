package app.marquee.ui.analytics;

import app.marquee.analytics.Movers;
import app.marquee.analytics.Ranked;
import app.marquee.analytics.RankingMetric;
import app.marquee.analytics.RankingOrder;
import app.marquee.analytics.RankingTotals;
import app.marquee.model.RankingRow;
import app.marquee.service.Report;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A ranking, by one metric.
 *
 * @param earlier what it is compared with, or null
 * @param movers what moved since; none without an earlier one
 */
record RankingContent(
        Report<RankingRow> report,
        RankingTotals totals,
        RankingMetric metric,
        List<Ranked> ranked,
        @Nullable Report<RankingRow> earlier,
        Movers movers) {
    /** Takes long for long rankings. */
    static RankingContent of(Report<RankingRow> report, RankingMetric metric)
            throws InterruptedException {
        return of(report, null, metric);
    }

    /** Takes long for long rankings. */
    static RankingContent of(
            Report<RankingRow> report, @Nullable Report<RankingRow> earlier, RankingMetric metric)
            throws InterruptedException {
        return of(report, RankingTotals.of(report.rows()), earlier, metric);
    }

    private static RankingContent of(
            Report<RankingRow> report,
            RankingTotals totals,
            @Nullable Report<RankingRow> earlier,
            RankingMetric metric)
            throws InterruptedException {
        RankingOrder order = new RankingOrder(metric);
        List<Ranked> ranked = order.of(report.rows());
        Movers movers =
                earlier == null
                        ? Movers.NONE
                        : Movers.between(order.of(earlier.rows()), ranked, metric);
        return new RankingContent(report, totals, metric, ranked, earlier, movers);
    }

    /** Takes long for long rankings. */
    RankingContent by(RankingMetric other) throws InterruptedException {
        return of(report, totals, earlier, other);
    }

    /** No answer is another one: comparing their rows would take the window's time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
