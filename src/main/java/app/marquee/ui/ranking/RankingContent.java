package app.marquee.ui.ranking;

import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportContent;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Ranking by one metric, as it is filtered and compared. Immutable.
 *
 * @param before totals of the compared report; null without one
 * @param listed the same, followed by the videos that only the compared period has, where the user
 *     chose one
 * @param compared result of loading the compared report
 * @param movers rank changes; none without a comparison
 */
public record RankingContent(
        Report<RankingQuestion, RankingRow> report,
        RankingTotals totals,
        @Nullable RankingTotals before,
        RankingMetric metric,
        List<Ranked> ranked,
        List<Ranked> listed,
        ComparisonResult<Report<RankingQuestion, RankingRow>> compared,
        Movers movers)
        implements ReportContent<RankingQuestion, RankingRow> {
    /** Takes long for long rankings. */
    public static RankingContent of(
            Report<RankingQuestion, RankingRow> report, RankingMetric metric)
            throws InterruptedException {
        return of(
                report, RankingTotals.of(report.rows()), new ComparisonResult.Nothing<>(), metric);
    }

    private static RankingContent of(
            Report<RankingQuestion, RankingRow> report,
            RankingTotals totals,
            ComparisonResult<Report<RankingQuestion, RankingRow>> compared,
            RankingMetric metric)
            throws InterruptedException {
        RankingOrder order = new RankingOrder(metric);
        List<Ranked> ranked = order.of(report.rows());
        if (!(compared
                instanceof
                ComparisonResult.Answer<Report<RankingQuestion, RankingRow>>(var other))) {
            return new RankingContent(
                    report, totals, null, metric, ranked, ranked, compared, Movers.NONE);
        }
        List<Ranked> before = order.of(other.rows());
        Movers movers = Movers.between(before, ranked, metric);
        return new RankingContent(
                report,
                totals,
                RankingTotals.of(other.rows()),
                metric,
                ranked,
                movers.withLeft(before, ranked),
                compared,
                movers);
    }

    @Override
    public RankingNarrowing narrowing() {
        return new RankingNarrowing(metric);
    }

    /** The same by another metric, or compared with another report. Takes long. */
    public RankingContent by(
            RankingMetric other, ComparisonResult<Report<RankingQuestion, RankingRow>> against)
            throws InterruptedException {
        return of(report, totals, against, other);
    }

    /** What it is compared with, or null. */
    @Nullable Report<RankingQuestion, RankingRow> earlier() {
        return compared
                        instanceof
                        ComparisonResult.Answer<Report<RankingQuestion, RankingRow>>(var other)
                ? other
                : null;
    }

    /** By identity: comparing rows would block the window. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
