package app.marquee.analytics.geo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The bubbles that a view shows, large ones first, and which of them is under a pixel: found by an
 * index that is made at the first question, as most frames are never asked. For one thread.
 */
public final class Bubbles {
    private static final int CELL = 48;
    private static final double TOLERANCE = 3;

    public static final Bubbles NONE = new Bubbles(List.of());

    private final List<Bubble> shown;
    private final Map<Long, List<Bubble>> cells = new HashMap<>();
    private boolean filed;

    private Bubbles(List<Bubble> shown) {
        this.shown = shown;
    }

    public static Bubbles of(ClusterLevel level, BubbleScale scale, MapCamera camera) {
        List<Bubble> shown = new ArrayList<>();
        double size = camera.scale();
        double width = camera.width();
        double height = camera.height();
        double offsetX = camera.width() / 2 - camera.x() * size;
        double offsetY = camera.height() / 2 - camera.y() * size;
        double most = Math.max(scale.radius(level.most()), BubbleScale.UNKNOWN_RADIUS) + 1;
        for (int i = 0; i < level.size(); i++) {
            double x = level.x()[i] * size + offsetX;
            double y = level.y()[i] * size + offsetY;
            // One branch for both: where a city lies cannot be foreseen.
            double across = Math.abs(x - width / 2) - width / 2;
            double down = Math.abs(y - height / 2) - height / 2;
            if (Math.max(across, down) > most) {
                continue;
            }
            double radius = scale.radius(level.values()[i]);
            if (x + radius >= 0 && y + radius >= 0 && x - radius <= width && y - radius <= height) {
                shown.add(new Bubble(i, x, y, radius));
            }
        }
        return new Bubbles(Collections.unmodifiableList(shown));
    }

    private void file(Bubble bubble) {
        double reach = bubble.radius() + TOLERANCE;
        for (int row = cell(bubble.y() - reach); row <= cell(bubble.y() + reach); row++) {
            for (int column = cell(bubble.x() - reach);
                    column <= cell(bubble.x() + reach);
                    column++) {
                cells.computeIfAbsent(key(column, row), _ -> new ArrayList<>()).add(bubble);
            }
        }
    }

    private static int cell(double position) {
        return (int) Math.floor(position / CELL);
    }

    private static long key(int column, int row) {
        return ((long) row << 32) | (column & 0xffffffffL);
    }

    /** Large ones first: the order in which they are drawn. */
    public List<Bubble> shown() {
        return shown;
    }

    /** The uppermost at this pixel, or one that is hardly missed. */
    public Optional<Bubble> at(double x, double y) {
        if (!filed) {
            filed = true;
            shown.forEach(this::file);
        }
        List<Bubble> near = cells.getOrDefault(key(cell(x), cell(y)), List.of());
        return uppermost(near, x, y, 0).or(() -> uppermost(near, x, y, TOLERANCE));
    }

    private static Optional<Bubble> uppermost(
            List<Bubble> near, double x, double y, double tolerance) {
        return near.reversed().stream().filter(bubble -> bubble.isAt(x, y, tolerance)).findFirst();
    }

    public Optional<Bubble> ofCluster(int cluster) {
        return shown.stream().filter(bubble -> bubble.cluster() == cluster).findFirst();
    }
}
