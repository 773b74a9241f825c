package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.geo.BaseMapPainter;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.BubblePainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.analytics.geo.picture.GroundLayer;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.analytics.geo.picture.PictureLayer;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Rgba;

import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A printed map is painted in the size of the picture, not enlarged. */
class MapPrintTest {
    private static final int WATER = 0xffd0e0f0;
    private static final int LAND = 0xfff0f0e0;
    private static final int RED = 0xffff0000;
    private static final MapColours COLOURS = new MapColours(WATER, LAND, LAND, LAND);
    private static final MapCamera CAMERA = MapCamera.world(120, 90);

    private static MapPrint print(WorldOutlines outlines, int discs) {
        PictureLayer disc =
                new PictureLayer() {
                    @Override
                    public void paint(MapFrame on, MapCamera camera, double density) {
                        BubbleColours red = new BubbleColours(RED, RED);
                        on.bubble(60 * density, 45 * density, 20 * density, red);
                    }

                    @Override
                    public void draw(Drawing on, MapCamera camera) {
                        on.disc(60, 45, 20, Rgba.ofArgb(RED));
                    }
                };
        List<PictureLayer> layers =
                Stream.concat(
                                Stream.of(new GroundLayer(outlines, COLOURS, null)),
                                IntStream.range(0, discs).mapToObj(_ -> disc))
                        .toList();
        return new MapPrint(new MapPicture(CAMERA, layers), new Pane(), () -> {});
    }

    private static Pixels painted(MapPrint print, int scale) throws InterruptedException {
        MapStripes stripes = print.stripes(scale);
        Pixels pixels = new Pixels(stripes.width(), stripes.height());
        int[] read = new int[stripes.width()];
        for (int line = 0; line < stripes.height(); line++) {
            stripes.read(line, read);
            System.arraycopy(read, 0, pixels.argb(), line * read.length, read.length);
        }
        return pixels;
    }

    private static long mixed(Pixels pixels, int row) {
        return IntStream.range(0, pixels.width())
                .map(x -> pixels.at(x, row))
                .filter(pixel -> pixel != RED && (pixel & 0xff0000) != 0 && pixel != 0)
                .count();
    }

    @Test
    void anEdgeIsAsSharpInEverySize() throws Exception {
        WorldOutlines nothing = new WorldOutlines(List.of(), List.of());
        for (int scale = 1; scale <= 4; scale++) {
            Pixels pixels = painted(print(nothing, 1), scale);
            assertThat(pixels.width()).isEqualTo(120 * scale);
            assertThat(pixels.height()).isEqualTo(90 * scale);
            int row = 45 * scale;
            assertThat(pixels.at(60 * scale, row)).isEqualTo(RED);
            assertThat(pixels.at((60 - 18) * scale, row)).isEqualTo(RED);
            assertThat(pixels.at((60 - 22) * scale, row)).isNotEqualTo(RED);
            assertThat(mixed(pixels, row)).as("pixels of both edges").isLessThanOrEqualTo(4);
        }
    }

    @Test
    void landHasTheDetailOfTheLargeSize() throws Exception {
        WorldOutlines coarse = WorldOutlines.coarse();
        Pixels large = painted(print(coarse, 0), 4);
        Pixels small = painted(print(coarse, 0), 1);
        long other =
                IntStream.range(0, large.argb().length)
                        .filter(
                                i ->
                                        large.argb()[i]
                                                != small.at(
                                                        i % large.width() / 4,
                                                        i / large.width() / 4))
                        .count();
        assertThat(other).as("pixels that an enlarged one would not have").isGreaterThan(1_000);
    }

    /** Painted in one piece, nothing would lie between two stripes. */
    @Test
    void stripesHaveNoSeam() throws Exception {
        int scale = 12;
        Pixels pixels = painted(print(WorldOutlines.coarse(), 1), scale);
        MapCamera large = CAMERA.denser(scale);
        Pixels whole = new Pixels(pixels.width(), pixels.height());
        new BaseMapPainter(whole)
                .paint(
                        WorldOutlines.coarse().lacksDetail(large.zoom())
                                ? WorldOutlines.coarse().withFine()
                                : WorldOutlines.coarse(),
                        large,
                        COLOURS);
        new BubblePainter(whole, scale)
                .paint(60 * scale, 45 * scale, 20 * scale, new BubbleColours(RED, RED));
        assertThat(pixels.height()).isGreaterThan(4 * 256);
        assertThat(pixels.argb()).isEqualTo(whole.argb());
    }

    @Test
    void itEndsOnInterrupt() {
        MapPrint print = print(new WorldOutlines(List.of(), List.of()), 5_000);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> painted(print, 1)).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }
}
