package app.marquee.ui.map;

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
 * @param areas values of countries and states; null where only bubbles are shown
 */
public record MapLayer(
        Clusters clusters,
        String title,
        @Nullable Differences differences,
        @Nullable AreaLayer areas) {
    public MapLayer(Clusters clusters, String title, @Nullable Differences differences) {
        this(clusters, title, differences, null);
    }

    public static final MapLayer NONE = new MapLayer(Clusters.NONE, "", null);
}
