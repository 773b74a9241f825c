package app.marquee.analytics.geo.outline;

import java.util.ArrayList;
import java.util.List;

/** Leaves out points that are hardly off the line between their neighbours (Douglas–Peucker). */
final class Simplification {
    private final double tolerance;

    /**
     * @param tolerance in degrees
     */
    Simplification(double tolerance) {
        this.tolerance = tolerance;
    }

    /** The ends stay. A line that closes itself keeps its form by its farthest point. */
    List<double[]> of(List<double[]> line) {
        if (line.size() < 3 || tolerance <= 0) {
            return line;
        }
        boolean[] kept = new boolean[line.size()];
        kept[0] = true;
        kept[line.size() - 1] = true;
        keep(line, 0, line.size() - 1, kept);
        List<double[]> left = new ArrayList<>();
        for (int i = 0; i < kept.length; i++) {
            if (kept[i]) {
                left.add(line.get(i));
            }
        }
        return left;
    }

    private void keep(List<double[]> line, int from, int to, boolean[] kept) {
        int farthest = -1;
        double most = tolerance * tolerance;
        for (int i = from + 1; i < to; i++) {
            double off = squaredDistance(line.get(i), line.get(from), line.get(to));
            if (off > most) {
                most = off;
                farthest = i;
            }
        }
        if (farthest >= 0) {
            kept[farthest] = true;
            keep(line, from, farthest, kept);
            keep(line, farthest, to, kept);
        }
    }

    static double squaredDistance(double[] point, double[] from, double[] to) {
        double dx = to[0] - from[0];
        double dy = to[1] - from[1];
        double length = dx * dx + dy * dy;
        double along =
                length == 0
                        ? 0
                        : Math.clamp(
                                ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length,
                                0,
                                1);
        double offX = point[0] - from[0] - along * dx;
        double offY = point[1] - from[1] - along * dy;
        return offX * offX + offY * offY;
    }
}
