package app.marquee.service.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.report.BlockType;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Blocks with the totals of a ranking. */
record NumberBlocks(ReportScope scope, ReportData data) {
    ReportBlock numbers() throws InterruptedException {
        var ranking = data.ranking();
        if (ranking == null) {
            return scope.missing(BlockType.NUMBERS);
        }
        RankingTotals now = RankingTotals.of(ranking.rows());
        RankingTotals before = totals(data.before());
        RankingTotals basis = totals(data.basis());
        List<ReportPart> parts = new ArrayList<>();
        parts.add(
                new ReportPart.KeyNumbers(
                        List.of(
                                number(CounterMetric.VIEWS, now, basis, before),
                                number(CounterMetric.PLAYS, now, basis, before),
                                rate(now, basis, before),
                                new KeyNumber(
                                        words().text("number.videos"),
                                        now.rows(),
                                        words().number(now.rows()),
                                        "",
                                        0))));
        parts.add(scope.compared(before != null));
        return new ReportBlock(
                BlockType.NUMBERS,
                scope.title(BlockType.NUMBERS),
                scope.source(ranking.askedAt()),
                parts,
                null);
    }

    private static @Nullable RankingTotals totals(
            @Nullable Report<RankingQuestion, RankingRow> ranking) throws InterruptedException {
        return ranking == null ? null : RankingTotals.of(ranking.rows());
    }

    private ReportWords words() {
        return scope.words();
    }

    private KeyNumber number(
            CounterMetric metric,
            RankingTotals totals,
            @Nullable RankingTotals basis,
            @Nullable RankingTotals before) {
        Sum now = totals.counters().of(metric);
        Sum later = basis == null ? Sum.NONE : basis.counters().of(metric);
        Sum earlier = before == null ? Sum.NONE : before.counters().of(metric);
        boolean comparable =
                later.isKnown() && earlier.isKnown() && later.unknown() + earlier.unknown() == 0;
        BigDecimal from = new BigDecimal(earlier.known());
        BigDecimal to = new BigDecimal(later.known());
        return new KeyNumber(
                words().text("metric." + metric.key()),
                now.isKnown() ? now.known() : null,
                scope.sum(now, metric),
                comparable ? scope.change(from, to) : "",
                comparable ? ReportScope.direction(from, to) : 0);
    }

    /** Plays of the views; unknown where one of both is. */
    private KeyNumber rate(
            RankingTotals totals, @Nullable RankingTotals basis, @Nullable RankingTotals before) {
        Double now = totals.rate();
        Double later = basis == null ? null : basis.rate();
        Double earlier = before == null ? null : before.rate();
        Double points = later == null || earlier == null ? null : Double.valueOf(later - earlier);
        return new KeyNumber(
                words().text("number.rate"),
                now,
                now == null ? words().text("unknown") : words().percent(now),
                points == null ? "" : scope.points(points),
                points == null || basis == null || before == null || basis.isRateByChance(before)
                        ? 0
                        : (int) Math.signum(points));
    }
}
