package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** The base map: coasts, borders and land of what is in view, at every place of it. */
class BaseMapTest {
    private static final int WATER = 0xff000000;
    private static final int LAND = 0xff00ff00;
    private static final int COAST = 0xffff0000;
    private static final int BORDER = 0xff0000ff;

    /** An island from 0.25 to 0.5 across and to 0.75 down, with a border through its middle. */
    private static OutlineLevel island() {
        return new OutlineLevel(
                new float[] {0.25f, 0.5f, 0.5f, 0.25f, 0.25f, 0.25f, 0.5f},
                new float[] {0.25f, 0.25f, 0.75f, 0.75f, 0.25f, 0.5f, 0.5f},
                new int[] {0, 5, 7},
                new byte[] {OutlineLevel.COAST, OutlineLevel.BORDER});
    }

    private static Pixels painted(MapCamera camera, MapColours colours) {
        Pixels pixels = new Pixels((int) camera.width(), (int) camera.height());
        new BaseMapPainter(pixels)
                .paint(new WorldOutlines(List.of(island()), List.of()), camera, colours);
        return pixels;
    }

    @Test
    void aLineIsMeasured() {
        OutlineLevel level = island();
        assertThat(level.lines()).isEqualTo(2);
        assertThat(level.points()).isEqualTo(7);
        assertThat(List.of(level.left(0), level.top(0), level.right(0), level.bottom(0)))
                .containsExactly(0.25f, 0.25f, 0.5f, 0.75f);
        assertThat(List.of(level.left(1), level.top(1), level.right(1), level.bottom(1)))
                .containsExactly(0.25f, 0.5f, 0.5f, 0.5f);
    }

    /** At zoom 1 the world is 512 pixels wide. */
    @Test
    void coastAndBorderHaveTheirOwnColours() {
        Pixels pixels =
                painted(
                        new MapCamera(0.5, 0.5, 1, 512, 512),
                        new MapColours(WATER, LAND, BORDER, COAST));
        assertThat(pixels.at(64, 256)).isEqualTo(WATER);
        assertThat(pixels.at(190, 200)).isEqualTo(LAND);
        assertThat(pixels.at(190, 127) & 0xff0000).as("coast").isGreaterThan(0x500000);
        assertThat(pixels.at(190, 255) & 0xff).as("border").isGreaterThan(0x50);
        assertThat(pixels.at(190, 255) & 0xff0000).isZero();
        assertThat(pixels.at(190, 128) & 0xff).isZero();
        Pixels bare =
                painted(new MapCamera(0.5, 0.5, 1, 512, 512), new MapColours(WATER, LAND, 0, 0));
        assertThat(bare.at(190, 255)).isEqualTo(LAND);
        assertThat(bare.argb()).containsOnly(WATER, LAND);
    }

    /** Whatever lies beside the part: nothing is missing, and nothing runs through it. */
    @ParameterizedTest
    @CsvSource({
        "100, 100",
        "200, 150",
        "256, 130",
        "120, 370",
        "250, 250",
        "300, 200",
        "20, 20",
        "10, 250",
        "180, 60",
        "180, 450",
        "128, 128",
        "150, 160"
    })
    void aPartOfTheViewLooksAsInTheWhole(int left, int top) {
        MapColours colours = new MapColours(WATER, LAND, BORDER, COAST);
        Pixels whole = painted(new MapCamera(0.5, 0.5, 1, 512, 512), colours);
        MapCamera camera = new MapCamera((left + 30) / 512.0, (top + 20) / 512.0, 1, 60, 40);
        Pixels part = painted(camera, colours);
        for (int y = 0; y < 40; y++) {
            for (int x = 0; x < 60; x++) {
                assertThat(part.at(x, y)).isEqualTo(whole.at(left + x, top + y));
            }
        }
    }

    /** With all the lines of the world, most of which lie beside it. */
    @ParameterizedTest
    @CsvSource({"0.33, 0.55, 3", "0.5, 0.4, 4", "0.75, 0.45, 3.5", "0.62, 0.4, 2.4"})
    void aPartOfTheWorldLooksAsInTheWhole(double x, double y, double zoom) {
        WorldOutlines outlines = WorldOutlines.coarse();
        MapColours colours = new MapColours(WATER, LAND, BORDER, COAST);
        Pixels whole = new Pixels(300, 200);
        MapCamera camera = new MapCamera(x, y, zoom, 300, 200);
        new BaseMapPainter(whole).paint(outlines, camera, colours);
        Pixels part = new Pixels(300, 40);
        new BaseMapPainter(part).paint(outlines, camera.stripe(90, 40), colours);
        int different = 0;
        for (int i = 0; i < 300 * 40; i++) {
            different += near(part.argb()[i], whole.argb()[90 * 300 + i]) ? 0 : 1;
        }
        assertThat(different).as("pixels, by the rounding of points").isLessThan(60);
    }

    private static boolean near(int one, int other) {
        return Math.abs((one >> 16 & 0xff) - (other >> 16 & 0xff)) < 40
                && Math.abs((one >> 8 & 0xff) - (other >> 8 & 0xff)) < 40
                && Math.abs((one & 0xff) - (other & 0xff)) < 40;
    }

    @Test
    void finerOutlinesAreWantedWhenTheViewIsNearer() {
        WorldOutlines coarse = WorldOutlines.coarse();
        assertThat(coarse.lacksDetail(4.9)).isFalse();
        assertThat(coarse.lacksDetail(5)).isTrue();
        WorldOutlines fine = coarse.withFine();
        assertThat(fine.lacksDetail(9)).isFalse();
        assertThat(fine.at(2.5)).isSameAs(fine.levels().getFirst());
        assertThat(fine.at(2.6)).isSameAs(fine.levels().get(1));
        assertThat(fine.at(4.9)).isSameAs(fine.levels().get(1));
        assertThat(fine.at(5)).isSameAs(fine.levels().get(2));
        assertThat(coarse.at(9)).as("the finest there is").isSameAs(coarse.levels().get(1));
    }

    @Test
    void aCameraOfAnotherSizeLooksAtTheSamePlace() {
        MapCamera camera = new MapCamera(0.4, 0.5, 4, 600, 400);
        MapCamera smaller = camera.resized(300, 200);
        assertThat(smaller.screenX(0.4)).isCloseTo(150, within(1e-6));
        assertThat(smaller.screenY(0.5)).isCloseTo(100, within(1e-6));
        assertThat(smaller.zoom()).isEqualTo(4);
        assertThat(camera.panned(0, 25).screenY(0.5)).isCloseTo(225, within(1e-6));
    }

    @Test
    void aPlaceIsShownUpToTheMargin() {
        MapCamera camera = new MapCamera(0.5, 0.5, 1, 512, 256);
        double left = 10 / 512.0;
        assertThat(camera.shows(left, 0.5, 10)).isTrue();
        assertThat(camera.shows(left, 0.5, 11)).isFalse();
        assertThat(camera.shows(1 - left, 0.5, 10)).isTrue();
        assertThat(camera.shows(1 - left, 0.5, 11)).isFalse();
        assertThat(camera.shows(0.5, 0.25 + left, 10)).isTrue();
        assertThat(camera.shows(0.5, 0.25 + left, 11)).isFalse();
        assertThat(camera.shows(0.5, 0.75 - left, 10)).isTrue();
        assertThat(camera.shows(0.5, 0.75 - left, 11)).isFalse();
    }

    @Test
    void labelsThatOnlyTouchDoNotOverlap() {
        LabelBox box = new LabelBox(10, 10, 20, 5);
        assertThat(box.overlaps(new LabelBox(30, 10, 5, 5))).isFalse();
        assertThat(box.overlaps(new LabelBox(5, 10, 5, 5))).isFalse();
        assertThat(box.overlaps(new LabelBox(10, 15, 20, 5))).isFalse();
        assertThat(box.overlaps(new LabelBox(10, 5, 20, 5))).isFalse();
        LabelBox other = new LabelBox(25, 12, 20, 9);
        assertThat(box.overlaps(other)).isTrue();
        assertThat(box.common(other)).isEqualTo(15);
        assertThat(other.common(box)).isEqualTo(15);
        assertThat(box.common(new LabelBox(40, 12, 20, 9))).isZero();
    }

    @Test
    void aLabelMayReachTheEdgeOfTheArea() {
        assertThat(new LabelBox(0, 0, 20, 5).isWithin(20, 5)).isTrue();
        assertThat(new LabelBox(-1, 0, 20, 5).isWithin(20, 5)).isFalse();
        assertThat(new LabelBox(0, -1, 20, 5).isWithin(20, 5)).isFalse();
        assertThat(new LabelBox(1, 0, 20, 5).isWithin(20, 5)).isFalse();
        assertThat(new LabelBox(0, 1, 20, 5).isWithin(20, 5)).isFalse();
    }
}
