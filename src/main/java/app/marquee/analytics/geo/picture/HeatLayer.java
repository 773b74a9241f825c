package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.HeatPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Rgba;

import java.util.List;

/**
 * Layer of the density of values. Immutable.
 *
 * @param ramp colors from low to high density
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record HeatLayer(HeatPainter.Values values, int[] ramp) implements PictureLayer {
    @Override
    public void paint(MapFrame on, MapCamera camera, double density) {
        on.heat(values, camera, ramp);
    }

    @Override
    public void draw(Drawing on, MapCamera camera) {
        HeatPainter painter =
                new HeatPainter(
                        (int) Math.ceil(camera.width()), (int) Math.ceil(camera.height()), 1);
        painter.take(values, camera);
        painter.runs(
                ramp,
                (x, y, wide, high, colour) ->
                        on.rectangle(new Box(x, y, wide, high), Rgba.ofArgb(colour)));
    }

    @Override
    public List<LegendSteps.Row> legend(LegendSteps.Texts texts) {
        List<Rgba> steps = texts.look().steps();
        return List.of(
                new LegendSteps.Row(steps.getLast(), texts.terms().dense()),
                new LegendSteps.Row(steps.get((steps.size() - 1) / 2), ""),
                new LegendSteps.Row(steps.getFirst(), texts.terms().sparse()));
    }
}
