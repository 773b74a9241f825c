package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.AreaShades;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.HeatPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;

import java.util.List;

/**
 * Vector writer of the picture of a map: the same areas, densities, discs and names as the pixels
 * have. Its content is fixed when it is created; it is drawn on any thread. Immutable.
 */
public final class MapVector {
    private static final double NEAR = 0.4;
    private static final double OPAQUE = 255;

    private final MapPrint.Ground ground;
    private final List<MapPrint.Disc> discs;
    private final VectorTexts texts;

    MapVector(MapPrint.Ground ground, List<MapPrint.Disc> discs, VectorTexts texts) {
        this.ground = ground;
        this.discs = List.copyOf(discs);
        this.texts = texts;
    }

    /** The map and the text below it, in pixels of a window. */
    public Box page() {
        return new Box(0, 0, map().width(), map().height() + texts.footHeight());
    }

    private Box map() {
        return new Box(0, 0, ground.camera().width(), ground.camera().height());
    }

    /** What the map shows, for readers who don't see it. */
    public String title() {
        return texts.title();
    }

    public void draw(Drawing on) {
        on.clipped(map(), () -> drawMap(on));
        texts.draw(on, map());
    }

    private void drawMap(Drawing on) {
        on.rectangle(map(), rgba(ground.colours().water()));
        areas(on);
        heat(on);
        discs.forEach(disc -> disc(on, disc));
    }

    /** Countries as land, or in the colors of their values; then states; then all lines. */
    private void areas(Drawing on) {
        AreaShades shades = ground.colours().areas();
        AreaOutlines outlines = AreaOutlines.world();
        Stroke border = Stroke.solid(rgba(ground.colours().border()), 0.7);
        for (boolean states : new boolean[] {false, true}) {
            for (int area = 0; area < outlines.size(); area++) {
                int colour = shades == null ? 0 : shades.colours().get(area);
                boolean isShown = outlines.area(area).isState() == states;
                if (isShown && (!states || colour != 0) && isInView(outlines.box(area))) {
                    Outline lines = outline(outlines, area);
                    on.fill(lines, rgba(colour == 0 ? ground.colours().land() : colour));
                    on.stroke(lines, border);
                }
            }
        }
    }

    private boolean isInView(WorldBox area) {
        WorldBox view = ground.camera().box();
        return area.right() >= view.left()
                && area.left() <= view.right()
                && area.bottom() >= view.top()
                && area.top() <= view.bottom();
    }

    private Outline outline(AreaOutlines outlines, int area) {
        MapCamera camera = ground.camera();
        Outline lines = new Outline();
        double[] last = {Double.NaN, Double.NaN};
        outlines.walk(
                area,
                camera.scale(),
                camera.screenX(0),
                camera.screenY(0),
                NEAR,
                (fromX, fromY, toX, toY) -> {
                    if (fromX == toX && fromY == toY) {
                        return; // an island of less than a pixel
                    }
                    if (fromX != last[0] || fromY != last[1]) {
                        lines.moveTo(fromX, fromY);
                    }
                    lines.lineTo(toX, toY);
                    last[0] = toX;
                    last[1] = toY;
                });
        return lines;
    }

    private void heat(Drawing on) {
        MapPrint.Heat heat = ground.heat();
        if (heat != null) {
            int width = (int) Math.ceil(map().width());
            int height = (int) Math.ceil(map().height());
            HeatPainter painter = new HeatPainter(width, height, 1);
            painter.take(heat.values(), ground.camera());
            painter.runs(
                    heat.ramp(),
                    (x, y, wide, high, colour) ->
                            on.rectangle(new Box(x, y, wide, high), rgba(colour)));
        }
    }

    private static void disc(Drawing on, MapPrint.Disc disc) {
        Bubble bubble = disc.bubble();
        on.disc(bubble.x(), bubble.y(), bubble.radius(), rgba(disc.colours().fill()));
        on.ring(
                bubble.x(),
                bubble.y(),
                bubble.radius(),
                Stroke.solid(rgba(disc.colours().line()), 1));
    }

    static Rgba rgba(int argb) {
        return new Rgba(argb, (argb >>> 24) / OPAQUE);
    }
}
