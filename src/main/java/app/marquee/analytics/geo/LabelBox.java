package app.marquee.analytics.geo;

/** A rectangle on the screen. */
public record LabelBox(double x, double y, double width, double height) {
    public boolean overlaps(LabelBox other) {
        return x < other.x + other.width
                && other.x < x + width
                && y < other.y + other.height
                && other.y < y + height;
    }

    boolean isWithin(double areaWidth, double areaHeight) {
        return x >= 0 && y >= 0 && x + width <= areaWidth && y + height <= areaHeight;
    }
}
