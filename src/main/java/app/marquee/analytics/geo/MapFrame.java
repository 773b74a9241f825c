package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

/**
 * Frame renderer of a map: base map and bubbles. While a view moves, each base map is painted in
 * place once; a repeated one is cached and copied. For one size. Not thread-safe.
 */
public final class MapFrame {
    private final Pixels shown;
    private final BaseMapPainter grounds;
    private final BubblePainter bubbles;
    private final double line;
    private @Nullable HeatPainter heat;
    private @Nullable Ground painted;
    private @Nullable Pixels kept;
    private boolean isKept;

    /** Cache key of a base map. */
    private record Ground(WorldOutlines outlines, MapCamera camera, MapColours colours) {}

    /**
     * @param line width of the line around bubbles, in pixels
     */
    public MapFrame(int width, int height, double line) {
        this.shown = new Pixels(width, height);
        this.grounds = new BaseMapPainter(shown);
        this.bubbles = new BubblePainter(shown, line);
        this.line = line;
    }

    /** Always the same ones. */
    public Pixels pixels() {
        return shown;
    }

    /**
     * Begins a picture.
     *
     * @param camera of as many pixels as are painted
     */
    public void ground(WorldOutlines outlines, MapCamera camera, MapColours colours) {
        Ground wanted = new Ground(outlines, camera, colours);
        boolean isAgain = wanted.equals(painted);
        if (isAgain && isKept && kept != null) {
            shown.copy(kept);
            return;
        }
        grounds.paint(outlines, camera, colours);
        painted = wanted;
        isKept = isAgain;
        if (isAgain) {
            keep();
        }
    }

    private void keep() {
        Pixels room = kept;
        if (room == null) {
            room = new Pixels(shown.width(), shown.height());
            kept = room;
        }
        room.copy(shown);
    }

    /** Puts a bubble on top, in pixels of the picture. */
    public void bubble(double x, double y, double radius, BubbleColours colours) {
        bubbles.paint(x, y, radius, colours);
    }

    /** Puts the density of values on top. */
    public void heat(HeatPainter.Values values, MapCamera camera, int[] ramp) {
        HeatPainter painter = heat;
        if (painter == null) {
            painter = new HeatPainter(shown.width(), shown.height(), line);
            heat = painter;
        }
        painter.take(values, camera);
        painter.paint(shown, 0, ramp);
    }
}
