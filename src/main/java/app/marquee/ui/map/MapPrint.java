package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.HeatPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.WorldOutlines;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * View of the map for export: land and bubbles repainted at the size of the image, with texts as
 * nodes above. Its content is fixed when it is created, on the FX thread.
 */
public final class MapPrint {
    private final Ground ground;
    private final List<Disc> discs;
    private final Region above;
    private final Runnable close;

    /** Bubble with its colors. Immutable. */
    record Disc(Bubble bubble, BubbleColours colours) {}

    /**
     * Base map with its areas, and densities of values on it. Immutable.
     *
     * @param heat null where there are none
     */
    record Ground(
            WorldOutlines outlines, MapCamera camera, MapColours colours, @Nullable Heat heat) {}

    /** Points with the colors of their density. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Heat(HeatPainter.Values values, int[] ramp) {}

    /**
     * @param discs from the lowest to the highest
     * @param above as wide as the camera's view, and at least as high
     */
    MapPrint(Ground ground, List<Disc> discs, Region above, Runnable close) {
        this.ground = ground;
        this.discs = List.copyOf(discs);
        this.above = above;
        this.close = close;
    }

    /** Names, legend, scale and the text below the map; in the scene until {@link #close}. */
    public Region above() {
        return above;
    }

    /** On the FX thread, when the texts are not needed any more. */
    public void close() {
        close.run();
    }

    /**
     * Land and bubbles.
     *
     * @param scale pixels for each of the window's
     */
    public MapStripes stripes(int scale) {
        return new MapStripes(ground, discs, scale);
    }
}
