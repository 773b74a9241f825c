package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.AreaShades;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.analytics.geo.ValueSteps;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * Layer of water and land, with countries or states in the colors of their values. Immutable.
 *
 * @param areas whose values have colors; null for plain land
 */
public record GroundLayer(
        WorldOutlines outlines, MapColours colours, AreaLayer.@Nullable Kind areas)
        implements PictureLayer {
    private static final double NEAR = 0.4;
    private static final double BORDER = 0.7;

    /** How much weaker than borders the lines between states are on plain land. */
    private static final double STATES = 0.85;

    /**
     * The base map in the colors of a look.
     *
     * @param all of which a kind may be shown
     * @param areas whose values have colors; null for plain land
     * @param zoom of the window's pixels
     */
    public static GroundLayer of(
            WorldOutlines outlines,
            MapLook look,
            @Nullable AreaLayer all,
            AreaLayer.@Nullable Kind areas,
            double zoom) {
        MapColours colours =
                all == null || areas == null ? look.ground() : look.ground(all.outlines(), areas);
        Rgba line = Rgba.ofArgb(colours.border());
        int states = (areas == null ? line.fainter(STATES) : line).argb();
        return new GroundLayer(
                outlines, colours.withStates(AreaLayer.hasStates(zoom) ? states : 0), areas);
    }

    @Override
    public void paint(MapFrame on, MapCamera camera, double density) {
        if (!outlines.levels().isEmpty()) {
            on.ground(outlines, camera, colours);
        }
    }

    /** Countries as land, or in the colors of their values; then states; then all lines. */
    @Override
    public void draw(Drawing on, MapCamera camera) {
        on.rectangle(new Box(0, 0, camera.width(), camera.height()), Rgba.ofArgb(colours.water()));
        AreaShades shades = colours.areas();
        AreaOutlines all = AreaOutlines.world();
        WorldBox view = camera.box();
        List<Outline> countries = new ArrayList<>();
        for (boolean states : new boolean[] {false, true}) {
            for (int area = 0; area < all.size(); area++) {
                int colour = shades == null ? 0 : shades.colours().get(area);
                boolean isShown = all.area(area).isState() == states;
                if (isShown && (!states || colour != 0) && all.box(area).meets(view)) {
                    Outline lines = outline(all, area, camera);
                    on.fill(lines, Rgba.ofArgb(colour == 0 ? colours.land() : colour));
                    if (!states) {
                        countries.add(lines);
                    }
                }
            }
        }
        if (colours.states() != 0) {
            Outline lines = all.borders().outline(camera, NEAR);
            on.stroke(lines, Stroke.solid(Rgba.ofArgb(colours.states()), BORDER));
        }
        Stroke border = Stroke.solid(Rgba.ofArgb(colours.border()), BORDER);
        countries.forEach(lines -> on.stroke(lines, border));
    }

    public static Outline outline(AreaOutlines outlines, int area, MapCamera camera) {
        return outlines.outline(area, camera.scale(), camera.screenX(0), camera.screenY(0), NEAR);
    }

    @Override
    public List<LegendSteps.Row> legend(LegendSteps.Texts texts) {
        List<LegendSteps.Row> rows = new ArrayList<>();
        if (areas == null) {
            return rows;
        }
        ValueSteps of = areas.steps();
        MapLook look = texts.look();
        if (areas.diverges()) {
            rows.addAll(changes(areas, texts, true).reversed());
            rows.add(new LegendSteps.Row(look.chance(), texts.terms().chance()));
            rows.addAll(changes(areas, texts, false));
            return rows;
        }
        for (int step = of.size() - 1; step >= 0; step--) {
            rows.add(new LegendSteps.Row(look.step(of, step), texts.range(of, step)));
        }
        return rows;
    }

    /** The steps that increases or decreases are in, from the smallest one. */
    private static List<LegendSteps.Row> changes(
            AreaLayer.Kind areas, LegendSteps.Texts texts, boolean more) {
        ValueSteps of = areas.steps();
        List<LegendSteps.Row> rows = new ArrayList<>();
        for (int step = 0; step < of.size(); step++) {
            DoubleSummaryStatistics sizes = areas.changes(step, more);
            if (sizes.getCount() > 0) {
                rows.add(
                        new LegendSteps.Row(
                                texts.look().change(of, step, more),
                                texts.changes(more ? "+" : "−", sizes.getMin(), sizes.getMax())));
            }
        }
        return rows;
    }

    @Override
    public PictureLayer detailed(double zoom) {
        return outlines.levels().isEmpty() || !outlines.lacksDetail(zoom)
                ? this
                : new GroundLayer(outlines.withFine(), colours, areas);
    }
}
