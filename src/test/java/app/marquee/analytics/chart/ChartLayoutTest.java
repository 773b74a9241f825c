package app.marquee.analytics.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.series.Series;
import app.marquee.drawing.Box;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.RecordedDrawing;
import app.marquee.drawing.Rgba;
import app.marquee.export.SvgFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Charts are laid out and drawn without a toolkit. */
class ChartLayoutTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final LocalDate FIRST = LocalDate.of(2026, 5, 19);
    private static final List<Rgba> PALETTE = IntStream.range(1, 7).mapToObj(Rgba::of).toList();
    private static final Rgba MUTED = Rgba.of(0x808080);
    private static final ChartLook LOOK =
            new ChartLook(
                    PALETTE,
                    Rgba.of(10),
                    Rgba.of(11),
                    Rgba.of(12),
                    MUTED,
                    Rgba.of(14),
                    new FontFace("any", 11, false));

    /** Texts as plain numbers and days. */
    static final ChartLabels WORDS = words(day -> day);

    private static ChartLabels words(UnaryOperator<String> day) {
        return new ChartLabels() {
            @Override
            public String mark(double value, double greatest, ChartContent.Unit unit) {
                return Double.toString(value);
            }

            @Override
            public String mark(double place, ChartContent content) {
                return day.apply(
                        Instant.ofEpochSecond((long) place)
                                .atZone(content.zone())
                                .toLocalDateTime()
                                .toString());
            }

            @Override
            public String more(int lines) {
                return "+" + lines;
            }
        };
    }

    private static double second(int day) {
        return FIRST.plusDays(day).atStartOfDay(ZONE).toEpochSecond();
    }

    private static Series days(String name, double... y) {
        double[] x = IntStream.range(0, y.length).mapToDouble(ChartLayoutTest::second).toArray();
        return new Series(name, x, y, 1.5 * 86_400);
    }

    private static ChartContent content(Series... series) {
        return new ChartContent(List.of(series), ChartContent.Axis.DAYS, ZONE);
    }

    private static ChartLayout layout(ChartContent content) {
        return new ChartLayout(
                content, new Box(0, 0, 800, 260), LOOK, WORDS, RecordedDrawing.METRICS);
    }

    private static RecordedDrawing drawn(ChartContent content) {
        RecordedDrawing drawing = new RecordedDrawing();
        new ChartDrawing(drawing, layout(content)).draw();
        return drawing;
    }

    @Test
    void othersAreBehindTheSeriesThatLeads() {
        ChartContent plain = new ChartContent(List.of(), ChartContent.Axis.DAYS, ZONE);
        assertThat(plain.isBehind(0)).isFalse();
        assertThat(plain.ledBy(1).isBehind(0)).isTrue();
        assertThat(plain.ledBy(1).isBehind(1)).isFalse();
    }

    @Test
    void theOnlyLineHasNoNameAtItsEnd() {
        ChartLayout alone = layout(content(days("a", 1, 2, 3)));
        ChartLayout two = layout(content(days("a", 1, 2, 3), days("b", 3, 2, 1)));
        assertThat(alone.names()).isEmpty();
        assertThat(two.names()).extracting(ChartLayout.Name::text).containsExactly("a", "b");
        assertThat(alone.plane().box().width()).isGreaterThan(two.plane().box().width());
    }

    @Test
    void countsHaveWholeMarks() {
        for (int most = 1; most <= 12; most++) {
            List<Double> marks =
                    layout(content(days("a", 0, most))).values().stream()
                            .map(ChartLayout.Tick::at)
                            .toList();
            assertThat(marks).allMatch(mark -> mark == Math.rint(mark)).startsWith(0.0);
            assertThat(marks.getLast()).isBetween((double) most, Math.max(2, most * 1.5));
        }
        assertThat(layout(content(days("a", 0, 0.4)).in(ChartContent.Unit.AMOUNT)).values())
                .extracting(ChartLayout.Tick::at)
                .hasSizeGreaterThan(2);
    }

    @Test
    void daysHaveTheirMarksWhereTheyBeginInTheZone() {
        assertThat(layout(content(days("a", new double[28]))).places())
                .extracting(ChartLayout.Tick::text)
                .startsWith("2026-05-19T00:00", "2026-05-26T00:00")
                .allMatch(text -> text.endsWith("T00:00"));
    }

    private static ChartLayout ofShortDays(int count) {
        return new ChartLayout(
                content(days("a", new double[count])),
                new Box(0, 0, 800, 260),
                LOOK,
                words(day -> day.substring(5, 10)),
                RecordedDrawing.METRICS);
    }

    @Test
    void theLastDayHasAMarkWithinThePlane() {
        ChartLayout layout = ofShortDays(28);
        ChartLayout.Tick last = layout.places().getLast();
        assertThat(last.text()).isEqualTo("06-15");
        Box plane = layout.plane().box();
        assertThat(layout.inside(plane.right(), last) + last.half()).isEqualTo(plane.right());
    }

    @Test
    void theLastDayHasNoMarkWithoutRoomBesideTheOneBefore() {
        int marked = 0;
        for (int count = 20; count < 90; count++) {
            ChartLayout layout = ofShortDays(count);
            List<ChartLayout.Tick> places = layout.places();
            double step = places.get(1).at() - places.getFirst().at();
            ChartLayout.Tick last = places.getLast();
            ChartLayout.Tick before = places.get(places.size() - 2);
            if (last.at() - before.at() < step) {
                marked++;
                assertThat(layout.plane().x(before.at()) + before.half())
                        .isLessThan(layout.inside(layout.plane().x(last.at()), last) - last.half());
            }
        }
        assertThat(marked).isBetween(5, 60);
    }

    @Test
    void anUnknownDayIsAGapAndNotZero() {
        double unknown = Double.NaN;
        ChartContent content = content(days("a", 4, 6, unknown, 5, 3, unknown, 7));
        RecordedDrawing drawing = drawn(content);
        Box plane = layout(content).plane().box();
        List<RecordedDrawing.Line> lines =
                drawing.lines(false, 2).stream()
                        .filter(line -> line.stroke().color().equals(PALETTE.getFirst()))
                        .filter(line -> line.points().getFirst().x() <= plane.right())
                        .toList();
        assertThat(lines).extracting(line -> line.points().size()).containsExactly(2, 2, 1);
        assertThat(lines)
                .flatExtracting(RecordedDrawing.Line::points)
                .isNotEmpty()
                .allMatch(point -> point.y() < plane.bottom() - 10);
        assertThat(drawing.discs()).as("a day between gaps").hasSize(1);
    }

    @Test
    void anIncompleteDayIsHatchedAndDotted() {
        ChartContent days = content(days("a", 4, 6, 5, 2));
        ChartContent part =
                new ChartContent(
                        days.series(), days.axis(), ZONE, null, place -> place >= second(3));
        ChartLayout layout = layout(part);
        assertThat(layout.incomplete()).hasSize(1);
        Box hatched = layout.incomplete().getFirst();
        assertThat(hatched.x()).isEqualTo(layout.plane().x((second(2) + second(3)) / 2));
        assertThat(hatched.right()).isEqualTo(layout.plane().x(second(3)));
        RecordedDrawing drawing = drawn(part);
        assertThat(drawing.lines(true, 2)).hasSize(1);
        assertThat(drawing.rings()).hasSize(1);
        assertThat(layout(days).incomplete()).isEmpty();
    }

    @Test
    void theComparisonIsDashedAndDoesNotWidenTheChart() {
        ChartContent content =
                content(days("a", 4, 6, 5)).comparedWith(List.of(days("a", 1, 2, 3, 9, 9)));
        assertThat(content.to()).isEqualTo(second(2));
        assertThat(drawn(content).lines(true, 1.5))
                .singleElement()
                .satisfies(line -> assertThat(line.points()).hasSize(5));
    }

    @Test
    void fortyLinesHaveSixColorsAndNamesThatDoNotTouch() {
        Series[] many =
                IntStream.range(0, 40)
                        .mapToObj(i -> days("site-" + i + ".example.com", 50 - i, 40 - i / 2.0))
                        .toArray(Series[]::new);
        ChartLayout layout = layout(content(many));
        assertThat(IntStream.range(0, 6).mapToObj(layout::color)).isEqualTo(PALETTE);
        assertThat(layout.color(6)).isEqualTo(layout.color(39)).isEqualTo(MUTED.fainter(0.4));
        assertThat(layout.names()).hasSize(7).last().extracting("text").isEqualTo("+34");
        double[] heights = layout.names().stream().mapToDouble(ChartLayout.Name::y).toArray();
        for (int i = 1; i < heights.length; i++) {
            assertThat(heights[i] - heights[i - 1]).isGreaterThanOrEqualTo(11);
        }
    }

    @Test
    void aLineWithoutPointsIsNotCounted() {
        ChartLayout layout = layout(content(days("a", 4, 6), days("b"), days("c", Double.NaN)));
        assertThat(layout.names()).singleElement().extracting("text").isEqualTo("a");
    }

    @Test
    void theSumOfTheOthersIsGray() {
        ChartLayout layout = layout(content(days("a", 4, 6), days("Other", 9, 8)).withRest());
        assertThat(layout.color(0)).isEqualTo(PALETTE.getFirst());
        assertThat(layout.color(1)).isEqualTo(MUTED);
    }

    @Test
    void noTextLeavesTheChart() {
        RecordedDrawing drawing =
                drawn(content(days("a very long name that nobody would want to read", 1e9, 2e9)));
        assertThat(drawing.texts())
                .isNotEmpty()
                .allSatisfy(
                        text -> {
                            double width =
                                    RecordedDrawing.METRICS.width(text.text(), text.style().font());
                            double left =
                                    switch (text.style().align()) {
                                        case START -> text.x();
                                        case MIDDLE -> text.x() - width / 2;
                                        case END -> text.x() - width;
                                    };
                            assertThat(left).isNotNegative();
                            assertThat(left + width).isLessThanOrEqualTo(800);
                        });
    }

    @Test
    void theSameChartIsWrittenAsSvg() throws IOException {
        ChartLayout layout = layout(content(days("site & co", 4, 6, 5), days("b", 1, 2, 3)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFile(layout.room(), "Views", on -> new ChartDrawing(on, layout).draw())
                .write(out, (_, _) -> {});
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("viewBox=\"0 0 800 260\"")
                .contains(">site &amp; co</text>")
                .contains("stroke=\"#000001\" stroke-width=\"2\"")
                .contains("stroke=\"#000002\" stroke-width=\"2\"");
    }

    @Test
    void aMarkIsAboveTheCurves() {
        ChartContent content =
                content(days("a", 4, 6, 5))
                        .markedWith(
                                List.of(
                                        new ChartMark(second(1), ChartMark.Kind.CHANGE, "renamed"),
                                        new ChartMark(second(9), ChartMark.Kind.NOTE, "later")));
        RecordedDrawing drawing = drawn(content);
        double top = layout(content).plane().box().y();
        assertThat(drawing.discs()).singleElement().matches(point -> point.y() < top);
        assertThat(drawing.rings()).as("outside of the time shown").isEmpty();
    }

    @Test
    void eachPeakIsOnItsLineWithItsNumber() {
        ChartMark peak = ChartMark.peak(second(1), 6, "Peak 6");
        RecordedDrawing one = drawn(content(days("a", 4, 6, 5)).markedWith(List.of(peak)));
        ChartPlane plane = layout(content(days("a", 4, 6, 5)).markedWith(List.of(peak))).plane();
        assertThat(one.rings())
                .singleElement()
                .matches(point -> Math.abs(point.y() - plane.y(6)) < 0.01);
        assertThat(one.texts()).extracting(RecordedDrawing.Written::text).contains("Peak 6");
        RecordedDrawing two =
                drawn(
                        content(days("a", 4, 6, 5), days("b", 1, 2, 1))
                                .markedWith(List.of(peak, ChartMark.peak(second(1), 2, "Peak 2"))));
        assertThat(two.rings()).hasSize(2);
        assertThat(two.texts())
                .extracting(RecordedDrawing.Written::text)
                .contains("Peak 6", "Peak 2");
    }

    @Test
    void numbersOfPeaksDoNotLieOverEachOther() {
        RecordedDrawing drawn =
                drawn(
                        content(days("a", 4, 6, 5), days("b", 4, 6, 5), days("c", 4, 6, 5))
                                .markedWith(
                                        List.of(
                                                ChartMark.peak(second(1), 6, "600"),
                                                ChartMark.peak(second(1), 6, "601"),
                                                ChartMark.peak(second(1), 6, "602"))));
        assertThat(drawn.rings()).hasSize(3);
        assertThat(drawn.texts())
                .extracting(RecordedDrawing.Written::text)
                .contains("600", "601")
                .doesNotContain("602");
    }

    /** Below its peak where the line of another passes above, or not at all. */
    @Test
    void theNumberOfAPeakLiesOnNoLine() {
        ChartMark low = ChartMark.peak(second(1), 60, "601");
        ChartContent alike = content(days("a", 100, 100, 100), days("b", 60, 60, 60));
        ChartPlane plane = layout(alike.markedWith(List.of(low))).plane();
        double pixel = 100 / plane.box().height();
        Series above = days("a", 60 + 12 * pixel, 60 + 12 * pixel, 60 + 12 * pixel);
        Series below = days("c", 60 - 18 * pixel, 60 - 18 * pixel, 60 - 18 * pixel);
        Series high = days("d", 100, 100, 100);
        Series own = days("b", 50, 60, 50);
        assertThat(peaks(content(high, above, own).markedWith(List.of(low))))
                .singleElement()
                .satisfies(text -> assertThat(text.y()).isGreaterThan(plane.y(60)));
        assertThat(peaks(content(high, above, below, own).markedWith(List.of(low)))).isEmpty();
        assertThat(peaks(content(high, own).markedWith(List.of(low))))
                .singleElement()
                .satisfies(text -> assertThat(text.y()).isLessThan(plane.y(60)));
    }

    private static List<RecordedDrawing.Written> peaks(ChartContent content) {
        return drawn(content).texts().stream().filter(text -> text.text().equals("601")).toList();
    }

    /** A list beside the chart names all lines. */
    @Test
    void noNamesAreShownWhereAListNamesTheLines() {
        ChartContent content =
                content(
                        days("one", 9, 0),
                        days("last", 9, 9, 9, 0),
                        days("two", 5, 0),
                        days("high", 2, 3, 9));
        assertThat(layout(content).names())
                .extracting(ChartLayout.Name::text)
                .containsExactlyInAnyOrder("one", "last", "two", "high");
        ChartLayout listed =
                new ChartLayout(
                        content,
                        new Box(0, 0, 800, 260),
                        LOOK,
                        WORDS,
                        RecordedDrawing.METRICS,
                        false);
        assertThat(listed.names()).isEmpty();
        assertThat(listed.plane().box().right())
                .isGreaterThan(layout(content).plane().box().right());
    }

    /** Also where one at the side would touch the other, whose text is centered. */
    @ParameterizedTest
    @ValueSource(ints = {12, 20})
    void aPeakCloseToAnotherHasItsNumberAtItsSide(int pixels) {
        ChartContent content = content(days("a", 4, 6, 5));
        ChartPlane plane = layout(content).plane();
        double pixel = (plane.to() - plane.from()) / plane.box().width();
        ChartMark first = ChartMark.peak(second(1), 6, "600");
        ChartMark second = ChartMark.peak(second(1) + pixels * pixel, 6, "601");
        List<RecordedDrawing.Written> texts =
                drawn(content.markedWith(List.of(first, second))).texts().stream()
                        .filter(text -> text.text().startsWith("60"))
                        .toList();
        assertThat(texts).hasSize(2);
        assertThat(texts.get(1).y()).as("both above").isEqualTo(texts.get(0).y());
    }

    @Test
    void sharesKeepUnknownValues() {
        double unknown = Double.NaN;
        ChartContent content = content(days("a", 1, 3, unknown), days("b", 4, 1, 5));
        assertThat(content.isAligned()).isTrue();
        assertThat(ChartMode.SHARE.of(content).series())
                .extracting(Series::y)
                .containsExactly(new double[] {20, 75, unknown}, new double[] {80, 25, unknown});
    }
}
