package app.marquee.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.series.Series;
import app.marquee.model.settings.Theme;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** Pictures of charts of one, six and forty lines, of small and large values, in all themes. */
@Tag("painted")
class ChartLooksTest extends WindowTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final LocalDate FIRST = LocalDate.of(2026, 5, 19);
    private static final int DAYS = 28;
    private static final List<String> NAMES =
            List.of(
                    "google.com",
                    "youtube.com",
                    "Direct",
                    "whatsapp.com",
                    "instagram.com",
                    "bing.com",
                    "a-very-long-partner-site-name.example.com.br");

    private final List<SeriesChart> charts = new ArrayList<>();

    private static double second(int day) {
        return FIRST.plusDays(day).atStartOfDay(ZONE).toEpochSecond();
    }

    private static Series days(String name, IntToDoubleFunction value) {
        double[] x = IntStream.range(0, DAYS).mapToDouble(ChartLooksTest::second).toArray();
        double[] y = IntStream.range(0, DAYS).mapToDouble(value).toArray();
        return new Series(name, x, y, 1.5 * 86_400);
    }

    /** As weeks are, with less at their ends and a part of the last day. */
    private static Series weeks(String name, double start, long seed) {
        Random random = new Random(seed);
        double[] level = {start};
        return days(
                name,
                day -> {
                    level[0] *= 1 + random.nextGaussian() * 0.09;
                    double part = day == DAYS - 1 ? 0.35 : day % 7 > 4 ? 0.72 : 1;
                    return Math.rint(level[0] * part);
                });
    }

    private static List<Series> many(int count, double start) {
        return IntStream.range(0, count)
                .mapToObj(
                        i ->
                                weeks(
                                        i < NAMES.size() ? NAMES.get(i) : "site-" + i + ".com",
                                        start / (1 + i * 0.6),
                                        i + 3))
                .toList();
    }

    private static ChartContent content(List<Series> series) {
        return new ChartContent(
                series, ChartContent.Axis.DAYS, ZONE, null, place -> place >= second(DAYS - 1));
    }

    private static List<ChartContent> contents() {
        return List.of(
                content(List.of(weeks("Launch film", 2_400_000, 1)))
                        .comparedWith(List.of(weeks("Launch film", 2_000_000, 9)))
                        .markedWith(
                                List.of(
                                        new ChartMark(
                                                second(9) + 3_600,
                                                ChartMark.Kind.CHANGE,
                                                "Thumbnail replaced"),
                                        new ChartMark(
                                                second(18), ChartMark.Kind.NOTE, "Newsletter"))),
                content(many(6, 1_800)),
                content(many(40, 18_000)),
                content(many(4, 18_000)).withRest(),
                content(
                        List.of(
                                days("Class 1", day -> day % 9 == 3 ? Double.NaN : day * 7 % 13),
                                days("Class 2", day -> day == 14 ? Double.NaN : day * 5 % 4))),
                content(List.of(days("Only", day -> day == 5 ? 1 : 0))));
    }

    private Parent grid() {
        GridPane grid = new GridPane(24, 24);
        grid.setPadding(new Insets(16));
        Messages messages = Messages.of("analytics", Locale.ENGLISH);
        for (ChartContent content : contents()) {
            int number = charts.size();
            SeriesChart chart = new SeriesChart("chart-" + number, messages, "Views");
            chart.show(content);
            chart.setPrefSize(600, 300);
            GridPane.setHgrow(chart, Priority.ALWAYS);
            GridPane.setVgrow(chart, Priority.ALWAYS);
            grid.add(chart, number % 2, number / 2);
            charts.add(chart);
        }
        return grid;
    }

    @Test
    void chartsOfOneSixAndFortyLines() {
        show(this::grid, 1280, 980);
        pictures("lines", Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST);
        theme(Theme.LIGHT);
        for (SeriesChart chart : charts) {
            onFx(chart::requestFocus);
            press(KeyCode.SHIFT, KeyCode.RIGHT);
            assertThat(onFx(chart::reading)).contains("May 28, 2026");
        }
        assertThat(onFx(charts.getFirst()::reading)).endsWith("; Thumbnail replaced");
        assertThat(onFx(charts.get(2)::reading)).endsWith("; and 31 more");
        picture("crosshair");
    }
}
