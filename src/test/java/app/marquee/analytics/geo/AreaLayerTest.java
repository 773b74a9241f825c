package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

class AreaLayerTest {
    private static final AreaOutlines OUTLINES = AreaOutlines.world();
    private static final AreaIndex INDEX = new AreaIndex(OUTLINES);

    private static AreaLayer layer(int... known) {
        double[] values = new double[OUTLINES.size()];
        Arrays.fill(values, Double.NaN);
        for (int at = 0; at < known.length; at++) {
            values[known[at]] = at + 1;
        }
        return new AreaLayer(OUTLINES, values, new int[] {known[0], -1}, new int[] {-1, -1});
    }

    private static AreaLayer.Kind kind(AreaLayer layer, double zoom, LayerChoice choice) {
        return Objects.requireNonNull(layer.at(zoom, choice));
    }

    private static double[] known(double zoom) {
        return Arrays.stream(kind(ALL, zoom, LayerChoice.AREAS).values())
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    private static final AreaLayer ALL =
            layer(
                    INDEX.country("BR"),
                    INDEX.country("PT"),
                    INDEX.state("BR", "Bahia"),
                    INDEX.state("BR", "Acre"));

    @Test
    void countriesAreFarStatesNearerAndBubblesNear() {
        assertThat(known(2)).containsExactlyInAnyOrder(1, 2);
        assertThat(known(3.5)).containsExactlyInAnyOrder(3, 4);
        assertThat(ALL.at(6, LayerChoice.AREAS)).isNull();
        assertThat(ALL.at(2, LayerChoice.CITIES)).isNull();
    }

    @Test
    void oneAreaAloneIsNotCompared() {
        AreaLayer one = layer(INDEX.country("BR"));
        assertThat(one.at(2, LayerChoice.AREAS)).isNull();
        assertThat(one.countries()).isNotNull();
    }

    @Test
    void areasAreReadFromTheTopLeft() {
        AreaLayer layer =
                layer(
                        INDEX.country("BR"),
                        INDEX.country("AU"),
                        INDEX.country("CA"),
                        INDEX.country("CN"));
        MapCamera world = new MapCamera(0.5, 0.45, 1, 512, 400);
        assertThat(layer.inView(kind(layer, 1, LayerChoice.AREAS), world))
                .containsExactly(
                        INDEX.country("CA"),
                        INDEX.country("CN"),
                        INDEX.country("BR"),
                        INDEX.country("AU"));
        MapCamera america = new MapCamera(Mercator.x(-60), 0.5, 3, 512, 400);
        assertThat(layer.inView(kind(layer, 1, LayerChoice.AREAS), america))
                .containsExactly(INDEX.country("BR"));
    }

    @Test
    void aPlaceIsInTheAreaAroundIt() {
        AreaLayer.Kind countries = kind(ALL, 2, LayerChoice.AREAS);
        assertThat(ALL.area(countries, Mercator.x(-47.9), Mercator.y(-15.8)))
                .contains(INDEX.country("BR"));
        assertThat(ALL.area(countries, Mercator.x(-30), Mercator.y(-15.8))).isEmpty();
        assertThat(ALL.area(countries, Mercator.x(2.3), Mercator.y(48.9)))
                .as("without a value")
                .isEmpty();
    }

    @Test
    void pointsOfShownAreasHaveNoBubbles() throws InterruptedException {
        AreaLayer.Kind countries = kind(ALL, 2, LayerChoice.AREAS);
        MapPoints points =
                new MapPoints(
                        new double[] {0.2, 0.8},
                        new double[] {0.5, 0.5},
                        new double[] {9, 5},
                        new int[] {0, 1},
                        new int[] {0, 1});
        ClusterLevel level = Clusters.of(points).at(1);
        MapCamera camera = MapCamera.world(800, 800);
        BubbleScale scale = BubbleScale.of(9, 20);
        assertThat(Bubbles.of(level, scale, camera).size()).isEqualTo(2);
        assertThat(Bubbles.of(level, scale, camera, countries).size()).isOne();
    }

    @Test
    void anAreaIsPaintedInItsColourAndOthersAreNot() {
        int brazil = INDEX.country("BR");
        Integer[] colours = Collections.nCopies(OUTLINES.size(), 0).toArray(Integer[]::new);
        colours[brazil] = 0xff123456;
        MapColours ground =
                new MapColours(0xff0000ff, 0xffffffff, 0, 0)
                        .with(new AreaShades(OUTLINES, Arrays.asList(colours)));
        Pixels pixels = new Pixels(512, 512);
        MapCamera camera = new MapCamera(0.5, 0.5, 1, 512, 512);
        new BaseMapPainter(pixels).paint(WorldOutlines.coarse(), camera, ground);
        assertThat(at(pixels, camera, -50, -10)).isEqualTo(0xff123456);
        assertThat(at(pixels, camera, 10, 25)).as("Sahara").isEqualTo(0xffffffff);
        assertThat(at(pixels, camera, -30, 30)).as("ocean").isEqualTo(0xff0000ff);
    }

    @Test
    void otherColoursOfTheSameAreasLookAsIfPaintedAnew() {
        MapCamera camera = new MapCamera(0.4, 0.55, 2, 512, 512);
        Pixels pixels = new Pixels(512, 512);
        BaseMapPainter painter = new BaseMapPainter(pixels);
        painter.paint(WorldOutlines.coarse(), camera, shades(0xff123456, 0xff654321));
        painter.paint(WorldOutlines.coarse(), camera, shades(0xffaa0000, 0xff00aa00));
        Pixels anew = new Pixels(512, 512);
        new BaseMapPainter(anew)
                .paint(WorldOutlines.coarse(), camera, shades(0xffaa0000, 0xff00aa00));
        assertThat(pixels.argb()).isEqualTo(anew.argb());
        assertThat(at(pixels, camera, -50, -10)).isEqualTo(0xffaa0000);
        painter.paint(WorldOutlines.coarse(), camera, shades(0, 0xff00aa00));
        assertThat(at(pixels, camera, -50, -10)).as("without a value").isEqualTo(0xffffffff);
    }

    private static MapColours shades(int brazil, int argentina) {
        Integer[] colours = Collections.nCopies(OUTLINES.size(), 0).toArray(Integer[]::new);
        colours[INDEX.country("BR")] = brazil;
        colours[INDEX.country("AR")] = argentina;
        return new MapColours(0xff0000ff, 0xffffffff, 0xff808080, 0xff808080)
                .with(new AreaShades(OUTLINES, Arrays.asList(colours)));
    }

    @Test
    void differencesHaveStepsInBothDirectionsWithoutThoseOfChance() {
        double[] values = new double[OUTLINES.size()];
        Arrays.fill(values, Double.NaN);
        boolean[] chances = new boolean[values.length];
        values[INDEX.country("BR")] = 900;
        values[INDEX.country("PT")] = -400;
        values[INDEX.country("AR")] = 5;
        chances[INDEX.country("AR")] = true;
        AreaLayer layer =
                new AreaLayer(
                        OUTLINES,
                        new AreaLayer.Values(values, chances, Double.NaN),
                        new int[0],
                        new int[0]);
        AreaLayer.Kind countries = kind(layer, 2, LayerChoice.AREAS);
        assertThat(countries.diverges()).isTrue();
        assertThat(countries.steps().lowest()).containsExactly(300.0);
        assertThat(countries.isChance(INDEX.country("AR"))).isTrue();
    }

    private static int at(Pixels pixels, MapCamera camera, double longitude, double latitude) {
        return pixels.at(
                (int) camera.screenX(Mercator.x(longitude)),
                (int) camera.screenY(Mercator.y(latitude)));
    }

    /** Kansas and Nebraska meet at 40° north, Texas and the sea near Corpus Christi. */
    @Test
    void linesBetweenStatesAreOnPlainLandAndFollowNoCoast() {
        MapColours plain = new MapColours(0xff0000ff, 0xffffffff, 0, 0);
        MapCamera camera = new MapCamera(Mercator.x(-98), Mercator.y(36), 5, 512, 512);
        Pixels without = new Pixels(512, 512);
        new BaseMapPainter(without).paint(WorldOutlines.coarse(), camera, plain);
        Pixels with = new Pixels(512, 512);
        new BaseMapPainter(with)
                .paint(WorldOutlines.coarse(), camera, plain.withStates(0xff00aa00));
        assertThat(differs(without, with, camera, -98, 40)).isTrue();
        assertThat(differs(without, with, camera, -98, 38.5)).as("within Kansas").isFalse();
        assertThat(differs(without, with, camera, -97.3, 27.4)).as("coast").isFalse();
        assertThat(AreaLayer.hasStates(3.4)).isFalse();
        assertThat(AreaLayer.hasStates(3.5)).isTrue();
        assertThat(AreaLayer.hasStates(9)).isFalse();
    }

    /** Whether any pixel of a few around a place does. */
    private static boolean differs(
            Pixels one, Pixels other, MapCamera camera, double longitude, double latitude) {
        int x = (int) camera.screenX(Mercator.x(longitude));
        int y = (int) camera.screenY(Mercator.y(latitude));
        for (int down = -4; down <= 4; down++) {
            for (int right = -4; right <= 4; right++) {
                if (one.at(x + right, y + down) != other.at(x + right, y + down)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void aLineBetweenTwoStatesIsThereOnce() {
        OutlineLevel borders = OUTLINES.borders();
        Set<String> pieces = new HashSet<>();
        for (int line = 0; line < borders.lines(); line++) {
            for (int at = borders.start(line) + 1; at < borders.end(line); at++) {
                String one = borders.x(at) + " " + borders.y(at);
                String other = borders.x(at - 1) + " " + borders.y(at - 1);
                assertThat(pieces.add(one + " " + other)).isTrue();
                assertThat(pieces.add(other + " " + one)).isTrue();
            }
        }
        assertThat(pieces).hasSizeGreaterThan(2_000);
    }

    @Test
    void pixelsOverAreasWithAValueAreCounted() {
        double[] values = new double[OUTLINES.size()];
        Arrays.fill(values, Double.NaN);
        values[INDEX.country("BR")] = 900;
        values[INDEX.country("PT")] = 400;
        AreaLayer layer = new AreaLayer(OUTLINES, values, new int[0], new int[0]);
        AreaLayer.Kind countries = kind(layer, 2, LayerChoice.AREAS);
        MapCamera camera = new MapCamera(Mercator.x(-50), Mercator.y(-10), 3, 400, 400);
        LabelBox within = new LabelBox(184, 184, 32, 32);
        assertThat(layer.below(within, countries, camera)).isEqualTo(32.0 * 32);
        LabelBox atSea = new LabelBox(350, 10, 48, 48);
        assertThat(layer.below(atSea, countries, camera)).isZero();
    }
}
