package app.marquee.ui.analytics;

import app.marquee.analytics.Ranked;
import app.marquee.analytics.RankingMetric;
import app.marquee.analytics.RankingOrder;
import app.marquee.analytics.RankingTotals;
import app.marquee.model.RankingRow;
import app.marquee.service.Report;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A ranking, by one metric. */
record RankingContent(
        Report<RankingRow> report,
        RankingTotals totals,
        RankingMetric metric,
        List<Ranked> ranked) {
    /** Takes long for long rankings. */
    static RankingContent of(Report<RankingRow> report, RankingMetric metric)
            throws InterruptedException {
        return new RankingContent(
                report,
                RankingTotals.of(report.rows()),
                metric,
                new RankingOrder(metric).of(report.rows()));
    }

    /** Takes long for long rankings. */
    RankingContent by(RankingMetric other) throws InterruptedException {
        return new RankingContent(report, totals, other, new RankingOrder(other).of(report.rows()));
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
