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
 * @param listed the same, with those that only the other days have behind them where a person chose
 *     some
 * @param versus with what a person wants it compared
 * @param compared what came of that
 * @param movers what moved since; none without another answer
 */
record RankingContent(
        Report<RankingRow> report,
        RankingTotals totals,
        RankingMetric metric,
        List<Ranked> ranked,
        List<Ranked> listed,
        Versus versus,
        Compared<Report<RankingRow>> compared,
        Movers movers) {
    /** Takes long for long rankings. */
    static RankingContent of(Report<RankingRow> report, RankingMetric metric)
            throws InterruptedException {
        return of(
                report,
                RankingTotals.of(report.rows()),
                new Versus.Nothing(),
                new Compared.Nothing<>(),
                metric);
    }

    private static RankingContent of(
            Report<RankingRow> report,
            RankingTotals totals,
            Versus versus,
            Compared<Report<RankingRow>> compared,
            RankingMetric metric)
            throws InterruptedException {
        RankingOrder order = new RankingOrder(metric);
        List<Ranked> ranked = order.of(report.rows());
        if (!(compared instanceof Compared.Answer<Report<RankingRow>>(var other))) {
            return new RankingContent(
                    report, totals, metric, ranked, ranked, versus, compared, Movers.NONE);
        }
        List<Ranked> before = order.of(other.rows());
        Movers movers = Movers.between(before, ranked, metric);
        return new RankingContent(
                report,
                totals,
                metric,
                ranked,
                movers.withLeft(before, ranked),
                versus,
                compared,
                movers);
    }

    /** Takes long for long rankings. */
    RankingContent by(RankingMetric other) throws InterruptedException {
        return of(report, totals, versus, compared, other);
    }

    /** Takes long for long rankings. */
    RankingContent against(Versus chosen, Compared<Report<RankingRow>> other)
            throws InterruptedException {
        return of(report, totals, chosen, other, metric);
    }

    /** What it is compared with, or null. */
    @Nullable Report<RankingRow> earlier() {
        return compared instanceof Compared.Answer<Report<RankingRow>>(var other) ? other : null;
    }

    /** Whether a person chose other days, and they are there. */
    boolean isCompared() {
        return compared instanceof Compared.Answer;
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
