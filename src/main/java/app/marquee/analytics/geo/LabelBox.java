package app.marquee.analytics.geo;

/** Rectangle of a label on the screen. */
public record LabelBox(double x, double y, double width, double height) {
    public boolean overlaps(LabelBox other) {
        return x < other.x + other.width
                && other.x < x + width
                && y < other.y + other.height
                && other.y < y + height;
    }

    /** The area that both have. */
    double common(LabelBox other) {
        double across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
        double down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
        return Math.max(0, across) * Math.max(0, down);
    }

    boolean isWithin(double areaWidth, double areaHeight) {
        return x >= 0 && y >= 0 && x + width <= areaWidth && y + height <= areaHeight;
    }
}
