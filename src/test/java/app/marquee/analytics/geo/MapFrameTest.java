package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MapFrameTest {
    private static final MapColours LIGHT =
            new MapColours(0xff0000aa, 0xff00aa00, 0xffaa0000, 0xffaaaa00);
    private static final MapColours DARK =
            new MapColours(0xff000011, 0xff001100, 0xff110000, 0xff111100);
    private static final BubbleColours BUBBLE = new BubbleColours(0x80ffffff, 0xffffffff);

    private final WorldOutlines outlines = WorldOutlines.coarse();
    private final MapCamera world = MapCamera.world(256, 256);
    private final MapFrame frame = new MapFrame(256, 256, 1);

    private int[] bare(MapCamera camera, MapColours colours) {
        Pixels pixels = new Pixels(256, 256);
        new BaseMapPainter(pixels).paint(outlines, camera, colours);
        return pixels.argb();
    }

    /** Painted where it is shown, painted to be kept, and copied: nobody sees which. */
    @Test
    void aGroundThatIsWantedAgainIsWithoutTheBubblesOfThePictureBefore() {
        int[] bare = bare(world, LIGHT);
        for (int picture = 0; picture < 4; picture++) {
            frame.ground(outlines, world, LIGHT);
            assertThat(frame.pixels().argb()).as("picture %d", picture).isEqualTo(bare);
            frame.bubble(128, 128, 20, BUBBLE);
            assertThat(frame.pixels().at(128, 128)).isNotEqualTo(bare[128 * 256 + 128]);
        }
    }

    @Test
    void whatIsKeptOfAnotherViewOrOfOtherColoursIsNotShown() {
        frame.ground(outlines, world, LIGHT);
        frame.ground(outlines, world, LIGHT);
        frame.ground(outlines, world, DARK);
        assertThat(frame.pixels().argb()).isEqualTo(bare(world, DARK));
        MapCamera nearer = world.zoomedAt(128, 128, 1);
        frame.ground(outlines, nearer, DARK);
        assertThat(frame.pixels().argb()).isEqualTo(bare(nearer, DARK));
        frame.ground(outlines, world, DARK);
        assertThat(frame.pixels().argb()).isEqualTo(bare(world, DARK));
    }
}
