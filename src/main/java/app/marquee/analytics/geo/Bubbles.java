package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;

/**
 * Bubbles of a view, large ones first, with hit testing. Stored in arrays, since a moving map
 * rebuilds up to a hundred thousand per frame and a linear search is cheaper than an index.
 * Immutable.
 */
public final class Bubbles {
    private static final double TOLERANCE = 3;
    private static final int SIGN = 63;

    public static final Bubbles NONE = new Bubbles(0);

    private final int[] clusters;
    private final double[] x;
    private final double[] y;
    private final double[] radii;
    private int size;

    private Bubbles(int most) {
        this.clusters = new int[most];
        this.x = new double[most];
        this.y = new double[most];
        this.radii = new double[most];
    }

    public static Bubbles of(ClusterLevel level, BubbleScale scale, MapCamera camera) {
        return of(level, scale, camera, null);
    }

    /**
     * @param areas stand for the points that lie in them, which get no bubbles
     */
    public static Bubbles of(
            ClusterLevel level,
            BubbleScale scale,
            MapCamera camera,
            AreaLayer.@Nullable Kind areas) {
        double most = Math.max(scale.radius(level.most()), BubbleScale.UNKNOWN_RADIUS) + 1;
        int[] near = near(level, camera, most);
        Bubbles bubbles = new Bubbles(near.length);
        double world = camera.scale();
        double offsetX = camera.width() / 2 - camera.x() * world;
        double offsetY = camera.height() / 2 - camera.y() * world;
        for (int cluster : near) {
            double x = level.x()[cluster] * world + offsetX;
            double y = level.y()[cluster] * world + offsetY;
            double radius = scale.radius(level.values()[cluster]);
            boolean covered = areas != null && areas.covers(level.lead()[cluster]);
            if (!covered
                    && x + radius >= 0
                    && y + radius >= 0
                    && x - radius <= camera.width()
                    && y - radius <= camera.height()) {
                bubbles.add(cluster, x, y, radius);
            }
        }
        return bubbles;
    }

    /**
     * The clusters no further from the view than this, in their order. Without a branch: where a
     * city lies cannot be foreseen, and a processor that guesses wrong loses more than all else
     * here takes.
     */
    private static int[] near(ClusterLevel level, MapCamera camera, double most) {
        double[] x = level.x();
        double[] y = level.y();
        double world = camera.scale();
        double fromX = -camera.x() * world;
        double fromY = -camera.y() * world;
        double reachX = camera.width() / 2 + most;
        double reachY = camera.height() / 2 + most;
        int[] near = new int[x.length];
        int found = 0;
        for (int i = 0; i < x.length; i++) {
            double beyondX = Math.abs(x[i] * world + fromX) - reachX;
            double beyondY = Math.abs(y[i] * world + fromY) - reachY;
            near[found] = i;
            found +=
                    (int)
                            ((Double.doubleToRawLongBits(beyondX)
                                            & Double.doubleToRawLongBits(beyondY))
                                    >>> SIGN);
        }
        return Arrays.copyOf(near, found);
    }

    private void add(int cluster, double atX, double atY, double radius) {
        clusters[size] = cluster;
        x[size] = atX;
        y[size] = atY;
        radii[size] = radius;
        size++;
    }

    public int size() {
        return size;
    }

    /** The number of one in its level, the largest at 0. */
    public int cluster(int at) {
        return clusters[at];
    }

    public double x(int at) {
        return x[at];
    }

    public double y(int at) {
        return y[at];
    }

    public double radius(int at) {
        return radii[at];
    }

    private Bubble get(int at) {
        return new Bubble(clusters[at], x[at], y[at], radii[at]);
    }

    /** Large ones first: the order in which they are drawn. */
    public List<Bubble> shown() {
        return new Shown();
    }

    /** List view that creates bubbles on demand. */
    private final class Shown extends AbstractList<Bubble> implements RandomAccess {
        @Override
        public Bubble get(int at) {
            return Bubbles.this.get(at);
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** The uppermost at this pixel, or one that is hardly missed. */
    public Optional<Bubble> at(double pointX, double pointY) {
        return uppermost(pointX, pointY, 0).or(() -> uppermost(pointX, pointY, TOLERANCE));
    }

    private Optional<Bubble> uppermost(double pointX, double pointY, double tolerance) {
        for (int at = size - 1; at >= 0; at--) {
            double dx = pointX - x[at];
            double dy = pointY - y[at];
            double reach = radii[at] + tolerance;
            if (dx * dx + dy * dy <= reach * reach) {
                return Optional.of(get(at));
            }
        }
        return Optional.empty();
    }

    public Optional<Bubble> ofCluster(int cluster) {
        for (int at = 0; at < size; at++) {
            if (clusters[at] == cluster) {
                return Optional.of(get(at));
            }
        }
        return Optional.empty();
    }
}
