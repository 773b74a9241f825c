package app.marquee.service.report;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.series.Series;
import app.marquee.model.report.BlockType;
import app.marquee.report.ChartFigure;
import app.marquee.report.PlainText;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportChartLabels;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportTable.ReportColumn;
import app.marquee.report.ReportWords;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Block with the viewers of the live streams in the period. */
record StreamBlock(ReportScope scope) {
    ReportBlock of(List<ReportData.Streamed> streams) {
        List<Series> curves = new ArrayList<>();
        List<List<ReportCell>> rows = new ArrayList<>();
        Instant askedAt = Instant.MAX;
        for (ReportData.Streamed stream : streams) {
            var report = stream.report();
            if (report == null) {
                return scope.missing(BlockType.LIVE);
            }
            askedAt = report.askedAt().isBefore(askedAt) ? report.askedAt() : askedAt;
            LiveCurve curve = LiveCurve.of(report.rows());
            LiveFigures figures = LiveFigures.of(curve);
            if (isInPeriod(figures.first())) {
                String title = stream.title().isEmpty() ? words().text("untitled") : stream.title();
                curves.add(curve.alignedSeries(PlainText.name(title)));
                rows.add(row(title, figures));
            }
        }
        if (rows.isEmpty()) {
            return ReportBlock.of(
                    BlockType.LIVE,
                    scope.title(BlockType.LIVE),
                    List.of(new ReportPart.Paragraph(words().text("live.none"))));
        }
        return new ReportBlock(
                BlockType.LIVE,
                scope.title(BlockType.LIVE),
                scope.source(askedAt),
                parts(curves, rows),
                null);
    }

    private ReportWords words() {
        return scope.words();
    }

    private boolean isInPeriod(@Nullable Instant first) {
        return first != null && scope.period().contains(LocalDate.ofInstant(first, scope.zone()));
    }

    private List<ReportPart> parts(List<Series> curves, List<List<ReportCell>> rows) {
        ChartContent content = new ChartContent(curves, ChartContent.Axis.LENGTHS, scope.zone());
        return List.of(
                new ReportPart.Picture(
                        new ChartFigure(
                                words().text("live.description"),
                                content,
                                new ReportChartLabels(words()))),
                new ReportPart.Grid(
                        new ReportTable(
                                "",
                                List.of(
                                        new ReportColumn(words().text("column.stream"), 3, false),
                                        new ReportColumn(words().text("column.start"), 2, false),
                                        new ReportColumn(words().text("column.peak"), 1, true),
                                        new ReportColumn(words().text("column.average"), 1, true)),
                                rows,
                                "")));
    }

    private List<ReportCell> row(String title, LiveFigures figures) {
        Instant first = figures.first();
        return List.of(
                ReportCell.of(title),
                ReportCell.of(
                        first,
                        first == null
                                ? words().text("unknown")
                                : words().dateTime(first, scope.zone())),
                number(figures.peak()),
                number(
                        figures.average() == null
                                ? null
                                : Long.valueOf(Math.round(figures.average()))));
    }

    private ReportCell number(@Nullable Long value) {
        return ReportCell.of(
                value, value == null ? words().text("unknown") : words().number(value));
    }
}
