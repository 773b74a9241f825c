package app.marquee.analytics.geo.picture;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.drawing.Box;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.export.SvgFile;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The vectors of a map have what its pixels have. */
class MapVectorTest {
    private static final MapColours COLOURS =
            new MapColours(0xff0000ff, 0xfff0f0e0, 0xff808080, 0xff808080);

    private static final MapCamera CAMERA = MapCamera.world(400, 300);
    private static final Rgba INK = Rgba.of(0x202020);

    private static MapPicture picture(PictureLayer... above) {
        WorldOutlines nothing = new WorldOutlines(List.of(), List.of());
        List<PictureLayer> layers = new ArrayList<>();
        layers.add(new GroundLayer(nothing, COLOURS, null));
        layers.addAll(List.of(above));
        return new MapPicture(CAMERA, layers);
    }

    private static PictureLayer disc() throws InterruptedException {
        MapPoints points =
                new MapPoints(new double[] {0.5}, new double[] {0.5}, new double[] {7.0});
        ClusterLevel level = Clusters.of(points).at(CAMERA.zoom());
        BubbleColours red = new BubbleColours(0x80ff0000, 0xffff0000);
        Bubbles bubbles = Bubbles.of(level, BubbleScale.of(7, 30), CAMERA);
        return new DiscLayer(bubbles, _ -> red, new BitSet(), red);
    }

    private static String svg(MapPicture picture) throws IOException {
        VectorTexts texts =
                new VectorTexts(
                        new VectorTexts.Legend(
                                List.of("Views"),
                                List.of(
                                        new VectorTexts.Legend.Row(Rgba.of(0x123456), 0, "1–20"),
                                        new VectorTexts.Legend.Row(Rgba.of(0x123456), 9, "500")),
                                40),
                        new Box(10, 200, 90, 90),
                        new VectorTexts.Ink(
                                INK, INK, Rgba.of(0xffffff), INK, new FontFace("Sans", 11, false)),
                        new VectorTexts.Scale("2,000 km", 90),
                        List.of("Loaded & shown"));
        MapVector vector = new MapVector(picture, texts);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFile(vector.page(), vector.title(), vector::draw).write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void landDiscsLegendScaleAndSourceAreVectors() throws Exception {
        String svg = svg(picture(disc()));
        assertThat(svg).contains("<title>Views</title>", "#f0f0e0", "#0000ff", "#ff0000");
        assertThat(svg)
                .contains("1–20", "500", "2,000 km", "Loaded &amp; shown")
                .doesNotContain("<image");
        assertThat(svg.split("#f0f0e0", -1).length).as("countries").isGreaterThan(100);
    }

    @Test
    void anEarlierPeriodLiesLeftOfALineWithBothDates() throws Exception {
        MapPicture earlier = picture();
        String svg =
                svg(
                        picture(disc())
                                .with(new MapPicture.Earlier(earlier, 0.25, "In May", "In June")));
        assertThat(svg).contains("In May", "In June");
        assertThat(svg)
                .as("clips of both parts")
                .contains("M100 0L400 0L400 300L100 300", "M0 0L100 0L100 300L0 300");
        assertThat(svg(picture(disc()))).doesNotContain("M100 0L400 0");
    }
}
