package app.marquee.ui.ranking;

import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.analytics.ranking.RepeatedTitles;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportContent;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Ranking by one metric, as it is filtered and compared. Immutable.
 *
 * @param totals of the rows that pass the filters
 * @param basis of the days that changes are about; the totals where these are all days
 * @param before totals of the compared report; null without one
 * @param narrowing filters and order
 * @param listed the same, followed by the videos that only the compared period has, where the user
 *     chose one
 * @param repeated titles that several of the listed videos have
 * @param compared result of loading the compared report
 * @param movers rank changes; none without a comparison
 */
public record RankingContent(
        Report<RankingQuestion, RankingRow> report,
        RankingTotals totals,
        RankingTotals basis,
        @Nullable RankingTotals before,
        RankingNarrowing narrowing,
        List<Ranked> ranked,
        List<Ranked> listed,
        RepeatedTitles repeated,
        ComparisonResult<Report<RankingQuestion, RankingRow>> compared,
        Movers movers)
        implements ReportContent<RankingQuestion, RankingRow> {
    /** All videos by a metric. Takes long for long rankings. */
    public static RankingContent of(
            Report<RankingQuestion, RankingRow> report, RankingMetric metric)
            throws InterruptedException {
        return of(report, new RankingNarrowing(metric, ReportFilters.NONE, Segments.NONE));
    }

    /** Takes long for long rankings. */
    static RankingContent of(Report<RankingQuestion, RankingRow> report, RankingNarrowing narrowing)
            throws InterruptedException {
        return of(report, new ComparisonResult.Nothing<>(), narrowing);
    }

    private static RankingContent of(
            Report<RankingQuestion, RankingRow> report,
            ComparisonResult<Report<RankingQuestion, RankingRow>> compared,
            RankingNarrowing narrowing)
            throws InterruptedException {
        RankingMetric metric = narrowing.metric();
        RankingOrder order = new RankingOrder(metric);
        List<RankingRow> rows = narrowing.rows(report);
        RankingTotals totals = RankingTotals.of(rows);
        List<Ranked> ranked = order.of(rows);
        if (!(compared
                instanceof
                ComparisonResult.Answer<Report<RankingQuestion, RankingRow>>(
                        var other,
                        var part))) {
            return new RankingContent(
                    report,
                    totals,
                    totals,
                    null,
                    narrowing,
                    ranked,
                    ranked,
                    RepeatedTitles.of(ranked),
                    compared,
                    Movers.NONE);
        }
        List<RankingRow> earlier = narrowing.rows(other);
        List<Ranked> before = order.of(earlier);
        List<RankingRow> own = part == null ? rows : narrowing.rows(part);
        Movers movers = Movers.between(before, part == null ? ranked : order.of(own), metric);
        List<Ranked> listed = movers.withLeft(before, ranked);
        return new RankingContent(
                report,
                totals,
                part == null ? totals : RankingTotals.of(own),
                RankingTotals.of(earlier),
                narrowing,
                ranked,
                listed,
                RepeatedTitles.of(listed),
                compared,
                movers);
    }

    public RankingMetric metric() {
        return narrowing.metric();
    }

    /** The same in another order or filtered otherwise, or compared. Takes long. */
    public RankingContent by(
            RankingNarrowing other, ComparisonResult<Report<RankingQuestion, RankingRow>> against)
            throws InterruptedException {
        return of(report, against, other);
    }

    /** What it is compared with, or null. */
    @Nullable Report<RankingQuestion, RankingRow> earlier() {
        return compared
                        instanceof
                        ComparisonResult.Answer<Report<RankingQuestion, RankingRow>>(var other, _)
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
