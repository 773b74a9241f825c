package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.HeatPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.export.SvgFile;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The vectors of a map have what its pixels have. */
class MapVectorTest {
    private static final MapColours COLOURS =
            new MapColours(0xff0000ff, 0xfff0f0e0, 0xff808080, 0xff808080);

    private static String svg(MapPrint.@Nullable Heat heat) throws IOException {
        MapPrint.Ground ground =
                new MapPrint.Ground(
                        new WorldOutlines(List.of(), List.of()),
                        MapCamera.world(400, 300),
                        COLOURS,
                        heat);
        Rgba ink = Rgba.of(0x202020);
        VectorTexts texts =
                new VectorTexts(
                        List.of(),
                        new VectorTexts.Legend(
                                List.of("Views"),
                                List.of(
                                        new VectorTexts.Legend.Row(Rgba.of(0x123456), 0, "1–20"),
                                        new VectorTexts.Legend.Row(Rgba.of(0x123456), 9, "500")),
                                40),
                        new VectorTexts.Ink(
                                ink, ink, Rgba.of(0xffffff), new FontFace("Sans", 11, false)),
                        new VectorTexts.Scale("2,000 km", 90),
                        List.of("Loaded & shown"));
        MapVector vector =
                new MapVector(
                        ground,
                        List.of(
                                new MapPrint.Disc(
                                        new Bubble(0, 200, 150, 30),
                                        new BubbleColours(0x80ff0000, 0xffff0000))),
                        texts);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFile(vector.page(), vector.title(), vector::draw).write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void landDiscsLegendScaleAndSourceAreVectors() throws IOException {
        String svg = svg(null);
        assertThat(svg).contains("<title>Views</title>", "#f0f0e0", "#0000ff", "#ff0000");
        assertThat(svg)
                .contains("1–20", "500", "2,000 km", "Loaded &amp; shown")
                .doesNotContain("<image");
        assertThat(svg.split("#f0f0e0", -1).length).as("countries").isGreaterThan(100);
    }

    @Test
    void densitiesAreRectangles() throws IOException {
        MapPoints points =
                new MapPoints(new double[] {0.5}, new double[] {0.5}, new double[] {7.0});
        int[] ramp = {0xff00aa00, 0xff00cc00};
        assertThat(svg(new MapPrint.Heat(HeatPainter.Values.of(points), ramp)))
                .containsPattern("#00[bc][0-9a-f]00");
        assertThat(svg(null)).doesNotContainPattern("#00[bc][0-9a-f]00");
    }
}
