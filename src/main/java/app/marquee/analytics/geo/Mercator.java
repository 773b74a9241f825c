package app.marquee.analytics.geo;

/**
 * Web Mercator projection on a square world: 0, 0 is its north-western corner and 1, 1 the
 * south-eastern one. Thread-safe.
 */
public final class Mercator {
    /** Degrees; the world is a square between this latitude in the north and in the south. */
    public static final double LIMIT = 85.05112877980659;

    private static final double TURN = 360;
    private static final double HALF_TURN = 180;

    private Mercator() {}

    public static double x(double longitude) {
        return (longitude + HALF_TURN) / TURN;
    }

    /** Latitudes beyond the limit are taken as the limit. */
    public static double y(double latitude) {
        double sine = Math.sin(Math.toRadians(Math.clamp(latitude, -LIMIT, LIMIT)));
        return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    }

    public static double longitude(double x) {
        return x * TURN - HALF_TURN;
    }

    public static double latitude(double y) {
        return Math.toDegrees(Math.atan(Math.sinh(Math.PI * (1 - 2 * y))));
    }
}
