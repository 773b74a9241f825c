package app.marquee.analytics.series;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Long series keep their peaks and gaps when they become pixels, and marks are round. */
class SeriesTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final double MIDNIGHT = 3 * 3_600;
    private static final double[] NONE = {};

    private static Series seconds(double... y) {
        return Series.of("a", IntStream.range(0, y.length).asDoubleStream().toArray(), y);
    }

    @Test
    void everyColumnKeepsItsLowestAndHighest() {
        SplittableRandom random = new SplittableRandom(7);
        double[] y = random.doubles(100_000, 0, 1_000).toArray();
        y[55_555] = 9_999;
        y[77_777] = -1;
        Series series = seconds(y);
        int columns = 400;
        Series reduced = new PixelColumns(0, y.length - 1, columns).of(series);
        assertThat(reduced.size()).isLessThanOrEqualTo(columns * 4 + 4);
        assertThat(Arrays.stream(reduced.y()).max()).hasValue(9_999);
        assertThat(Arrays.stream(reduced.y()).min()).hasValue(-1);
        assertThat(reduced.x()).isSorted();
        for (int column = 0; column < columns; column++) {
            assertThat(range(reduced, column, columns, y.length - 1))
                    .containsExactly(range(series, column, columns, y.length - 1));
        }
    }

    private static double[] range(Series series, int column, int columns, double to) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < series.size(); i++) {
            if ((int) Math.floor(series.x()[i] / to * columns) == column) {
                low = Math.min(low, series.y()[i]);
                high = Math.max(high, series.y()[i]);
            }
        }
        return new double[] {low, high};
    }

    @Test
    void gapsStayGaps() {
        Series series =
                Series.of(
                        "a",
                        new double[] {0, 1, 2, 3, 10, 11, 12},
                        new double[] {1, 2, 3, 4, 5, Double.NaN, 7});
        Series shown = new PixelColumns(0, 12, 100).of(series);
        assertThat(shown.y()).containsExactly(1, 2, 3, 4, Double.NaN, 5, Double.NaN, 7);
        double[] x = new double[2_000];
        double[] y = new double[2_000];
        for (int i = 0; i < x.length; i++) {
            x[i] = i < 1_000 ? i : i + 3_000;
            y[i] = 5;
        }
        Series reduced = new PixelColumns(0, 5_000, 50).of(Series.of("a", x, y));
        assertThat(Arrays.stream(reduced.y()).filter(Double::isNaN).count()).isEqualTo(1);
    }

    /** Ten points a pixel: what is unknown at its edges, or all through it, is a break. */
    @Test
    void unknownValuesBreakTheLineOfAReducedSeriesToo() {
        double[] y = new double[60];
        Arrays.setAll(y, i -> 100 - i);
        Arrays.fill(y, 8, 12, Double.NaN);
        Arrays.fill(y, 30, 40, Double.NaN);
        Arrays.fill(y, 43, 46, Double.NaN);
        Series shown = new PixelColumns(0, 60, 6).of(seconds(y));
        assertThat(shown.x()).containsExactly(0, 7, 9, 12, 19, 20, 29, 30, 40, 49, 50, 59);
        assertThat(shown.y())
                .containsExactly(100, 93, Double.NaN, 88, 81, 80, 71, Double.NaN, 60, 51, 50, 41);
    }

    @Test
    void twoPointsAPixelStayAsTheyAre() {
        double[] y = {5, 1, 3, 2, 4, 9};
        assertThat(new PixelColumns(0, 5, 3).of(seconds(y)).y()).containsExactly(y);
        assertThat(new PixelColumns(0, 7, 1).of(seconds(y)).y()).containsExactly(5, 1, 9);
    }

    @Test
    void gapsAreCountedByTheUsualStep() {
        double[] places = {0, 10, 20, 45, 71};
        Series series = Series.of("a", places, new double[5]);
        assertThat(series.isGapBefore(0)).isFalse();
        assertThat(series.isGapBefore(3)).as("as long as two and a half").isFalse();
        assertThat(series.isGapBefore(4)).isFalse();
        Series wide = Series.of("a", new double[] {0, 10, 20, 30, 56}, new double[5]);
        assertThat(wide.isGapBefore(4)).isTrue();
        assertThat(Series.of("a", new double[] {0, 9_000}, new double[2]).isGapBefore(1))
                .as("two points have no usual step")
                .isFalse();
        assertThat(Series.of("a", new double[] {0, 1, 9_000}, new double[3]).isGapBefore(2))
                .isFalse();
    }

    @Test
    void aPointItselfAndTheEarlierOfTwoAsNearAreFound() {
        Series series = Series.of("a", new double[] {0, 10, 20}, new double[] {1, 2, 3});
        assertThat(series.nearest(0)).hasValue(0);
        assertThat(series.nearest(20)).hasValue(2);
        assertThat(series.nearest(15)).hasValue(1);
        assertThat(series).hasToString("a (3)").isEqualTo(series);
    }

    @Test
    void marksBeginInsideWhatIsShown() {
        assertThat(Ticks.lengths(130, 610, 4)).containsExactly(240.0, 360.0, 480.0, 600.0);
        assertThat(moments(1_000, 8_000, 4)).containsExactly(1_800.0, 3_600.0, 5_400.0, 7_200.0);
        assertThat(moments(90_000, 400_000, 3)).containsExactly(259_200.0);
        assertThat(moments(0, 86_400 * 3, 3))
                .as("a day for each of three")
                .containsExactly(0.0, 86_400.0, 172_800.0, 259_200.0);
    }

    @Test
    void longTimesAreMarkedByYears() {
        double year = 365 * 86_400.0;
        assertThat(moments(0, 4 * year, 4))
                .containsExactly(0.0, year, 2 * year, 3 * year, 4 * year);
        assertThat(moments(0, 5 * year, 2)).containsExactly(0.0, 3 * year);
    }

    @Test
    void theNearestPointIsFound() {
        Series series = Series.of("a", new double[] {0, 10, 20}, new double[] {1, 2, 3});
        assertThat(series.nearest(-5)).hasValue(0);
        assertThat(series.nearest(14)).hasValue(1);
        assertThat(series.nearest(16)).hasValue(2);
        assertThat(series.nearest(99)).hasValue(2);
        assertThat(Series.of("a", NONE, NONE).nearest(1)).isEmpty();
    }

    @Test
    void countsAreWholeAndRound() {
        assertThat(Ticks.counts(0, 5)).containsExactly(0.0, 1.0);
        assertThat(Ticks.counts(3, 5)).containsExactly(0.0, 1.0, 2.0, 3.0);
        assertThat(Ticks.counts(2_430, 5))
                .containsExactly(0.0, 500.0, 1000.0, 1500.0, 2000.0, 2500.0);
        assertThat(Ticks.counts(2_900, 5)).containsExactly(0.0, 1000.0, 2000.0, 3000.0);
        assertThat(Ticks.amounts(0.29, 5)).hasSize(4);
    }

    @Test
    void theLastMarkIsNotFarAboveTheGreatest() {
        assertThat(Ticks.counts(12, 2)).containsExactly(0.0, 6.0, 12.0);
        for (int greatest = 10; greatest < 3_000; greatest++) {
            List<Double> marks = Ticks.counts(greatest, 2);
            assertThat(marks).hasSizeLessThanOrEqualTo(3).allMatch(mark -> mark % 1 == 0);
            assertThat(marks.getLast()).isBetween((double) greatest, greatest * 1.5);
        }
    }

    @Test
    void daysBeginInTheirZone() {
        ZoneId zone = ZoneId.of("America/New_York");
        double from = Instant.parse("2026-03-07T05:00:00Z").getEpochSecond();
        double to = Instant.parse("2026-03-10T04:00:00Z").getEpochSecond();
        assertThat(Ticks.moments(from, to, 4, zone))
                .extracting(second -> Instant.ofEpochSecond(second.longValue()).toString())
                .containsExactly(
                        "2026-03-07T05:00:00Z",
                        "2026-03-08T05:00:00Z",
                        "2026-03-09T04:00:00Z",
                        "2026-03-10T04:00:00Z");
        assertThat(days(0, 7_200, 4)).containsExactly(0.0);
        assertThat(days(0, 4 * 86_400, 3)).containsExactly(0.0, 2 * 86_400.0, 4 * 86_400.0);
        assertThat(moments(0, 7_200, 4)).containsExactly(0.0, 1_800.0, 3_600.0, 5_400.0, 7_200.0);
        assertThat(Ticks.lengths(0, 600, 6))
                .containsExactly(0.0, 120.0, 240.0, 360.0, 480.0, 600.0);
    }

    /** Marks by the seconds since the first midnight in the zone, which is three hours later. */
    private static List<Double> moments(double from, double to, int most) {
        return since(Ticks.moments(from + MIDNIGHT, to + MIDNIGHT, most, ZONE));
    }

    private static List<Double> days(double from, double to, int most) {
        return since(Ticks.days(from + MIDNIGHT, to + MIDNIGHT, most, ZONE));
    }

    private static List<Double> since(List<Double> marks) {
        return marks.stream().map(mark -> mark - MIDNIGHT).toList();
    }
}
