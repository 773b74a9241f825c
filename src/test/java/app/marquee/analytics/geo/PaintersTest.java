package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

class PaintersTest {
    private static final int WATER = 0xff000000;
    private static final int LAND = 0xffffffff;

    /** How much land there is, in pixels. */
    private static double land(Pixels pixels) {
        double sum = 0;
        for (int argb : pixels.argb()) {
            sum += (argb & 0xff) / 255.0;
        }
        return sum;
    }

    private static void polygon(LandFill fill, double... xy) {
        for (int i = 0; i < xy.length; i += 2) {
            int next = (i + 2) % xy.length;
            fill.line(xy[i], xy[i + 1], xy[next], xy[next + 1]);
        }
    }

    @Test
    void aPolygonFillsItsArea() {
        Pixels pixels = new Pixels(60, 50);
        LandFill fill = new LandFill(60, 50);
        polygon(fill, 5.5, 4.25, 50.5, 4.25, 28, 44.25);
        fill.paint(pixels, WATER, LAND);
        assertThat(land(pixels)).isCloseTo(45 * 40 / 2.0, within(3.0));
        assertThat(pixels.at(28, 10)).isEqualTo(LAND);
        assertThat(pixels.at(2, 2)).isEqualTo(WATER);
    }

    @Test
    void neighboursLeaveNoSeam() {
        Pixels pixels = new Pixels(40, 20);
        LandFill fill = new LandFill(40, 20);
        polygon(fill, 0, 0, 17.3, 0, 23.6, 20, 0, 20);
        polygon(fill, 17.3, 0, 40, 0, 40, 20, 23.6, 20);
        fill.paint(pixels, WATER, LAND);
        assertThat(pixels.argb()).containsOnly(LAND);
    }

    @Test
    void whatReachesOutOfViewIsCutThere() {
        Pixels pixels = new Pixels(30, 30);
        LandFill fill = new LandFill(30, 30);
        polygon(fill, -500, -500, 15, -500, 15, 900, -500, 900);
        fill.paint(pixels, WATER, LAND);
        assertThat(land(pixels)).isCloseTo(15 * 30, within(1.0));
    }

    @Test
    void theWorldIsThereAndNoStreakRunsAcrossIt() {
        WorldOutlines outlines = WorldOutlines.coarse().withFine();
        for (double zoom : new double[] {1, 3, 5.5}) {
            Pixels pixels = new Pixels(512, 512);
            MapColours colours = new MapColours(WATER, LAND, 0, 0);
            MapCamera world = new MapCamera(0.5, 0.5, 1, 512, 512);
            BaseMapPainter painter = new BaseMapPainter(pixels);
            painter.paint(new WorldOutlines(List.of(outlines.at(zoom)), List.of()), world, colours);
            assertThat(landAt(pixels, world, -55.0, -10.0)).as("Amazon").isTrue();
            assertThat(landAt(pixels, world, 178.0, 67.0)).as("Chukotka, east").isTrue();
            assertThat(landAt(pixels, world, -178.0, 67.5)).as("Chukotka, west").isTrue();
            assertThat(landAt(pixels, world, 0.0, -84.0)).as("Antarctica is left out").isFalse();
            assertThat(landAt(pixels, world, 51.0, 42.0)).as("Caspian Sea").isFalse();
            assertThat(landAt(pixels, world, -150.0, 0.0)).as("Pacific").isFalse();
            assertThat(landAt(pixels, world, 0.0, 0.0)).as("Gulf of Guinea").isFalse();
            assertThat(landAt(pixels, world, -30.0, 66.0)).as("north of Iceland").isFalse();
        }
    }

    private static boolean landAt(
            Pixels pixels, MapCamera camera, double longitude, double latitude) {
        int x = (int) camera.screenX(Mercator.x(longitude));
        int y = (int) camera.screenY(Mercator.y(latitude));
        return (pixels.at(x, y) & 0xff) > 127;
    }

    @Test
    void noLineOfAnyLevelRunsAcrossTheWorld() {
        List<OutlineLevel> levels = WorldOutlines.coarse().withFine().levels();
        assertThat(levels).hasSizeGreaterThan(1).allMatch(level -> level.lines() > 0);
        for (OutlineLevel level : levels) {
            for (int line = 0; line < level.lines(); line++) {
                if (level.kind(line) != OutlineLevel.SEAM) {
                    for (int i = level.start(line) + 1; i < level.end(line); i++) {
                        assertThat(Math.abs(level.x(i) - level.x(i - 1))).isLessThan(0.2f);
                    }
                }
            }
        }
    }

    @Test
    void countriesHaveTheirCodesAndLieWhereTheyAre() {
        List<CountryLabel> labels = WorldOutlines.coarse().labels();
        CountryLabel brazil =
                labels.stream()
                        .filter(label -> label.code().equals("BR"))
                        .findFirst()
                        .orElseThrow();
        assertThat(Mercator.longitude(brazil.x())).isBetween(-60.0, -45.0);
        assertThat(Mercator.latitude(brazil.y())).isBetween(-20.0, 0.0);
        assertThat(labels.stream().filter(label -> label.code().isEmpty()))
                .hasSizeLessThan(labels.size() / 10);
    }

    @Test
    void discsHaveTheAreaOfTheirRadius() {
        BubbleColours white = new BubbleColours(LAND, 0);
        for (double radius : new double[] {2, 6.25, 20, 40}) {
            Pixels pixels = new Pixels(100, 100);
            Arrays.fill(pixels.argb(), WATER);
            new BubblePainter(pixels, 1).paint(50.3, 49.6, radius, white);
            assertThat(land(pixels))
                    .isCloseTo(Math.PI * radius * radius, within(0.3 + radius * 0.4));
        }
    }

    @Test
    void discsAtTheEdgeAreCut() {
        Pixels pixels = new Pixels(20, 20);
        Arrays.fill(pixels.argb(), WATER);
        BubblePainter painter = new BubblePainter(pixels, 1);
        painter.paint(0, 0, 8, new BubbleColours(LAND, LAND));
        painter.paint(20, 20, 60, new BubbleColours(LAND, LAND));
        painter.paint(-50, 10, 8, new BubbleColours(LAND, LAND));
        assertThat(pixels.at(1, 1)).isEqualTo(LAND);
    }
}
