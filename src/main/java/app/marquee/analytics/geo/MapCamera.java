package app.marquee.analytics.geo;

/**
 * Camera of the map. The world is shown once; a view never leaves it further than its size demands,
 * or at its upper edge by what lies over that. Immutable.
 *
 * @param x centre of the view in the world of {@link Mercator}
 * @param y centre of the view in the world of {@link Mercator}
 * @param zoom the world is {@code 256 * 2^zoom} pixels wide
 * @param width of the view in pixels
 * @param height of the view in pixels
 * @param covered pixels at the upper edge that something lies over, so that the view may leave the
 *     world by them
 */
public record MapCamera(
        double x, double y, double zoom, double width, double height, double covered) {
    public static final double MAX_ZOOM = 11;

    private static final double TILE = 256;
    private static final double MIDDLE = 0.5;

    /** Part of the world's width from which a view shows all of it. */
    private static final double NEARLY_ALL = 0.8;

    /** A view that nothing lies over. */
    public MapCamera(double x, double y, double zoom, double width, double height) {
        this(x, y, zoom, width, height, 0);
    }

    /** The whole width of the world, around the latitudes where people live. */
    public static MapCamera world(double width, double height) {
        return new MapCamera(MIDDLE, MIDDLE, least(width), width, height)
                .inhabited(DenseBox.INHABITED)
                .clamped();
    }

    /** From here on the world fills the width. */
    private static double least(double width) {
        return Math.max(0, log2(width / TILE));
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    /** Pixels that the world is wide. */
    public double scale() {
        return TILE * Math.pow(2, zoom);
    }

    public double screenX(double worldX) {
        return (worldX - x) * scale() + width / 2;
    }

    public double screenY(double worldY) {
        return (worldY - y) * scale() + height / 2;
    }

    public double worldX(double screenX) {
        return (screenX - width / 2) / scale() + x;
    }

    public double worldY(double screenY) {
        return (screenY - height / 2) / scale() + y;
    }

    /** What is in view. */
    public WorldBox box() {
        return new WorldBox(worldX(0), worldY(0), worldX(width), worldY(height));
    }

    /** The same view on a surface of more pixels for each of these. */
    public MapCamera denser(double density) {
        return new MapCamera(
                x, y, zoom + log2(density), width * density, height * density, covered * density);
    }

    /**
     * A part of the same view, as wide.
     *
     * @param top pixels above it
     * @param lines how high it is
     */
    public MapCamera stripe(double top, double lines) {
        return new MapCamera(x, worldY(top + lines / 2), zoom, width, lines);
    }

    public MapCamera resized(double newWidth, double newHeight) {
        return new MapCamera(x, y, zoom, newWidth, newHeight, covered).clamped();
    }

    /** What is drawn moves by so many pixels. */
    public MapCamera panned(double right, double down) {
        return centred(x - right / scale(), y - down / scale());
    }

    public MapCamera centred(double worldX, double worldY) {
        return new MapCamera(worldX, worldY, zoom, width, height, covered).clamped();
    }

    /** What is at this pixel stays there. */
    public MapCamera zoomedAt(double screenX, double screenY, double by) {
        double fixedX = worldX(screenX);
        double fixedY = worldY(screenY);
        double to = Math.clamp(zoom + by, least(width), Math.max(least(width), MAX_ZOOM));
        double newScale = TILE * Math.pow(2, to);
        return new MapCamera(
                        fixedX - (screenX - width / 2) / newScale,
                        fixedY - (screenY - height / 2) / newScale,
                        to,
                        width,
                        height,
                        covered)
                .clamped();
    }

    /**
     * Shows the box as large as it fits.
     *
     * @param margin pixels that stay free on each side
     * @param most no closer than this zoom, for boxes that are small or only a point
     */
    public MapCamera fitted(WorldBox box, double margin, double most) {
        double across = Math.max(1, width - 2 * margin) / Math.max(box.width(), 1e-9);
        double down = Math.max(1, height - 2 * margin) / Math.max(box.height(), 1e-9);
        double near = Math.min(log2(Math.min(across, down) / TILE), most);
        double to = width / (TILE * Math.pow(2, near)) > NEARLY_ALL ? least(width) : near;
        MapCamera fitted =
                new MapCamera(
                        (box.left() + box.right()) / 2,
                        (box.top() + box.bottom()) / 2,
                        Math.max(to, least(width)),
                        width,
                        height);
        return fitted.inhabited(box).clamped();
    }

    /** The same below so many pixels at the upper edge, which something lies over. */
    public MapCamera fittedBelow(double top, WorldBox box, double margin, double most) {
        MapCamera free =
                new MapCamera(x, y, zoom, width, height - top).clamped().fitted(box, margin, most);
        return new MapCamera(free.x, free.worldY(height / 2 - top), free.zoom, width, height, top)
                .clamped();
    }

    /**
     * Moved so that it ends where people live, on each side where what it shows does: a view that
     * is too high for that shows more of the north, which has land to be recognized by, than of the
     * ice in the south.
     */
    private MapCamera inhabited(WorldBox shown) {
        WorldBox box = DenseBox.INHABITED;
        double half = height / scale() / 2;
        double to = shown.top() >= box.top() ? Math.max(y, box.top() + half) : y;
        return new MapCamera(
                x,
                shown.bottom() <= box.bottom() ? Math.min(to, box.bottom() - half) : to,
                zoom,
                width,
                height);
    }

    /**
     * A view on the way to another one of the same size, along a straight line.
     *
     * @param part of the way, from 0 to 1
     */
    public MapCamera towards(MapCamera to, double part) {
        double now = zoom + (to.zoom - zoom) * part;
        double ratio = Math.pow(2, to.zoom - zoom);
        double way =
                Math.abs(ratio - 1) < 1e-6 ? part : (1 - Math.pow(2, zoom - now)) / (1 - 1 / ratio);
        return new MapCamera(
                x + (to.x - x) * way, y + (to.y - y) * way, now, width, height, to.covered);
    }

    /** Whether a place is in view, so many pixels from its edges. */
    public boolean shows(double worldX, double worldY, double margin) {
        double sx = screenX(worldX);
        double sy = screenY(worldY);
        return sx >= margin && sx <= width - margin && sy >= margin && sy <= height - margin;
    }

    private MapCamera clamped() {
        double to = Math.max(zoom, least(width));
        double size = TILE * Math.pow(2, to);
        double over = covered / size;
        return new MapCamera(
                clamp(x, width / size, 0),
                clamp(y, height / size, over),
                to,
                width,
                height,
                covered);
    }

    /**
     * @param extent of the view, where that of the world is 1
     * @param over by how much it may begin before the world
     */
    private static double clamp(double centre, double extent, double over) {
        return extent - over >= 1
                ? MIDDLE - over / 2
                : Math.clamp(centre, extent / 2 - over, 1 - extent / 2);
    }
}
