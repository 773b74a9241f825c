package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

/** The density of values is highest where they are, and nothing far from them. */
class HeatPainterTest {
    private static final int BLACK = 0xff000000;
    private static final int[] RAMP = {0xff404040, 0xffffffff};

    private static int[] reds(Pixels pixels, int row) {
        int[] reds = new int[pixels.width()];
        for (int x = 0; x < reds.length; x++) {
            reds[x] = pixels.at(x, row) & 0xff;
        }
        return reds;
    }

    private static Pixels black(int height) {
        Pixels pixels = new Pixels(200, height);
        Arrays.fill(pixels.argb(), BLACK);
        return pixels;
    }

    private static HeatPainter taken(MapPoints points) {
        HeatPainter painter = new HeatPainter(200, 100, 1);
        painter.take(HeatPainter.Values.of(points), new MapCamera(0.5, 0.5, 0, 200, 100));
        return painter;
    }

    @Test
    void aPointIsBrightInItsMiddleAndFadesToBothSides() {
        MapPoints points =
                new MapPoints(new double[] {0.5}, new double[] {0.5}, new double[] {7.0});
        Pixels pixels = black(100);
        taken(points).paint(pixels, 0, RAMP);
        int[] line = reds(pixels, 50);
        assertThat(line[100]).isGreaterThan(200);
        assertThat(line[80]).isBetween(1, line[90] - 1);
        assertThat(line[120]).isBetween(1, line[110] - 1);
        assertThat(line[20]).isZero();
        assertThat(reds(pixels, 5)).containsOnly(0);
    }

    @Test
    void stripesShowTheSameAsTheWholePicture() {
        MapPoints points =
                new MapPoints(
                        new double[] {0.3, 0.6}, new double[] {0.45, 0.6}, new double[] {1, 9});
        HeatPainter painter = taken(points);
        Pixels whole = black(100);
        painter.paint(whole, 0, RAMP);
        Pixels stripe = black(30);
        painter.paint(stripe, 40, RAMP);
        for (int row = 0; row < 30; row++) {
            assertThat(reds(stripe, row)).isEqualTo(reds(whole, 40 + row));
        }
    }

    @Test
    void unknownValuesAndLossesAreNotDense() {
        MapPoints points =
                new MapPoints(
                        new double[] {0.5, 0.4},
                        new double[] {0.5, 0.5},
                        new double[] {-5, Double.NaN});
        Pixels pixels = black(100);
        taken(points).paint(pixels, 0, RAMP);
        assertThat(pixels.argb()).containsOnly(BLACK);
    }

    @Test
    void theScaleOfOtherPointsDecidesHowBrightAPlaceIs() {
        double[] middle = {0.5};
        MapPoints few = new MapPoints(middle, middle, new double[] {1});
        MapPoints many = new MapPoints(middle, middle, new double[] {100});
        assertThat(brightest(HeatPainter.Values.of(few))).isGreaterThan(200);
        assertThat(brightest(new HeatPainter.Values(few, many, 1))).isBetween(1, 150);
        assertThat(brightest(new HeatPainter.Values(few, many, 100))).isGreaterThan(200);
        assertThat(brightest(new HeatPainter.Values(many, few, 1))).isGreaterThan(200);
    }

    private static int brightest(HeatPainter.Values values) {
        HeatPainter painter = new HeatPainter(200, 100, 1);
        painter.take(values, new MapCamera(0.5, 0.5, 0, 200, 100));
        Pixels pixels = black(100);
        painter.paint(pixels, 0, RAMP);
        return Arrays.stream(reds(pixels, 50)).max().orElse(0);
    }
}
