package app.marquee.service.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.report.BlockType;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportWords;

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
        RankingTotals before = before();
        List<ReportPart> parts = new ArrayList<>();
        parts.add(
                new ReportPart.KeyNumbers(
                        List.of(
                                number(CounterMetric.VIEWS, RankingMetric.VIEWS, now, before),
                                number(CounterMetric.PLAYS, RankingMetric.PLAYS, now, before),
                                rate(now, before),
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

    private @Nullable RankingTotals before() throws InterruptedException {
        var earlier = data.before();
        return earlier == null ? null : RankingTotals.of(earlier.rows());
    }

    private ReportWords words() {
        return scope.words();
    }

    private KeyNumber number(
            CounterMetric metric,
            RankingMetric of,
            RankingTotals totals,
            @Nullable RankingTotals before) {
        Sum now = totals.of(of);
        Sum earlier = before == null ? Sum.NONE : before.of(of);
        boolean comparable =
                now.isKnown() && earlier.isKnown() && now.unknown() + earlier.unknown() == 0;
        BigDecimal from = new BigDecimal(earlier.known());
        BigDecimal to = new BigDecimal(now.known());
        return new KeyNumber(
                words().text("metric." + metric.key()),
                now.isKnown() ? now.known() : null,
                scope.sum(now, metric),
                comparable ? scope.change(from, to) : "",
                comparable ? ReportScope.direction(from, to) : 0);
    }

    /** Plays of the views; unknown where one of both is. */
    private KeyNumber rate(RankingTotals totals, @Nullable RankingTotals before) {
        Double now = totals.rate();
        Double earlier = before == null ? null : before.rate();
        Double points = now == null || earlier == null ? null : Double.valueOf(now - earlier);
        return new KeyNumber(
                words().text("number.rate"),
                now,
                now == null ? words().text("unknown") : words().percent(now),
                points == null ? "" : scope.points(points),
                points == null || before == null || totals.isRateByChance(before)
                        ? 0
                        : (int) Math.signum(points));
    }
}
