package app.marquee.service.report;

import app.marquee.analytics.Adder;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.model.report.BlockType;
import app.marquee.report.PlainText;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Block with the most viewed videos and their frames. */
record VideoBlock(ReportScope scope, SessionReportService.Frames frames) {
    private static final int MOST = 20;

    ReportBlock of(ReportData data) throws InterruptedException {
        Report<RankingQuestion, RankingRow> ranking = data.ranking();
        if (ranking == null) {
            return scope.missing(BlockType.VIDEOS);
        }
        List<ReportPart> parts = new ArrayList<>();
        if (ranking.rows().isEmpty()) {
            parts.add(new ReportPart.Paragraph(words().text("empty")));
        } else {
            parts.add(new ReportPart.Grid(table(ranking, data.basis(), data.before())));
            if (data.before() != null && scope.compared().part() != null) {
                parts.add(scope.compared(true));
            }
        }
        return new ReportBlock(
                BlockType.VIDEOS,
                scope.title(BlockType.VIDEOS),
                scope.source(ranking.askedAt()),
                parts,
                null);
    }

    private ReportWords words() {
        return scope.words();
    }

    private ReportTable table(
            Report<RankingQuestion, RankingRow> ranking,
            @Nullable Report<RankingQuestion, RankingRow> basis,
            @Nullable Report<RankingQuestion, RankingRow> before)
            throws InterruptedException {
        RankingOrder order = new RankingOrder(RankingMetric.VIEWS);
        List<Ranked> all = order.of(ranking.rows());
        Movers movers =
                before == null || basis == null
                        ? Movers.NONE
                        : Movers.between(
                                order.of(before.rows()),
                                order.of(basis.rows()),
                                RankingMetric.VIEWS);
        Sum total = RankingTotals.of(ranking.rows()).of(RankingMetric.VIEWS);
        BigInteger most = views(all.getFirst().row()).known();
        List<List<ReportCell>> rows = new ArrayList<>();
        for (Ranked one : all.stream().limit(MOST).toList()) {
            rows.add(row(one, total, most, before == null ? null : movers));
        }
        return new ReportTable("", columns(), rows, LeftOut.of(words(), all.size() - rows.size()));
    }

    private List<ReportTable.ReportColumn> columns() {
        return List.of(
                new ReportTable.ReportColumn(words().text("column.rank"), 0.4, true),
                new ReportTable.ReportColumn(words().text("column.video"), 4, false),
                new ReportTable.ReportColumn(words().text("metric.views"), 1.7, true),
                new ReportTable.ReportColumn(words().text("column.share"), 0.9, true),
                new ReportTable.ReportColumn(words().text("metric.plays"), 1, true),
                new ReportTable.ReportColumn(words().text("column.change"), 1, true));
    }

    private static Sum views(RankingRow row) {
        return sum(row.counters().views());
    }

    private static Sum sum(@Nullable Long value) {
        Adder adder = new Adder();
        adder.add(value);
        return adder.sum();
    }

    private List<ReportCell> row(Ranked one, Sum total, BigInteger most, @Nullable Movers movers)
            throws InterruptedException {
        RankingRow row = one.row();
        VideoId id = row.videoId();
        ReportImage frame = id == null ? null : frames.of(id).orElse(null);
        String said = PlainText.name(Objects.requireNonNullElse(row.title(), ""));
        String title = said.isEmpty() ? words().text("untitled") : said;
        Integer rank = one.rank();
        return List.of(
                ReportCell.of(rank, rank == null ? "–" : words().number(rank)),
                new ReportCell(title, title, Double.NaN, frame),
                scope.bar(views(row), CounterMetric.VIEWS, most),
                scope.share(views(row), total),
                scope.cell(sum(row.counters().plays()), CounterMetric.PLAYS),
                change(movers == null ? null : movers.of(id)));
    }

    private ReportCell change(@Nullable Mover mover) {
        BigDecimal change = mover == null ? null : mover.change();
        if (mover == null || change == null) {
            return ReportCell.of(null, "–");
        }
        String sign = change.signum() > 0 ? "+" : change.signum() < 0 ? "−" : "";
        return mover.kind() == Mover.Kind.ENTERED
                ? ReportCell.of(change, words().text("new"))
                : ReportCell.of(change, sign + words().number(change.abs()));
    }
}
