package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.BubblePainter;
import app.marquee.analytics.geo.GroundPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.WorldOutlines;

import javafx.scene.layout.Region;

import java.util.List;
import java.util.function.LongConsumer;

/**
 * A view of the map for a picture in print: land and bubbles are painted anew in the size of the
 * picture, texts are nodes above them. What it shows was settled when it was made, on the FX
 * thread.
 */
public final class MapPrint {
    private static final int HEED = 1_023;

    private final WorldOutlines outlines;
    private final MapCamera camera;
    private final MapColours colours;
    private final List<Disc> discs;
    private final Region above;
    private final Runnable close;

    /** A bubble in its colours. */
    record Disc(Bubble bubble, BubbleColours colours) {}

    /**
     * @param discs from the lowest to the highest
     * @param above as wide as the camera's view, and at least as high
     */
    MapPrint(
            WorldOutlines outlines,
            MapCamera camera,
            MapColours colours,
            List<Disc> discs,
            Region above,
            Runnable close) {
        this.outlines = outlines;
        this.camera = camera;
        this.colours = colours;
        this.discs = List.copyOf(discs);
        this.above = above;
        this.close = close;
    }

    /** Names, legend, scale and what is said below the map; in the scene until {@link #close}. */
    public Region above() {
        return above;
    }

    /** On the FX thread, when the texts are not needed any more. */
    public void close() {
        close.run();
    }

    /** How many steps {@link #paint} has. */
    public long steps() {
        return discs.size() + 1L;
    }

    /**
     * Land and bubbles. Takes long; on a worker thread, ends on interrupt.
     *
     * @param scale pixels for each of the window's
     * @param done is told how many steps are done
     */
    public Pixels paint(int scale, LongConsumer done) throws InterruptedException {
        MapCamera large = camera.denser(scale);
        Pixels pixels =
                new Pixels(
                        (int) Math.round(camera.width()) * scale,
                        (int) Math.round(camera.height()) * scale);
        if (!outlines.levels().isEmpty()) {
            WorldOutlines detailed =
                    outlines.lacksDetail(large.zoom()) ? outlines.withFine() : outlines;
            new GroundPainter(pixels).paint(detailed, large, colours);
        }
        long painted = 1;
        done.accept(painted);
        BubblePainter painter = new BubblePainter(pixels, scale);
        for (Disc disc : discs) {
            Bubble bubble = disc.bubble();
            painter.paint(
                    bubble.x() * scale,
                    bubble.y() * scale,
                    bubble.radius() * scale,
                    disc.colours());
            painted++;
            if ((painted & HEED) == 0) {
                heed();
                done.accept(painted);
            }
        }
        heed();
        done.accept(painted);
        return pixels;
    }

    private static void heed() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
