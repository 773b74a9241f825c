package app.marquee.ui.map;

import app.marquee.analytics.geo.BaseMapPainter;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubblePainter;
import app.marquee.analytics.geo.HeatPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Painter of land and bubbles at export size, stripe by stripe as lines are read, so that a large
 * image needs the memory of one stripe. For one thread at a time, not the FX thread.
 */
public final class MapStripes {
    private static final int LINES = 256;
    private static final int HEED = 1_023;
    private static final int NONE = -1;

    private final MapPrint.Ground of;
    private final MapCamera large;
    private final List<MapPrint.Disc> discs;
    private final int scale;
    private final int width;
    private final int height;
    private int first = NONE;
    private @Nullable Pixels stripe;
    private @Nullable WorldOutlines detailed;
    private @Nullable HeatPainter heat;

    MapStripes(MapPrint.Ground of, List<MapPrint.Disc> discs, int scale) {
        MapCamera camera = of.camera();
        this.of = of;
        this.large = camera.denser(scale);
        this.discs = discs;
        this.scale = scale;
        this.width = (int) Math.round(camera.width()) * scale;
        this.height = (int) Math.round(camera.height()) * scale;
    }

    public int width() {
        return width;
    }

    /** How many lines there are. */
    public int height() {
        return height;
    }

    /**
     * Puts the pixels of a line, as 0xAARRGGBB, at the beginning of an array.
     *
     * @throws InterruptedException when the thread was interrupted
     */
    public void read(int line, int[] into) throws InterruptedException {
        int wanted = line / LINES * LINES;
        Pixels painted = stripe;
        if (painted == null || wanted != first) {
            painted = painted(wanted, Math.min(LINES, height - wanted));
            stripe = painted;
            first = wanted;
        }
        System.arraycopy(painted.argb(), (line - wanted) * width, into, 0, width);
    }

    private Pixels painted(int top, int lines) throws InterruptedException {
        Pixels pixels = new Pixels(width, lines);
        WorldOutlines ground = ground();
        Interrupts.heed();
        if (!ground.levels().isEmpty()) {
            new BaseMapPainter(pixels).paint(ground, large.stripe(top, lines), of.colours());
        }
        heat(pixels, top);
        BubblePainter painter = new BubblePainter(pixels, scale);
        int looked = 0;
        for (MapPrint.Disc disc : discs) {
            paint(disc, painter, top, lines);
            looked++;
            if ((looked & HEED) == 0) {
                Interrupts.heed();
            }
        }
        Interrupts.heed();
        return pixels;
    }

    private void heat(Pixels pixels, int top) {
        MapPrint.Heat given = of.heat();
        if (given == null) {
            return;
        }
        HeatPainter painter = heat;
        if (painter == null) {
            painter = new HeatPainter(width, height, scale);
            painter.take(given.values(), large);
            heat = painter;
        }
        painter.paint(pixels, top, given.ramp());
    }

    private void paint(MapPrint.Disc disc, BubblePainter painter, int top, int lines) {
        Bubble bubble = disc.bubble();
        double y = bubble.y() * scale - top;
        double radius = bubble.radius() * scale;
        double reach = radius + 2;
        if (y + reach >= 0 && y - reach <= lines) {
            painter.paint(bubble.x() * scale, y, radius, disc.colours());
        }
    }

    /** With the detail that the size of the image asks for. */
    private WorldOutlines ground() {
        WorldOutlines known = detailed;
        if (known == null) {
            WorldOutlines outlines = of.outlines();
            boolean lacks = !outlines.levels().isEmpty() && outlines.lacksDetail(large.zoom());
            known = lacks ? outlines.withFine() : outlines;
            detailed = known;
        }
        return known;
    }
}
