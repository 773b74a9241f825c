package app.marquee.ui.video;

import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** Size of the tiles of a grid, which is kept over a restart. FX thread only. */
public final class TileSize {
    private static final double SMALLEST = 120;
    private static final double LARGEST = 320;
    private static final double STEP = 25;

    private final DoubleProperty width;

    /**
     * @param usual width of a tile, in pixels at the usual text size
     * @param key under which the size is kept
     */
    public TileSize(double usual, String key, ViewMemory memory) {
        String kept = memory.recall(key);
        width =
                new SimpleDoubleProperty(
                        kept != null && kept.matches("\\d{3}")
                                ? within(Double.parseDouble(kept))
                                : usual);
        width.addListener(
                (_, _, now) -> memory.keep(key, String.valueOf(Math.round(now.doubleValue()))));
    }

    /** Gives a grid tiles of this size. */
    public void size(TileGrid<?> grid) {
        width.subscribe(now -> grid.resizeTiles(Math.rint(now.doubleValue())));
    }

    /** Makes the tiles larger, or smaller for a negative number. */
    public void step(int steps) {
        width.set(within(width.get() + steps * STEP));
    }

    private static double within(double width) {
        return Math.clamp(width, SMALLEST, LARGEST);
    }
}
