package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Clusters of points for every zoom level: overlapping points share one bubble, which splits when
 * the user zooms in. Created once, off the FX thread. Immutable.
 */
public final class Clusters {
    /** From this level on only what lies in the same place is one. */
    static final int SPLIT = 10;

    /** Pixels within which points become one. */
    private static final double REACH = 20;

    /** From this level on clusters don't leave their region; before, only not their country. */
    private static final int REGIONS_FROM = 6;

    private static final double SAME_PLACE = 0.5;
    private static final double TILE = 256;
    private static final double ALMOST = 0.35;
    private static final double LEAST_DEGREES = 30;

    public static final Clusters NONE = new Clusters(MapPoints.NONE, List.of(), DenseBox.INHABITED);

    private final MapPoints points;
    private final List<ClusterLevel> levels;
    private final WorldBox home;

    private Clusters(MapPoints points, List<ClusterLevel> levels, WorldBox home) {
        this.points = points;
        this.levels = levels;
        this.home = home;
    }

    /** Takes some tenths of a second for a hundred thousand points. */
    public static Clusters of(MapPoints points) throws InterruptedException {
        List<ClusterLevel> levels = new ArrayList<>();
        ClusterLevel level = ClusterSums.points(points);
        for (int zoom = SPLIT; zoom >= 0; zoom--) {
            double pixels = zoom == SPLIT ? SAME_PLACE : REACH;
            double reach = pixels / (TILE * Math.pow(2, zoom));
            level = new ClusterMerge(points, level, reach, zoom >= REGIONS_FROM).level();
            levels.addFirst(level);
        }
        return new Clusters(points, List.copyOf(levels), DenseBox.of(points, LEAST_DEGREES));
    }

    public MapPoints points() {
        return points;
    }

    public boolean isEmpty() {
        return points.size() == 0;
    }

    /** The number of the level for a zoom. */
    public int number(double zoom) {
        return Math.clamp((int) Math.floor(zoom + ALMOST), 0, SPLIT);
    }

    public ClusterLevel at(double zoom) {
        return isEmpty() ? ClusterSums.points(points) : levels.get(number(zoom));
    }

    /** From coarse to fine. */
    List<ClusterLevel> levels() {
        return levels;
    }

    /** The points in one cluster of a zoom. */
    public int[] members(double zoom, int cluster) {
        int[] clusterOf = at(zoom).clusterOf();
        return IntStream.range(0, clusterOf.length)
                .filter(point -> clusterOf[point] == cluster)
                .toArray();
    }

    /** The smallest box that holds most of the values, for the first view. */
    public WorldBox home() {
        return home;
    }

    /** What these points take of the world. */
    public WorldBox box(int[] of) {
        WorldBox box = WorldBox.at(points.x()[of[0]], points.y()[of[0]]);
        for (int point : of) {
            box = box.with(points.x()[point], points.y()[point]);
        }
        return box;
    }
}
