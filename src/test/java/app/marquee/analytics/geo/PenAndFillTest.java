package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Lines, areas and discs cover each pixel by as much of it as they take. */
class PenAndFillTest {
    private static final int BLACK = 0xff000000;
    private static final int WHITE = 0xffffffff;

    private static Pixels black(int width, int height) {
        Pixels pixels = new Pixels(width, height);
        Arrays.fill(pixels.argb(), BLACK);
        return pixels;
    }

    /** From 0 for black to 9 for white. */
    private static List<String> shades(Pixels pixels) {
        String all =
                Arrays.stream(pixels.argb())
                        .mapToObj(argb -> String.valueOf(Math.round((argb & 0xff) / 255.0 * 9)))
                        .reduce("", String::concat);
        return java.util.stream.IntStream.range(0, pixels.height())
                .mapToObj(row -> all.substring(row * pixels.width(), (row + 1) * pixels.width()))
                .toList();
    }

    /** The line, and the same the other way round. */
    private static List<String> drawn(
            int pen, int width, int height, double x, double y, double toX, double toY) {
        Pixels there = black(width, height);
        new BaseMapPainter.ThinLine(there, pen).draw(x, y, toX, toY);
        Pixels back = black(width, height);
        new BaseMapPainter.ThinLine(back, pen).draw(toX, toY, x, y);
        assertThat(shades(back)).isEqualTo(shades(there));
        return shades(there);
    }

    @Test
    void aLineThroughTheMiddleOfPixelsIsOnThemOnly() {
        assertThat(drawn(WHITE, 6, 3, 1, 1.5, 4, 1.5))
                .containsExactly("000000", "099900", "000000");
        assertThat(drawn(WHITE, 3, 6, 1.5, 1, 1.5, 4))
                .containsExactly("000", "090", "090", "090", "000", "000");
        assertThat(drawn(0x80ffffff, 6, 3, 1, 1.5, 4, 1.5))
                .containsExactly("000000", "055500", "000000");
    }

    @Test
    void aLineBetweenPixelsIsOnBothByHalf() {
        assertThat(drawn(WHITE, 4, 4, 1, 2, 3, 2)).containsExactly("0000", "0440", "0440", "0000");
        assertThat(drawn(WHITE, 4, 4, 2, 1, 2, 3)).containsExactly("0000", "0440", "0440", "0000");
    }

    @Test
    void aSlantingLineIsSharedBetweenItsNeighbours() {
        assertThat(drawn(WHITE, 4, 4, 0, 0.5, 4, 2.5))
                .containsExactly("7200", "2772", "0027", "0000");
        assertThat(drawn(WHITE, 4, 4, 0.5, 0, 2.5, 4))
                .containsExactly("7200", "2700", "0720", "0270");
        assertThat(drawn(WHITE, 3, 3, 0, 0, 3, 3)).containsExactly("900", "090", "009");
        assertThat(drawn(WHITE, 3, 3, 0, 3, 3, 0)).containsExactly("009", "090", "900");
    }

    @Test
    void aLineIsCutAtTheEdges() {
        assertThat(drawn(WHITE, 3, 3, -9, 0.5, 9, 0.5)).containsExactly("999", "000", "000");
        assertThat(drawn(WHITE, 3, 3, 0.5, -9, 0.5, 9)).containsExactly("900", "900", "900");
        assertThat(drawn(WHITE, 3, 3, -9, 0, 9, 0)).containsExactly("444", "000", "000");
        assertThat(drawn(WHITE, 3, 3, -9, 3, 9, 3)).containsExactly("000", "000", "444");
        assertThat(drawn(WHITE, 3, 3, 0, -9, 0, 9)).containsExactly("400", "400", "400");
        assertThat(drawn(WHITE, 3, 3, 3, -9, 3, 9)).containsExactly("004", "004", "004");
        assertThat(drawn(WHITE, 3, 3, -3, -3, 6, 6)).containsExactly("900", "090", "009");
        for (double beside : List.of(-9.5, 12.5)) {
            assertThat(drawn(WHITE, 3, 3, -9, beside, 9, beside)).containsOnly("000");
            assertThat(drawn(WHITE, 3, 3, beside, -9, beside, 9)).containsOnly("000");
        }
    }

    @Test
    void aPointIsNoLine() {
        assertThat(drawn(WHITE, 3, 3, 1.5, 1.5, 1.5, 1.5)).containsOnly("000");
    }

    /** Whether a point is inside, by the side of each line that it is on. */
    private static boolean isInside(double[] xy, double x, double y) {
        int positive = 0;
        for (int i = 0; i < 6; i += 2) {
            int next = (i + 2) % 6;
            double side =
                    (xy[next] - xy[i]) * (y - xy[i + 1]) - (xy[next + 1] - xy[i + 1]) * (x - xy[i]);
            positive += side > 0 ? 1 : 0;
        }
        return positive == 0 || positive == 3;
    }

    private static double covered(double[] xy, int column, int row) {
        int steps = 16;
        int inside = 0;
        for (int i = 0; i < steps * steps; i++) {
            double x = column + (i % steps + 0.5) / steps;
            int line = i / steps;
            double y = row + (line + 0.5) / steps;
            inside += isInside(xy, x, y) ? 1 : 0;
        }
        return inside / (double) (steps * steps);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 64, 150})
    void aTriangleCoversEachPixelByAsMuchAsItTakesOfIt(int width) {
        Random random = new Random(width);
        int height = 12;
        LandFill fill = new LandFill(width, height);
        for (int i = 0; i < 12; i++) {
            double[] xy = new double[6];
            for (int at = 0; at < 6; at += 2) {
                xy[at] = random.nextDouble(width);
                xy[at + 1] = random.nextDouble(-0.5 * height, 1.5 * height);
            }
            for (int at = 0; at < 6; at += 2) {
                int next = (at + 2) % 6;
                fill.line(xy[at], xy[at + 1], xy[next], xy[next + 1]);
            }
            Pixels pixels = new Pixels(width, height);
            fill.paint(pixels, BLACK, WHITE);
            double worst = 0;
            for (int at = 0; at < width * height; at++) {
                double shade = (pixels.argb()[at] & 0xff) / 255.0;
                worst = Math.max(worst, Math.abs(shade - covered(xy, at % width, at / width)));
            }
            assertThat(worst).as(Arrays.toString(xy)).isLessThan(0.07);
        }
    }

    @Test
    void linesThatWereNotPaintedAreForgotten() {
        LandFill fill = new LandFill(70, 4);
        fill.clear();
        fill.line(1, 0, 1, 4);
        fill.line(69, 4, 69, 0);
        fill.clear();
        Pixels pixels = new Pixels(70, 4);
        fill.paint(pixels, BLACK, WHITE);
        assertThat(pixels.argb()).containsOnly(BLACK);
    }

    /** White, with a black line around it of two pixels, on grey. */
    private static int shade(double far, double radius) {
        double disc = Math.clamp(radius - far + 0.5, 0, 1);
        double line = disc - Math.clamp(radius - 2 - far + 0.5, 0, 1);
        double filled = 128 + (255 - 128) * disc;
        return (int) Math.round(filled * (1 - line));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 3, 10.25, 24, 24.25, 31.5})
    void aDiscAndTheLineAroundItCoverEachPixelByAsMuchAsTheyTake(double radius) {
        int size = 70;
        Pixels pixels = new Pixels(size, size);
        Arrays.fill(pixels.argb(), 0xff808080);
        new BubblePainter(pixels, 2).paint(33.125, 34.625, radius, new BubbleColours(WHITE, BLACK));
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double far = Math.hypot(x + 0.5 - 33.125, y + 0.5 - 34.625);
                assertThat((double) (pixels.at(x, y) & 0xff))
                        .as("%d, %d", x, y)
                        .isCloseTo(shade(far, radius), within(3.0));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {2.5, 9.75, 24, 30})
    void aDiscAtTheEdgeIsAPartOfTheWholeOne(double radius) {
        BubbleColours colours = new BubbleColours(0xc0ffffff, 0x60ff0000);
        Pixels whole = black(120, 120);
        new BubblePainter(whole, 1.5).paint(60.4, 60.7, radius, colours);
        for (int left : List.of(10, 40, 58, 70)) {
            for (int top : List.of(12, 45, 61, 75)) {
                Pixels part = black(22, 17);
                new BubblePainter(part, 1.5).paint(60.4 - left, 60.7 - top, radius, colours);
                for (int y = 0; y < 17; y++) {
                    for (int x = 0; x < 22; x++) {
                        assertThat(part.at(x, y)).isEqualTo(whole.at(left + x, top + y));
                    }
                }
            }
        }
    }

    /** Whatever was painted before: shapes are kept by their size and their place in a pixel. */
    @Test
    void aDiscLooksTheSameWhateverWasPaintedBefore() {
        BubbleColours colours = new BubbleColours(WHITE, 0xff202020);
        Pixels shared = black(30, 30);
        BubblePainter painter = new BubblePainter(shared, 1);
        for (int size = 2; size < 40; size++) {
            for (int part = 0; part < 16; part++) {
                double x = 15 + part % 4 / 4.0;
                int line = part / 4;
                double y = 15 + line / 4.0;
                Arrays.fill(shared.argb(), BLACK);
                painter.paint(x, y, size / 4.0, colours);
                Pixels own = black(30, 30);
                new BubblePainter(own, 1).paint(x, y, size / 4.0, colours);
                assertThat(shared.argb()).isEqualTo(own.argb());
            }
        }
    }

    /** What lies beyond the edges of a small picture changes nothing in it. */
    @Test
    void anAreaThatCrossesTheEdgesIsAsInAWiderPicture() {
        Random random = new Random(1);
        for (int round = 0; round < 500; round++) {
            double[] corners = random.doubles(6, -30, 40).toArray();
            Pixels narrow = filled(10, 0, corners);
            Pixels wide = filled(70, 30, corners);
            for (int row = 0; row < 10; row++) {
                for (int column = 0; column < 10; column++) {
                    assertThat(narrow.argb()[row * 10 + column] & 0xff)
                            .as("column %s of row %s of round %s", column, row, round)
                            .isCloseTo(wide.argb()[row * 70 + 30 + column] & 0xff, within(2));
                }
            }
        }
    }

    private static Pixels filled(int width, int shift, double... corners) {
        LandFill fill = new LandFill(width, 10);
        fill.clear();
        for (int at = 0; at < corners.length; at += 2) {
            int next = (at + 2) % corners.length;
            fill.line(
                    corners[at] + shift, corners[at + 1], corners[next] + shift, corners[next + 1]);
        }
        Pixels pixels = black(width, 10);
        fill.paint(pixels, BLACK, WHITE);
        return pixels;
    }
}
