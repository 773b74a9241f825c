package app.marquee.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartContent.Axis;
import app.marquee.analytics.chart.ChartContent.Unit;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.chart.Crosshair;
import app.marquee.analytics.series.Series;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What a chart says at its marks, of a point and of its lines. */
class ChartWordsTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    /** Midnight in the zone. */
    private static final double START = Instant.parse("2026-03-10T03:00:00Z").getEpochSecond();

    private static final double DAY = 86_400;

    private final ChartWords words =
            new ChartWords(Messages.of("analytics", Locale.ENGLISH), "Views");

    private static Series every(double step, String name, double... y) {
        return Series.of(
                name, IntStream.range(0, y.length).mapToDouble(i -> START + i * step).toArray(), y);
    }

    private static ChartContent content(Axis axis, Series... series) {
        return new ChartContent(List.of(series), axis, ZONE);
    }

    private static String plain(String text) {
        return text.replace('\u202f', ' ');
    }

    @Test
    void marksOfTimesAreDaysWhereMoreThanThreeAreShown() {
        ChartContent days = content(Axis.DAYS, every(DAY, "a", 1, 2));
        ChartContent three = content(Axis.MOMENTS, every(DAY, "a", 1, 2, 3, 4));
        ChartContent more = content(Axis.MOMENTS, every(DAY + 1, "a", 1, 2, 3, 4));
        ChartContent lengths = content(Axis.LENGTHS, every(60, "a", 1, 2));
        assertThat(words.mark(START, days)).isEqualTo("Mar 10");
        assertThat(plain(words.mark(START, three))).isEqualTo("12:00 AM");
        assertThat(words.mark(START, more)).isEqualTo("Mar 10");
        assertThat(words.mark(89.6, lengths)).isEqualTo("1:30");
    }

    @Test
    void marksOfValuesHaveTheirUnit() {
        assertThat(words.mark(2.5, 9, Unit.SHARE)).isEqualTo("2.5%");
        assertThat(words.mark(2.6, 10, Unit.SHARE)).isEqualTo("3%");
        assertThat(words.mark(2_500, 9_999, Unit.COUNT)).isEqualTo("2,500");
        assertThat(words.mark(2_500, 10_000, Unit.COUNT)).isEqualTo("2.5K");
        assertThat(words.mark(0.5, 2, Unit.AMOUNT)).isEqualTo("0.5");
    }

    @Test
    void placesAreDatesTimesOrLengths() {
        Series line = every(60, "a", 1, 2);
        assertThat(words.place(START, content(Axis.DAYS, line))).isEqualTo("Mar 10, 2026");
        assertThat(plain(words.place(START, content(Axis.MOMENTS, line))))
                .isEqualTo("Mar 10, 2026, 12:00 AM");
        assertThat(words.place(90, content(Axis.LENGTHS, line))).isEqualTo("1:30 after start");
    }

    @Test
    void valuesAreWholeWhereTheyAre() {
        Series line = every(60, "a", 1_234, 0.5, Double.NaN);
        assertThat(words.value(line, 0, Unit.COUNT)).isEqualTo("1,234");
        assertThat(words.value(line, 1, Unit.AMOUNT)).isEqualTo("0.5");
        assertThat(words.value(line, 1, Unit.SHARE)).isEqualTo("0.5%");
        assertThat(words.value(line, 2, Unit.COUNT)).isEqualTo("unknown");
    }

    private static Crosshair.Value value(
            @Nullable Double now, @Nullable Double before, boolean part) {
        return new Crosshair.Value(0, "a", 0, now, before, part);
    }

    @Test
    void aValueMayBePreliminaryOrUnknown() {
        assertThat(words.value(value(5.0, null, false), Unit.COUNT)).isEqualTo("5");
        assertThat(words.value(value(5.0, null, true), Unit.COUNT)).isEqualTo("5, preliminary");
        assertThat(words.value(value(null, 5.0, false), Unit.COUNT)).isEqualTo("–");
    }

    @Test
    void changesArePercentagesPointsOrDifferencesToNothing() {
        assertThat(words.change(value(150.0, 100.0, false), Unit.COUNT)).isEqualTo("+50.0%");
        assertThat(words.change(value(50.0, 100.0, false), Unit.COUNT)).isEqualTo("−50.0%");
        assertThat(words.change(value(100.0, 100.0, false), Unit.COUNT)).isEqualTo("0.0%");
        assertThat(words.change(value(7.0, 0.0, false), Unit.COUNT)).isEqualTo("+7");
        assertThat(words.change(value(2.5, 5.0, false), Unit.SHARE)).isEqualTo("−2.5 pp");
        assertThat(words.change(value(5.0, 100.0, true), Unit.COUNT)).as("preliminary").isEmpty();
        assertThat(words.change(value(null, 100.0, false), Unit.COUNT)).isEmpty();
        assertThat(words.change(value(5.0, null, false), Unit.COUNT)).isEmpty();
    }

    @Test
    void aPointIsReadWithItsChangeTheOthersAndItsMarks() {
        Series first = every(DAY, "A_{0} <b>", 100, 150, 50);
        Series second = every(DAY, "B", 10, Double.NaN, 30);
        ChartContent content =
                content(Axis.DAYS, first, second)
                        .markedWith(
                                List.of(new ChartMark(START + DAY, ChartMark.Kind.NOTE, "Launch")));
        assertThat(words.point(Crosshair.of(content, 0, 1), content))
                .isEqualTo(
                        "A_{0} <b>, Mar 11, 2026: 150 (point 2 of 3), +50.0%; B: unknown; Launch");
        assertThat(words.point(Crosshair.of(content, 1, 0), content))
                .isEqualTo("B, Mar 10, 2026: 10 (point 1 of 3); A_{0} <b>: 100");
    }

    @Test
    void aPreliminaryPointIsReadAsSuchWithoutAChange() {
        ChartContent content =
                new ChartContent(
                        List.of(every(DAY, "A", 100, 40)), Axis.DAYS, ZONE, null, x -> x > START);
        assertThat(words.point(Crosshair.of(content, 0, 1), content))
                .isEqualTo("A, Mar 11, 2026: 40, preliminary (point 2 of 2)");
    }

    /** The greatest first, and not more than can be listened to. */
    @Test
    void ofManyLinesEightAreRead() {
        Series[] lines =
                IntStream.range(0, 10)
                        .mapToObj(line -> every(DAY, "L" + line, line))
                        .toArray(Series[]::new);
        ChartContent content = content(Axis.DAYS, lines);
        String read = words.point(Crosshair.of(content, 0, 0), content);
        assertThat(read).contains("; L9: 9; L8: 8;").contains("; L2: 2; ").doesNotContain("L1: 1");
        assertThat(read).endsWith("; " + words.more(1));
        ChartContent nine = content(Axis.DAYS, Arrays.copyOf(lines, 9));
        assertThat(words.point(Crosshair.of(nine, 0, 0), nine)).endsWith("L1: 1");
    }

    @Test
    void aSummaryHasTheExtremesAndTheGapsOfEachLine() {
        Series gaps =
                Series.of(
                        "A",
                        new double[] {START, START + DAY, START + 2 * DAY, START + 9 * DAY},
                        new double[] {5, 2, 9, 3});
        assertThat(words.values(content(Axis.DAYS, gaps)))
                .isEqualTo(
                        "Views: chart with one line. A: 4 points, highest 9 at Mar 12, 2026,"
                                + " lowest 2. 1 gap.");
        assertThat(words.summary(content(Axis.DAYS, gaps))).contains("arrow keys");
        assertThat(words.values(content(Axis.DAYS, gaps))).doesNotContain("arrow keys");
        assertThat(words.summary(content(Axis.DAYS))).isEqualTo("Views: no data yet");
    }

    /** A day that isn't over is low because of that. */
    @Test
    void thePreliminaryLastDayIsNotTheLowest() {
        ChartContent content =
                new ChartContent(
                        List.of(every(DAY, "A", 5, 8, 1)),
                        Axis.DAYS,
                        ZONE,
                        null,
                        x -> x >= START + 2 * DAY);
        assertThat(words.values(content)).contains("lowest 5.");
        ChartContent parts =
                new ChartContent(List.of(every(DAY, "A", 5)), Axis.DAYS, ZONE, null, _ -> true);
        assertThat(words.values(parts)).as("nothing else is known").contains("lowest 5.");
    }

    @Test
    void unknownValuesAreNeitherHighestNorLowest() {
        assertThat(words.values(content(Axis.DAYS, every(DAY, "A", Double.NaN, 7, Double.NaN))))
                .contains("A: 3 points, highest 7 at Mar 11, 2026, lowest 7.");
        assertThat(words.values(content(Axis.DAYS, every(DAY, "A", Double.NaN))))
                .endsWith("A: no known values.");
    }

    @Test
    void theFirstOfEqualValuesIsTheHighest() {
        assertThat(words.values(content(Axis.DAYS, every(DAY, "A", 7, 7, 7))))
                .contains("highest 7 at Mar 10, 2026");
    }

    @Test
    void changesAreSaidToBeOfTheComparisonWhereThereIsOne() {
        Series line = every(DAY, "A", 1, 2);
        assertThat(words.changes(content(Axis.DAYS, line)))
                .isEqualTo("Change from the previous point");
        assertThat(words.changes(content(Axis.DAYS, line).comparedWith(List.of(line))))
                .isEqualTo("Change from the comparison period");
    }
}
