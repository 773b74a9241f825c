package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/**
 * Painter of the density of values: each point is spread by box filters, which come close to a
 * Gaussian, over cells of some pixels. For one size. Not thread-safe.
 */
public final class HeatPainter {
    /** Pixels of a window that a cell is wide. */
    private static final double CELL = 4;

    private static final int PASSES = 5;

    /** Cells over which a filter spreads a value to each side. */
    private static final int REACH = 2;

    /** Below 1, so that a city with most of the values leaves others to be seen. */
    private static final double CONTRAST = 0.35;

    private static final double FAINTEST = 0.08;
    private static final double FADED = 0.25;
    private static final int LEVELS = 256;

    /** Levels that have one color in vectors. */
    private static final int BAND = 12;

    private static final int MARGIN = PASSES * REACH + 1;

    private final int cell;
    private final int columns;
    private final int rows;
    private final float[] cells;
    private final float[] other;

    /**
     * @param width of the whole picture in pixels
     * @param height of the whole picture in pixels
     * @param density pixels for each of the window's
     */
    public HeatPainter(int width, int height, double density) {
        this.cell = (int) Math.max(2, Math.round(CELL * density));
        this.columns = width / cell + 2 + 2 * MARGIN;
        this.rows = height / cell + 2 + 2 * MARGIN;
        this.cells = new float[columns * rows];
        this.other = new float[columns * rows];
    }

    /**
     * Values to paint.
     *
     * @param scale points whose densest place has the highest color; null for the values' own
     * @param times how many times as large the values of the scale are
     */
    public record Values(MapPoints points, @Nullable MapPoints scale, double times) {
        public static Values of(MapPoints points) {
            return new Values(points, null, 1);
        }
    }

    /**
     * Takes up the values of a view.
     *
     * @param camera of the whole picture
     */
    public void take(Values values, MapCamera camera) {
        MapPoints scale = values.scale();
        float peak = 0;
        if (scale != null) {
            spread(scale, camera);
            peak = (float) (peak() / values.times());
        }
        spread(values.points(), camera);
        level(peak > 0 ? peak : peak());
    }

    private void spread(MapPoints points, MapCamera camera) {
        count(points, camera);
        for (int pass = 0; pass < PASSES; pass++) {
            across();
            down();
        }
    }

    private float peak() {
        float peak = 0;
        for (float each : cells) {
            peak = Math.max(peak, each);
        }
        return peak;
    }

    private void count(MapPoints points, MapCamera camera) {
        Arrays.fill(cells, 0);
        double scale = camera.scale() / cell;
        double right = (camera.width() / 2) / cell - camera.x() * scale + MARGIN;
        double below = (camera.height() / 2) / cell - camera.y() * scale + MARGIN;
        double[] x = points.x();
        double[] y = points.y();
        double[] values = points.values();
        for (int point = 0; point < x.length; point++) {
            int column = (int) (x[point] * scale + right);
            int row = (int) (y[point] * scale + below);
            boolean inside = column >= 0 && row >= 0 && column < columns && row < rows;
            if (inside && values[point] > 0) {
                cells[row * columns + column] += (float) values[point];
            }
        }
    }

    private void across() {
        for (int row = 0; row < rows; row++) {
            filter(cells, other, row * columns, 1, columns);
        }
    }

    private void down() {
        for (int column = 0; column < columns; column++) {
            filter(other, cells, column, columns, rows);
        }
    }

    /** The mean of the neighbors to both sides, along a row or column. */
    private void filter(float[] from, float[] to, int start, int step, int length) {
        double sum = 0;
        float share = 1f / (2 * REACH + 1);
        for (int at = -REACH; at < length; at++) {
            if (at + REACH < length) {
                sum += from[start + (at + REACH) * step];
            }
            if (at - REACH - 1 >= 0) {
                sum -= from[start + (at - REACH - 1) * step];
            }
            if (at >= 0) {
                to[start + at * step] = (float) Math.max(0, sum * share);
            }
        }
    }

    /** Turns cells into levels of a ramp. */
    private void level(float peak) {
        for (int at = 0; at < cells.length; at++) {
            other[at] =
                    cells[at] <= 0
                            ? 0
                            : (float)
                                    (Math.pow(Math.min(1, cells[at] / peak), CONTRAST)
                                            * (LEVELS - 1));
        }
    }

    /**
     * Paints the values over what is there.
     *
     * @param pixels as wide as the picture
     * @param top lines of the picture above them
     * @param ramp colors from low to high density, opaque
     */
    public void paint(Pixels pixels, int top, int[] ramp) {
        int[] colours = colours(ramp);
        int[] alphas = alphas();
        for (int y = 0; y < pixels.height(); y++) {
            float down = (top + y + 0.5f) / cell + MARGIN - 0.5f;
            int row = (int) down;
            line(pixels, y * pixels.width(), row * columns, down - row, colours, alphas);
        }
    }

    private void line(
            Pixels pixels, int start, int cellRow, float low, int[] colours, int[] alphas) {
        int width = pixels.width();
        int half = cell / 2;
        for (int step = 0; step * cell - half < width; step++) {
            float left = between(cellRow + step + MARGIN - 1, low);
            float right = between(cellRow + step + MARGIN, low);
            if (left > 0 || right > 0) {
                int from = Math.max(0, step * cell - half);
                int to = Math.min(width, (step + 1) * cell - half);
                float each = (right - left) / cell;
                for (int x = from; x < to; x++) {
                    int level = (int) (left + each * (x - step * cell + half + 0.5f));
                    if (alphas[level] > 0) {
                        pixels.blend(start + x, colours[level], alphas[level]);
                    }
                }
            }
        }
    }

    /** Receiver of cells in one row of one color. */
    @FunctionalInterface
    public interface Run {
        void at(double x, double y, double width, double height, int argb);
    }

    /** The values as rectangles in few colors, for vectors. */
    public void runs(int[] ramp, Run run) {
        int[] colours = colours(ramp);
        int[] alphas = alphas();
        for (int row = MARGIN; row < rows - MARGIN; row++) {
            int from = MARGIN;
            for (int column = MARGIN + 1; column <= columns - MARGIN; column++) {
                boolean ends = column == columns - MARGIN;
                if (ends || band(row, column) != band(row, from)) {
                    int level = band(row, from);
                    if (alphas[level] > 0) {
                        int alpha = Math.min(255, alphas[level]);
                        run.at(
                                (from - MARGIN) * (double) cell,
                                (row - MARGIN) * (double) cell,
                                (column - from) * (double) cell,
                                cell,
                                (alpha << 24) | (colours[level] & 0xffffff));
                    }
                    from = column;
                }
            }
        }
    }

    private int band(int row, int column) {
        return (int) other[row * columns + column] / BAND * BAND;
    }

    private float between(int at, float low) {
        return other[at] * (1 - low) + other[at + columns] * low;
    }

    private static int[] colours(int[] ramp) {
        int[] colours = new int[LEVELS];
        for (int level = 0; level < LEVELS; level++) {
            double at = level / (LEVELS - 1.0) * (ramp.length - 1);
            int low = (int) Math.min(at, ramp.length - 2.0);
            colours[level] =
                    Pixels.mix(ramp[low], ramp[low + 1], (int) Math.round((at - low) * LEVELS));
        }
        return colours;
    }

    /** Faint values fade into the land. */
    private static int[] alphas() {
        int[] alphas = new int[LEVELS];
        for (int level = 0; level < LEVELS; level++) {
            double share = level / (LEVELS - 1.0);
            double shown = Math.clamp((share - FAINTEST) / FADED, 0, 1);
            alphas[level] = (int) Math.round(shown * 0.92 * LEVELS);
        }
        return alphas;
    }
}
