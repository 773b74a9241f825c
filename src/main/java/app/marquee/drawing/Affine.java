package app.marquee.drawing;

/**
 * Affine transform: a point (x, y) goes to (xx·x + xy·y + tx, yx·x + yy·y + ty), in the order of
 * SVG and PDF. Immutable.
 */
public record Affine(double xx, double yx, double xy, double yy, double tx, double ty) {
    public static Affine moved(double x, double y) {
        return new Affine(1, 0, 0, 1, x, y);
    }

    public static Affine scaled(double factor) {
        return new Affine(factor, 0, 0, factor, 0, 0);
    }

    /** Clockwise around (0, 0). */
    public static Affine turned(double degrees) {
        double angle = Math.toRadians(degrees);
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        return new Affine(cos, sin, -sin, cos, 0, 0);
    }
}
