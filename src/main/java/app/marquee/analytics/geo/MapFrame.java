package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/**
 * Pixel writer of a map, whole or a stripe of it. While a view moves, each base map is painted in
 * place once; a repeated one is cached and copied. For one size. Not thread-safe.
 */
public final class MapFrame {
    private final Pixels shown;
    private final BaseMapPainter grounds;
    private final BubblePainter bubbles;
    private @Nullable Ground painted;
    private @Nullable Pixels kept;
    private boolean isKept;
    private int top;

    /** Cache key of a base map. */
    private record Ground(WorldOutlines outlines, MapCamera camera, MapColours colours) {}

    /**
     * @param line width of the line around bubbles, in pixels
     */
    public MapFrame(int width, int height, double line) {
        this.shown = new Pixels(width, height);
        this.grounds = new BaseMapPainter(shown);
        this.bubbles = new BubblePainter(shown, line);
    }

    /** Always the same ones. */
    public Pixels pixels() {
        return shown;
    }

    /** Nothing is painted any more; what follows is the stripe below so many lines. */
    public void stripe(int lines) {
        top = lines;
        Arrays.fill(shown.argb(), 0);
    }

    /**
     * Begins a picture.
     *
     * @param whole of as many pixels as the picture has, of which a stripe may be painted
     */
    public void ground(WorldOutlines outlines, MapCamera whole, MapColours colours) {
        boolean isStripe = shown.height() != Math.round(whole.height());
        MapCamera camera = isStripe ? whole.stripe(top, shown.height()) : whole;
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
        double down = y - top;
        if (down + radius + 2 >= 0 && down - radius - 2 <= shown.height()) {
            bubbles.paint(x, down, radius, colours);
        }
    }
}
