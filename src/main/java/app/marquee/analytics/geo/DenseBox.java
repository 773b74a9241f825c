package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/**
 * Finder of the smallest box that holds most of the values of a map: where its first view goes. It
 * counts in squares of two degrees; the box is then cut to the points. Not thread-safe.
 */
final class DenseBox {
    /** Share of all values that the box holds at least. */
    static final double MOST = 0.95;

    /** The whole width, and the latitudes where people live. */
    static final WorldBox INHABITED = new WorldBox(0, Mercator.y(74), 1, Mercator.y(-56));

    private static final int COLUMNS = 180;
    private static final int ROWS = (int) Math.ceil(INHABITED.height() * COLUMNS);
    private static final double ROUNDING = 1e-9;

    private final MapPoints points;
    private final double least;
    private final double[] weights;

    /** Sums of all squares above and left of a corner. */
    private final double[][] sums = new double[ROWS + 1][COLUMNS + 1];

    private int left;
    private int top;
    private int right = COLUMNS;
    private int bottom = ROWS;
    private double best = Double.MAX_VALUE;

    private DenseBox(MapPoints points, double least) {
        this.points = points;
        this.least = least;
        this.weights = weights(points.values());
    }

    /**
     * The smallest box with most of the values. The map shows the world once, so a box never goes
     * over 180 degrees. Values count by their size; where none is known, every point counts as one.
     *
     * @param degrees of longitude that the box has at least
     */
    static WorldBox of(MapPoints points, double degrees) {
        if (points.size() == 0) {
            return INHABITED;
        }
        DenseBox search = new DenseBox(points, degrees / 360);
        search.count();
        search.search();
        return search.widened(search.cut());
    }

    private static double[] weights(double[] values) {
        double[] weights =
                Arrays.stream(values)
                        .map(value -> Double.isNaN(value) ? 0 : Math.abs(value))
                        .toArray();
        if (Arrays.stream(weights).sum() <= 0) {
            Arrays.fill(weights, 1);
        }
        return weights;
    }

    private int column(int point) {
        return Math.clamp((int) (points.x()[point] * COLUMNS), 0, COLUMNS - 1);
    }

    private int row(int point) {
        double below = points.y()[point] - INHABITED.top();
        return Math.clamp((int) (below * COLUMNS), 0, ROWS - 1);
    }

    private void count() {
        for (int point = 0; point < weights.length; point++) {
            sums[row(point) + 1][column(point) + 1] += weights[point];
        }
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 1; column <= COLUMNS; column++) {
                sums[row][column] +=
                        sums[row - 1][column] + sums[row][column - 1] - sums[row - 1][column - 1];
            }
        }
    }

    private void search() {
        double needed = sums[ROWS][COLUMNS] * (MOST - ROUNDING);
        for (int from = 0; from < COLUMNS; from++) {
            for (int to = from + 1; to <= COLUMNS; to++) {
                if (between(from, to, 0, ROWS) >= needed) {
                    rows(from, to, needed);
                }
            }
        }
    }

    /** The lowest boxes between two columns. */
    private void rows(int from, int to, double needed) {
        int end = 0;
        for (int start = 0; start < ROWS; start++) {
            while (end < ROWS && between(from, to, start, end) < needed) {
                end++;
            }
            if (between(from, to, start, end) < needed) {
                return;
            }
            take(from, to, start, end);
        }
    }

    /** Between boxes that are too small to be shown alone, the smaller one wins all the same. */
    private void take(int from, int to, int start, int end) {
        double squares = COLUMNS * least;
        double size =
                Math.max(squares, to - from) * Math.max(squares / 2, end - start)
                        + (to - from + end - start) / (double) (COLUMNS * COLUMNS);
        if (size < best) {
            best = size;
            left = from;
            right = to;
            top = start;
            bottom = end;
        }
    }

    private double between(int from, int to, int start, int end) {
        return sums[end][to] - sums[start][to] - sums[end][from] + sums[start][from];
    }

    /** The points in the squares that were found, within the latitudes of the map. */
    private WorldBox cut() {
        @Nullable WorldBox box = null;
        for (int point = 0; point < weights.length; point++) {
            int column = column(point);
            int row = row(point);
            boolean inside = column >= left && column < right && row >= top && row < bottom;
            if (inside && weights[point] > 0) {
                double x = Math.clamp(points.x()[point], 0, 1);
                double y = Math.clamp(points.y()[point], INHABITED.top(), INHABITED.bottom());
                box = box == null ? WorldBox.at(x, y) : box.with(x, y);
            }
        }
        return box == null ? INHABITED : box;
    }

    private WorldBox widened(WorldBox box) {
        if (box.width() >= least) {
            return box;
        }
        double middle = (box.left() + box.right()) / 2;
        double from = Math.clamp(middle - least / 2, 0, 1 - least);
        return new WorldBox(from, box.top(), from + least, box.bottom());
    }
}
