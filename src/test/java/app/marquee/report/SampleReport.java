package app.marquee.report;

import app.marquee.analytics.Period;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.Mercator;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.PictureWords;
import app.marquee.analytics.series.Series;
import app.marquee.drawing.Rgba;
import app.marquee.model.report.BlockType;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportTable.ReportColumn;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Reports for tests, with titles in many scripts and hostile ones. */
public final class SampleReport {
    public static final String FORMULA = "=HYPERLINK(\"https://example.org\";\"x\")";

    /** Arabic, Hebrew, Devanagari, Japanese and Chinese. */
    public static final List<String> SCRIPTS =
            List.of(
                    "مقاطع الفيديو الأسبوعية",
                    "סרטון השבוע",
                    "साप्ताहिक वीडियो",
                    "日本語の動画",
                    "每周精选视频");

    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final LocalDate START = LocalDate.of(2026, 5, 1);
    private static final int DAYS = 31;

    private SampleReport() {}

    public static ClientReport of(ReportBlock... blocks) {
        ReportWords words = ReportWords.of(Locale.ENGLISH);
        Period period = new Period(START, START.plusDays(DAYS - 1L));
        return new ClientReport(
                new ClientReport.ReportHead(
                        "Monthly report",
                        "Acme",
                        "May 2026 had 1,234 views. The most viewed video was “Launch”.",
                        period,
                        words.days(period),
                        ZONE,
                        Instant.parse("2026-06-15T10:00:00Z"),
                        Locale.ENGLISH,
                        Rgba.of(0x3b57d0),
                        null),
                List.of(blocks));
    }

    /** A block with a table of videos, of which one has no views that are known. */
    public static ReportBlock videos(List<String> titles) {
        List<List<ReportCell>> rows = new ArrayList<>();
        for (String title : titles) {
            boolean first = rows.isEmpty();
            rows.add(
                    List.of(
                            ReportCell.of(title),
                            first
                                    ? ReportCell.of(null, "Unknown")
                                    : new ReportCell(1_234L, "1,234", 0.7, null)));
        }
        return new ReportBlock(
                BlockType.VIDEOS,
                "Top videos",
                "May 1 – May 31, 2026 · UTC · loaded Jun 15, 2026, 10:00 AM",
                List.of(
                        new ReportPart.Grid(
                                new ReportTable(
                                        "",
                                        List.of(
                                                new ReportColumn("Video", 3, false),
                                                new ReportColumn("Views", 1, true)),
                                        rows,
                                        "5 more rows aren’t shown."))),
                null);
    }

    /** A block with one video and its frame. */
    public static ReportBlock framed(ReportImage frame) {
        return ReportBlock.of(
                BlockType.VIDEOS,
                "Top videos",
                List.of(
                        new ReportPart.Grid(
                                new ReportTable(
                                        "",
                                        List.of(new ReportColumn("Video", 3, false)),
                                        List.of(
                                                List.of(
                                                        new ReportCell(
                                                                "Aula 1",
                                                                "Aula 1",
                                                                Double.NaN,
                                                                frame))),
                                        ""))));
    }

    public static ReportBlock numbers() {
        return new ReportBlock(
                BlockType.NUMBERS,
                "Key numbers",
                "May 1 – May 31, 2026 · UTC · loaded Jun 15, 2026, 10:00 AM",
                List.of(
                        new ReportPart.KeyNumbers(
                                List.of(
                                        new KeyNumber("Views", 1_234L, "1,234", "+12%", 1),
                                        new KeyNumber("Plays", null, "Unknown", "", 0)))),
                null);
    }

    public static ReportBlock charts(int number) {
        List<ReportPart> charts = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            charts.add(new ReportPart.Picture(chart("Views by day", i)));
        }
        return ReportBlock.of(BlockType.TREND, "Trend", charts);
    }

    public static ReportBlock chart(String description) {
        return ReportBlock.of(
                BlockType.TREND, "Trend", List.of(new ReportPart.Picture(chart(description, 0))));
    }

    private static ChartFigure chart(String description, int seed) {
        double[] x =
                IntStream.range(0, DAYS)
                        .mapToDouble(day -> START.plusDays(day).atStartOfDay(ZONE).toEpochSecond())
                        .toArray();
        double[] y =
                IntStream.range(0, DAYS)
                        .mapToDouble(day -> 500 + 300 * Math.sin((day + seed) / 3.0))
                        .toArray();
        return new ChartFigure(
                description,
                new ChartContent(List.of(Series.of("Views", x, y)), ChartContent.Axis.DAYS, ZONE),
                new ReportChartLabels(ReportWords.of(Locale.ENGLISH)));
    }

    public static ReportBlock map() {
        List<String> names = List.of("São Paulo", "Lisboa", "東京");
        MapPoints points =
                new MapPoints(
                        new double[] {Mercator.x(-46.63), Mercator.x(-9.14), Mercator.x(139.69)},
                        new double[] {Mercator.y(-23.55), Mercator.y(38.72), Mercator.y(35.68)},
                        new double[] {900, 300, 50});
        try {
            MapLayer layer = new MapLayer(Clusters.of(points), "Views", null);
            return ReportBlock.of(
                    BlockType.MAP,
                    "Places",
                    List.of(
                            new ReportPart.Picture(
                                    new MapFigure("Map with 3 cities", layer, named(names)))));
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static PictureWords named(List<String> names) {
        return new PictureWords() {
            @Override
            public String name(int lead) {
                return names.get(lead);
            }

            @Override
            public String part(double part) {
                return Math.round(100 * part) + "%";
            }

            @Override
            public String more(int count) {
                return "";
            }

            @Override
            public String country(CountryLabel country) {
                return country.name();
            }

            @Override
            public String value(long value) {
                return Long.toString(value);
            }
        };
    }
}
