package app.marquee.analytics.geo;

/** Box of the {@link Mercator} world, both corners included. */
public record WorldBox(double left, double top, double right, double bottom) {
    public static final WorldBox WORLD = new WorldBox(0, 0, 1, 1);

    public static WorldBox at(double x, double y) {
        return new WorldBox(x, y, x, y);
    }

    public WorldBox with(double x, double y) {
        return new WorldBox(
                Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
    }

    /** Whether both have a place in common. */
    public boolean meets(WorldBox other) {
        return right >= other.left
                && left <= other.right
                && bottom >= other.top
                && top <= other.bottom;
    }

    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }
}
