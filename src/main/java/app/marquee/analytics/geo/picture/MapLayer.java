package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.Differences;

import org.jspecify.annotations.Nullable;

/**
 * Layer of values shown on a map. Immutable.
 *
 * @param title the metric, for the legend
 * @param differences the significance of the values, where they are differences; null where they
 *     are not
 * @param scale of the bubbles, where it isn't their own
 * @param areas values of countries and states; null where only bubbles are shown
 */
public record MapLayer(
        Clusters clusters,
        String title,
        @Nullable Differences differences,
        @Nullable AreaLayer areas,
        @Nullable Fixed scale) {
    public MapLayer(Clusters clusters, String title, @Nullable Differences differences) {
        this(clusters, title, differences, null, null);
    }

    public MapLayer(
            Clusters clusters,
            String title,
            @Nullable Differences differences,
            @Nullable AreaLayer areas) {
        this(clusters, title, differences, areas, null);
    }

    /**
     * Scale of other points, whose values are so many times as large.
     *
     * @param times how many days they hold, say
     */
    public record Fixed(Clusters of, double times) {}

    /** The largest value that bubbles of a zoom are scaled by. */
    public double most(double zoom) {
        return scale == null
                ? clusters.at(zoom).most()
                : scale.of().at(zoom).most() / scale.times();
    }

    public static final MapLayer NONE = new MapLayer(Clusters.NONE, "", null);
}
