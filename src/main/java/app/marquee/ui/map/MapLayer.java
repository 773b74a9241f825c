package app.marquee.ui.map;

import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.Differences;

import org.jspecify.annotations.Nullable;

/**
 * What a map shows.
 *
 * @param title what the values are, for the legend
 * @param differences what the values are worth, where they are differences; null where they are not
 */
public record MapLayer(Clusters clusters, String title, @Nullable Differences differences) {
    public static final MapLayer NONE = new MapLayer(Clusters.NONE, "", null);
}
