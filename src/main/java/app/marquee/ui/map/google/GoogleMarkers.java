package app.marquee.ui.map.google;

import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.Differences;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.ui.map.MapSpot;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Markers of a layer for a view, the largest clusters first, limited in number because the page is
 * slower than the built-in map. Immutable.
 *
 * @param zoom of the view; Google's levels equal those of Marquee
 * @param shown the clusters by the numbers of their markers, from large to small
 * @param chances those of them whose difference may be chance
 */
record GoogleMarkers(
        MapLayer layer,
        double zoom,
        List<Integer> shown,
        Set<Integer> chosen,
        Set<Integer> chances) {
    /** Most markers; more would block the window at each move. */
    static final int MOST = 250;

    static final GoogleMarkers NONE =
            new GoogleMarkers(MapLayer.NONE, 0, List.of(), Set.of(), Set.of());

    private static final double RADIUS = 26;
    private static final double RADIUS_PER_ZOOM = 1.6;

    /**
     * @param view the visible area, in the world from 0 to 1; its left side may be to the right of
     *     its right one, around 180 degrees
     */
    static GoogleMarkers in(WorldBox view, double zoom, MapLayer layer, int[] selection) {
        if (layer.clusters().isEmpty()) {
            return new GoogleMarkers(layer, zoom, List.of(), Set.of(), Set.of());
        }
        ClusterLevel level = layer.clusters().at(zoom);
        List<Integer> shown =
                IntStream.range(0, level.size())
                        .filter(each -> isIn(view, level.x()[each], level.y()[each]))
                        .limit(MOST)
                        .boxed()
                        .toList();
        Set<Integer> chosen = new HashSet<>();
        for (int point : selection) {
            chosen.add(level.clusterOf()[point]);
        }
        return new GoogleMarkers(layer, zoom, shown, chosen, byChance(layer, level, shown));
    }

    private static Set<Integer> byChance(MapLayer layer, ClusterLevel level, List<Integer> shown) {
        Differences differences = layer.differences();
        if (differences == null) {
            return Set.of();
        }
        boolean[] chances = differences.chances(level);
        return shown.stream().filter(each -> chances[each]).collect(Collectors.toSet());
    }

    private static boolean isIn(WorldBox view, double x, double y) {
        boolean across =
                view.left() <= view.right()
                        ? x >= view.left() && x <= view.right()
                        : x >= view.left() || x <= view.right();
        return across && y >= view.top() && y <= view.bottom();
    }

    ClusterLevel level() {
        return layer.clusters().at(zoom);
    }

    double radius(int cluster) {
        Clusters clusters = layer.clusters();
        return BubbleScale.of(level().most(), RADIUS + RADIUS_PER_ZOOM * clusters.number(zoom))
                .radius(level().values()[cluster]);
    }

    /** The style name that the page has for a cluster. */
    String look(int cluster) {
        double value = level().values()[cluster];
        if (chosen.contains(cluster)) {
            return "chosen";
        }
        if (Double.isNaN(value) || chances.contains(cluster)) {
            return "unknown";
        }
        if (layer.differences() == null) {
            return "known";
        }
        return value > 0 ? "gain" : "loss";
    }

    MapSpot spot(int cluster) {
        ClusterLevel level = level();
        return new MapSpot(
                level.lead()[cluster],
                layer.clusters().members(zoom, cluster),
                level.values()[cluster],
                level.unknown()[cluster]);
    }
}
