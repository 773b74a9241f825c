package app.marquee.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.series.Series;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.text.Messages;
import app.marquee.tour.Screenshot;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

/** A chart by keyboard, mouse and ear. */
class SeriesChartTest extends WindowTest {
    private static final double START = Instant.parse("2026-03-10T12:00:00Z").getEpochSecond();

    private final AtomicReference<SeriesChart> chart = new AtomicReference<>();

    private SeriesChart chart() {
        return Objects.requireNonNull(chart.get());
    }

    private void open(Locale locale, ChartContent content) {
        show(
                () -> {
                    SeriesChart made =
                            new SeriesChart("chart", Messages.of("analytics", locale), "Viewers");
                    made.show(content);
                    chart.set(made);
                    return new StackPane(made);
                });
    }

    private static Series minutes(String name, double... y) {
        return Series.of(
                name, IntStream.range(0, y.length).mapToDouble(i -> START + i * 60).toArray(), y);
    }

    private static ChartContent of(Series... series) {
        return new ChartContent(List.of(series), ChartContent.Axis.MOMENTS, ZoneOffset.UTC);
    }

    private String reading() {
        return onFx(() -> chart().reading()).replace('\u202f', ' ');
    }

    @Test
    void pointsAreReadByKeys() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 5, Double.NaN, 7), minutes("Other", 3, 2)));
        onFx(() -> chart().requestFocus());
        assertThat(reading()).isEmpty();
        press(KeyCode.RIGHT);
        assertThat(reading())
                .isEqualTo("Launch, Mar 10, 2026, 12:00 PM: 1 (point 1 of 4); Other: 3");
        press(KeyCode.RIGHT);
        assertThat(reading()).contains(": 5 (point 2 of 4), +400.0%; Other: 2");
        press(KeyCode.RIGHT);
        assertThat(reading()).contains("unknown (point 3 of 4)");
        press(KeyCode.END);
        assertThat(reading()).contains(": 7 (point 4 of 4)");
        press(KeyCode.RIGHT);
        assertThat(reading()).contains("point 4 of 4");
        press(KeyCode.DOWN);
        assertThat(reading()).startsWith("Other").contains(": 2 (point 2 of 2)");
        press(KeyCode.HOME);
        assertThat(reading()).contains(": 3 (point 1 of 2)");
        press(KeyCode.LEFT);
        assertThat(reading()).contains("point 1 of 2");
    }

    @Test
    void theKeyOfTheComparisonGrowsWithTheText() {
        open(
                Locale.ENGLISH,
                of(minutes("Launch", 1, 6)).comparedWith(List.of(minutes("Launch", 1, 12))));
        Line key = onFx(() -> (Line) chart().lookup(".chart-dashes"));
        double usual = onFx(key::getEndX);
        onFx(() -> TextScale.set(chart().getScene(), 2));
        settle();
        assertThat(onFx(key::getEndX)).isEqualTo(2 * usual);
    }

    @Test
    void inLargeTextNoMarkLeavesTheChart() {
        open(Locale.ENGLISH, of(minutes("Launch", new double[61])));
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(200)));
        onFx(() -> chart().pictured(true));
        settle();
        List<Bounds> marks =
                onFx(
                        () ->
                                robot()
                                        .from(chart())
                                        .lookup(Text.class::isInstance)
                                        .queryAll()
                                        .stream()
                                        .filter(mark -> mark.getParent() instanceof Pane)
                                        .map(mark -> mark.localToScene(mark.getLayoutBounds()))
                                        .toList());
        assertThat(marks).hasSizeGreaterThan(3);
        assertThat(marks)
                .allSatisfy(
                        mark -> {
                            assertThat(mark.getMinX()).isNotNegative();
                            assertThat(mark.getMaxX()).isLessThanOrEqualTo(1280);
                        });
    }

    /** An image is seen without the list that names them in the window. */
    @Test
    void anImageHasTheNamesThatTheWindowLeavesOut() {
        open(Locale.ENGLISH, of(minutes("Launch", 9, 5, 0), minutes("Other", 3, 0)));
        onFx(() -> chart().listed(true));
        onFx(() -> chart().pictured(true));
        settle();
        assertThat(
                        onFx(
                                () ->
                                        robot()
                                                .from(chart())
                                                .lookup(Text.class::isInstance)
                                                .<Text>queryAll()
                                                .stream()
                                                .map(Text::getText)
                                                .toList()))
                .contains("Launch", "Other");
    }

    private List<Path> areas() {
        onFx(() -> chart().pictured(true));
        settle();
        return onFx(
                () ->
                        robot().from(chart()).lookup(Path.class::isInstance).queryAll().stream()
                                .map(Path.class::cast)
                                .filter(path -> path.getFill() != null)
                                .toList());
    }

    @Test
    void eachPieceOfALineThatIsAloneHasAnAreaDownToZero() {
        open(Locale.ENGLISH, of(minutes("Launch", 4, 5, Double.NaN, 7, Double.NaN, 3, 2, 6)));
        List<Path> areas = areas();
        assertThat(areas).extracting(path -> path.getElements().size()).containsExactly(4, 5);
        double zero = ((MoveTo) areas.getFirst().getElements().getFirst()).getY();
        assertThat(areas)
                .allSatisfy(
                        path -> {
                            assertThat(((MoveTo) path.getElements().getFirst()).getY())
                                    .isEqualTo(zero);
                            assertThat(((LineTo) path.getElements().getLast()).getY())
                                    .isEqualTo(zero);
                            assertThat(((LineTo) path.getElements().get(1)).getY())
                                    .isLessThan(zero);
                        });
    }

    @Test
    void linesThatAreNotAloneHaveNoAreas() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 5, 3), minutes("Other", 3, 2, 4)));
        assertThat(areas()).isEmpty();
    }

    @Tag("painted")
    @Test
    void theAreaIsSeenInTheWindow() {
        open(Locale.ENGLISH, of(minutes("Launch", 5, 5, 5)));
        Canvas canvas =
                onFx(
                        () ->
                                robot().from(chart())
                                        .lookup(Canvas.class::isInstance)
                                        .queryAs(Canvas.class));
        Screenshot seen = onFx(() -> Screenshot.of(canvas));
        int x = (int) canvas.getWidth() / 2;
        int bottom = (int) canvas.getHeight();
        assertThat(seen.argb(x + 3, bottom * 2 / 3 + 2)).isNotEqualTo(seen.argb(x + 3, 5));
    }

    @Test
    void aCurveHasRoomHoweverLargeTheText() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 2), minutes("Other", 3, 2)));
        double usual = onFx(() -> chart().minHeight(400));
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(200)));
        assertThat(onFx(() -> chart().minHeight(400))).isGreaterThan(usual * 1.7);
    }

    @Test
    void theSummaryIsReadAloud() {
        double[] x = {0, 60, 120, 600};
        open(
                Locale.ENGLISH,
                new ChartContent(
                        List.of(Series.of("Launch", x, new double[] {1, 9, 4, 2})),
                        ChartContent.Axis.LENGTHS,
                        ZoneOffset.UTC));
        assertThat(onFx(() -> chart().getAccessibleText()))
                .isEqualTo(
                        "Viewers: chart with one line. Launch: 4 points, highest 9 at 1:00 after"
                            + " start, lowest 1. 1 gap. Use the left and right arrow keys to move"
                            + " between points, up and down to change lines. T shows a table.");
        onFx(() -> chart().show(of()));
        assertThat(onFx(() -> chart().summary())).isEqualTo("Viewers: no data yet");
        press(KeyCode.RIGHT);
        assertThat(reading()).isEmpty();
    }

    @Test
    void aDayIsToldWithoutATimeAndTheWholePeriodIsShown() {
        ChartContent days =
                new ChartContent(
                        List.of(new Series("Launch", new double[] {START}, new double[] {4}, 1)),
                        ChartContent.Axis.DAYS,
                        ZoneOffset.UTC,
                        new ChartContent.Span(START - 5 * 86_400, START + 86_400));
        assertThat(days.from()).isEqualTo(START - 5 * 86_400);
        assertThat(days.to()).isEqualTo(START + 86_400);
        open(Locale.ENGLISH, days);
        onFx(() -> chart().requestFocus());
        press(KeyCode.RIGHT);
        assertThat(reading()).isEqualTo("Launch, Mar 10, 2026: 4 (point 1 of 1)");
    }

    @Test
    void aDayThatWasNotOverIsSaidToBeAPartAndIsNotTheLowest() {
        double[] x = {START, START + 86_400, START + 2 * 86_400};
        ChartContent days =
                new ChartContent(
                        List.of(Series.of("Launch", x, new double[] {9, 7, 2})),
                        ChartContent.Axis.DAYS,
                        ZoneOffset.UTC,
                        null,
                        place -> place >= x[2]);
        open(Locale.ENGLISH, days);
        assertThat(onFx(() -> chart().getAccessibleText()))
                .contains("highest 9")
                .contains("lowest 7");
        onFx(() -> chart().requestFocus());
        press(KeyCode.END);
        assertThat(reading()).isEqualTo("Launch, Mar 12, 2026: 2, preliminary (point 3 of 3)");
    }

    @Test
    void theMouseShowsTheNearestPoint() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 5, 3)));
        robot().moveTo(chart());
        settle();
        assertThat(reading()).contains(": 5 (point 2 of 3)");
        robot().moveBy(500, 0);
        settle();
        assertThat(reading()).contains(": 3 (point 3 of 3)");
    }

    @Test
    void theTableHasTheSameValues() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 5, Double.NaN), minutes("Other", 3, 2)));
        onFx(() -> chart().requestFocus());
        press(KeyCode.T);
        TableView<?> table = find("chart-table", TableView.class);
        assertThat(onFx(() -> cells(table)))
                .containsExactly(
                        List.of("Mar 10, 2026, 12:00 PM", "1", "3"),
                        List.of("Mar 10, 2026, 12:01 PM", "5", "2"),
                        List.of("Mar 10, 2026, 12:02 PM", "unknown", "–"));
        press(KeyCode.T);
        assertThat(exists("chart-table")).isFalse();
        assertThat(isFocused("chart")).isTrue();
    }

    @Test
    void enterInTheTableExplainsTheDayOfItsRow() {
        List<LocalDate> explained = new ArrayList<>();
        double day = Duration.ofDays(1).toSeconds();
        double first = Instant.parse("2026-03-08T00:00:00Z").getEpochSecond();
        Series days =
                Series.of(
                        "Views",
                        new double[] {first, first + day, first + 2 * day},
                        new double[] {1, 5, 3});
        open(
                Locale.ENGLISH,
                new ChartContent(List.of(days), ChartContent.Axis.DAYS, ZoneOffset.UTC));
        onFx(() -> chart().explaining(explained::add));
        onFx(() -> chart().requestFocus());
        press(KeyCode.T);
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertThat(explained).containsExactly(LocalDate.of(2026, 3, 9));
        assertThat(onFx(() -> find("chart-table", TableView.class).getAccessibleHelp()))
                .contains("what’s behind this day");
    }

    private static List<List<String>> cells(TableView<?> table) {
        return IntStream.range(0, table.getItems().size())
                .mapToObj(
                        row ->
                                table.getColumns().stream()
                                        .map(column -> (String) column.getCellData(row))
                                        .map(text -> text.replace('\u202f', ' '))
                                        .toList())
                .toList();
    }

    @Test
    void valuesBecomePercentOfTheTotal() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 6), minutes("Other", 3, 2)));
        click("chart-share");
        onFx(() -> chart().requestFocus());
        press(KeyCode.END);
        assertThat(reading()).contains(": 75.0% (point 2 of 2), +50 pp; Other: 25.0%");
        onFx(() -> chart().show(of(minutes("Launch", 1, 6))));
        assertThat(exists("chart-share")).as("of one line").isFalse();
        assertThat(reading()).contains(": 6 (point 2 of 2)");
    }

    @Test
    void marksAreReadWhereTheyAre() {
        open(
                Locale.ENGLISH,
                of(minutes("Launch", 1, 6, 4))
                        .markedWith(
                                List.of(
                                        new ChartMark(
                                                START + 70,
                                                ChartMark.Kind.NOTE,
                                                "Newsletter sent"))));
        onFx(() -> chart().requestFocus());
        press(KeyCode.RIGHT);
        assertThat(reading()).doesNotContain("Newsletter");
        press(KeyCode.RIGHT);
        assertThat(reading()).endsWith("; Newsletter sent");
    }

    @Test
    void theChangeIsThatOfTheComparisonWhereThereIsOne() {
        open(
                Locale.ENGLISH,
                of(minutes("Launch", 1, 6)).comparedWith(List.of(minutes("Launch", 1, 12))));
        onFx(() -> chart().requestFocus());
        press(KeyCode.END);
        assertThat(reading()).endsWith("6 (point 2 of 2), −50.0%");
    }

    @Test
    void itBeginsWhereItsPaddingEndsAlsoForTheMouse() {
        open(Locale.ENGLISH, of(minutes("Launch", 1, 5, 3)));
        onFx(() -> chart().setPadding(new Insets(0, 0, 0, 500)));
        settle();
        assertThat(onFx(() -> chart().lookup(".chart-head").getLayoutX())).isEqualTo(500);
        robot().moveTo(chart());
        settle();
        assertThat(reading()).contains(": 1 (point 1 of 3)");
        onFx(() -> chart().requestFocus());
        settle();
        assertThat(onFx(() -> chart().lookup(".chart-head").getLayoutX()))
                .as("the border of the focus moves nothing")
                .isEqualTo(500);
    }

    @Test
    void aMillionPointsKeepThePeakAndTheWindowMoving() {
        double[] y = IntStream.range(0, 1_000_000).mapToDouble(i -> i % 997).toArray();
        y[432_100] = 5_000;
        open(Locale.ENGLISH, of(minutes("Long", y)));
        onFx(() -> chart().requestFocus());
        press(KeyCode.END);
        assertThat(reading()).contains("point 1,000,000 of 1,000,000");
    }

    @Tag("painted")
    @Test
    void inPortugueseAPointIsReadAsItIsWrittenThere() {
        double[] wave =
                IntStream.range(0, 600).mapToDouble(i -> 900 + 700 * Math.sin(i / 40.0)).toArray();
        double[] gap =
                IntStream.range(0, 500)
                        .mapToDouble(i -> i > 200 && i < 260 ? Double.NaN : i)
                        .toArray();
        open(Locale.of("pt", "BR"), of(minutes("Lançamento", wave), minutes("Aula aberta", gap)));
        onFx(() -> chart().requestFocus());
        IntStream.range(0, 12).forEach(_ -> press(KeyCode.CONTROL, KeyCode.RIGHT));
        assertThat(reading())
                .startsWith("Lançamento, ")
                .endsWith(": 1.016,08 (ponto 120 de 600), −1,7%; Aula aberta: 119");
        pictures("lines", Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST);
    }
}
