package app.marquee.report;

import app.marquee.analytics.chart.ChartLook;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.ValueSteps;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.analytics.geo.picture.LegendSteps;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.MapLook;
import app.marquee.analytics.geo.picture.MapVector;
import app.marquee.analytics.geo.picture.PictureAuthor;
import app.marquee.analytics.geo.picture.PictureView;
import app.marquee.analytics.geo.picture.PictureWords;
import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.TextMetrics;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Map of a report: the picture of the map in the window, in the colors of the report, with 95% of
 * the values in view. Immutable.
 */
public record MapFigure(String description, MapLayer layer, PictureWords words)
        implements ReportFigure {
    private static final double RATIO = 0.5;
    private static final double MARGIN = 24;
    private static final double CLOSE = 7;
    private static final MapColours GROUND =
            new MapColours(0xffeef2f7, 0xffdee1e6, 0xffffffff, 0xffc9d0da);
    private static final double PALEST = 0.42;
    private static final double HALO = 0.85;

    /** Only of changes, which a report doesn't show. */
    private static final LegendSteps.Terms TERMS = new LegendSteps.Terms("", String::concat);

    @Override
    public double ratio() {
        return RATIO;
    }

    @Override
    public void draw(Drawing on, Box box, ChartLook look, TextMetrics metrics) {
        MapLook colors = look(look);
        MapVector picture =
                new PictureAuthor(words, TERMS, metrics, () -> colors)
                        .vector(view(box), PictureAuthor.Left.NOTHING, null, "");
        on.transformed(
                Affine.moved(box.x(), box.y()),
                () -> on.clipped(picture.page(), () -> picture.draw(on)));
    }

    private PictureView view(Box box) {
        MapCamera world = MapCamera.world(box.width(), box.height());
        MapCamera camera =
                layer.clusters().isEmpty()
                        ? world
                        : world.fitted(layer.clusters().home(), MARGIN, CLOSE);
        return new PictureView(
                new WorldOutlines(List.of(), List.of()),
                camera,
                layer,
                new int[0],
                List.of(),
                LayerChoice.AREAS);
    }

    /** Steps from a tint of the paper to the color of the report. */
    private static MapLook look(ChartLook look) {
        Rgba color = look.line(0);
        List<Rgba> steps =
                IntStream.range(0, ValueSteps.MOST)
                        .mapToDouble(step -> PALEST + (1 - PALEST) * step / (ValueSteps.MOST - 1.0))
                        .mapToObj(part -> look.ground().towards(color, part))
                        .toList();
        Rgba halo = look.ground().fainter(HALO);
        return new MapLook(
                GROUND,
                new MapLook.Discs(color, color, color, color),
                new MapLook.Changes(ReportLook.MORE, ReportLook.LESS, look.muted()),
                steps,
                new MapLook.Texts(
                        new MapLook.Ink(look.text(), halo),
                        new MapLook.Ink(look.muted(), halo),
                        look.font(),
                        look.font()));
    }
}
