package app.marquee.analytics.geo;

/**
 * Scale bar with a round length. Mercator's scale grows towards the poles, so that it holds for one
 * latitude.
 *
 * @param metres a round number
 * @param pixels how long it is drawn
 * @param latitude in degrees, where it holds
 */
public record MapScale(double metres, double pixels, double latitude) {
    private static final double EQUATOR = 40_075_016.686;
    private static final double[] ROUND = {1, 2, 5, 10};

    /**
     * The longest round length in the middle of a view.
     *
     * @param most pixels it may take
     */
    public static MapScale of(MapCamera camera, double most) {
        double latitude = Mercator.latitude(camera.y());
        double metresPerPixel = EQUATOR * Math.cos(Math.toRadians(latitude)) / camera.scale();
        double longest = metresPerPixel * most;
        double power = Math.pow(10, Math.floor(Math.log10(longest)));
        double metres = power;
        for (double round : ROUND) {
            if (round * power <= longest) {
                metres = round * power;
            }
        }
        return new MapScale(metres, metres / metresPerPixel, latitude);
    }
}
