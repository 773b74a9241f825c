package app.marquee.analytics.geo;

/**
 * Bubble on the screen.
 *
 * @param cluster its number in its level
 */
public record Bubble(int cluster, double x, double y, double radius) {
    public boolean isAt(double pointX, double pointY, double tolerance) {
        double dx = pointX - x;
        double dy = pointY - y;
        double reach = radius + tolerance;
        return dx * dx + dy * dy <= reach * reach;
    }
}
