package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.WorldOutlines;

import org.jspecify.annotations.Nullable;

import java.util.BitSet;
import java.util.List;

/**
 * View of a map: size, points and marks. Immutable.
 *
 * @param camera of the window's pixels
 * @param marked the points that are selected
 * @param outlined the areas with a line around them
 * @param choice what the values are drawn as
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record PictureView(
        WorldOutlines outlines,
        MapCamera camera,
        MapLayer layer,
        int[] marked,
        List<Integer> outlined,
        LayerChoice choice) {
    /** The areas that are shown; null where only bubbles are. */
    public AreaLayer.@Nullable Kind areas() {
        AreaLayer areas = layer.areas();
        return areas == null ? null : areas.at(camera.zoom(), choice);
    }

    public ClusterLevel level() {
        return layer.clusters().at(camera.zoom());
    }

    BitSet markedClusters() {
        BitSet clusters = new BitSet();
        int[] clusterOf = level().clusterOf();
        for (int point : marked) {
            clusters.set(clusterOf[point]);
        }
        return clusters;
    }
}
