package app.marquee.service.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.analytics.series.Series;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.report.BlockType;
import app.marquee.report.ChartFigure;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportChartLabels;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Block with views and plays by day. */
record TrendBlock(ReportScope scope) {
    /**
     * @param ranking of the same period, whose totals are the key numbers of the report; null where
     *     it is missing
     */
    ReportBlock of(
            @Nullable Report<ReferrerQuestion, ReferrerRow> traffic,
            @Nullable Report<RankingQuestion, RankingRow> ranking)
            throws InterruptedException {
        if (traffic == null) {
            return scope.missing(BlockType.TREND);
        }
        DailySums daily = DailySums.of(traffic.rows(), traffic.buckets());
        if (daily.in(scope.period()).isEmpty()) {
            return scope.missing(BlockType.TREND, words().text("trend.undated"));
        }
        List<ReportPart> parts = parts(daily, traffic.askedAt());
        if (ranking != null) {
            CounterSums totals = RankingTotals.of(ranking.rows()).counters();
            daily.remainders(scope.period(), totals).forEach(one -> parts.add(remainder(one)));
        }
        return new ReportBlock(
                BlockType.TREND,
                scope.title(BlockType.TREND),
                scope.source(traffic.askedAt()),
                parts,
                null);
    }

    private ReportWords words() {
        return scope.words();
    }

    private List<ReportPart> parts(DailySums daily, Instant askedAt) {
        List<ReportPart> parts = new ArrayList<>();
        for (CounterMetric metric : List.of(CounterMetric.VIEWS, CounterMetric.PLAYS)) {
            parts.add(new ReportPart.Picture(figure(daily, metric, askedAt)));
        }
        parts.add(new ReportPart.Grid(table(daily)));
        return parts;
    }

    private ReportPart remainder(Remainder one) {
        return new ReportPart.Remark(
                words().text(
                                "trend.sum",
                                words().text("metric." + one.metric().key()),
                                words().number(one.rows().known()),
                                words().number(one.total())));
    }

    private ChartFigure figure(DailySums daily, CounterMetric metric, Instant askedAt) {
        ZoneId zone = scope.zone();
        Period days = scope.period();
        String name = words().text("metric." + metric.key());
        double running = LocalDate.ofInstant(askedAt, zone).atStartOfDay(zone).toEpochSecond();
        Series series = daily.series(name, metric, days, days, zone);
        ChartContent content =
                new ChartContent(
                        List.of(series),
                        ChartContent.Axis.DAYS,
                        zone,
                        new ChartContent.Span(second(days.start()), second(days.end())),
                        place -> place >= running);
        String description = words().text("trend.description", name, words().daysWithin(days));
        if (!daily.in(scope.before()).isEmpty()) {
            description =
                    words().text("trend.compared", description, words().daysWithin(scope.before()));
            content =
                    content.comparedWith(
                            List.of(daily.series(name, metric, scope.before(), days, zone)));
        }
        return new ChartFigure(description, content, new ReportChartLabels(words()));
    }

    private double second(LocalDate day) {
        return day.atStartOfDay(scope.zone()).toEpochSecond();
    }

    /** The same values as numbers. */
    private ReportTable table(DailySums daily) {
        List<List<ReportTable.ReportCell>> rows = new ArrayList<>();
        daily.in(scope.period())
                .days()
                .forEach(
                        (day, sums) ->
                                rows.add(
                                        List.of(
                                                ReportTable.ReportCell.of(day, words().date(day)),
                                                scope.cell(
                                                        sums.of(CounterMetric.VIEWS),
                                                        CounterMetric.VIEWS),
                                                scope.cell(
                                                        sums.of(CounterMetric.PLAYS),
                                                        CounterMetric.PLAYS))));
        long without = scope.period().days() - rows.size();
        return new ReportTable(
                words().text("trend.table"),
                List.of(
                        new ReportTable.ReportColumn(words().text("column.day"), 2, false),
                        new ReportTable.ReportColumn(words().text("metric.views"), 1, true),
                        new ReportTable.ReportColumn(words().text("metric.plays"), 1, true)),
                rows,
                without > 0 ? words().plural("trend.left-out", without) : "");
    }
}
