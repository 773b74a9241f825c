package app.marquee.analytics.series;

import java.util.Arrays;

/**
 * Downsampler of a long series: keeps the first, lowest, highest and last point of each pixel
 * column, so that no peak is lost, with the gaps preserved. Thread-safe.
 */
public final class PixelColumns {
    /** Four points and a break. */
    private static final int MOST = 5;

    private final double from;
    private final double to;
    private final int columns;

    /**
     * @param from the place at the left edge
     * @param to the place at the right edge
     * @param columns how many pixels there are between
     */
    public PixelColumns(double from, double to, int columns) {
        this.from = from;
        this.to = to;
        this.columns = columns;
    }

    /** The points to draw a line through; where a value is not a number the line breaks. */
    public Series of(Series series) {
        if (series.size() <= columns * 2) {
            return broken(series);
        }
        Points points = new Points(Math.min(series.size(), columns * MOST) * 2 + MOST);
        int start = 0;
        while (start < series.size()) {
            int end = start + 1;
            int column = column(series.x()[start]);
            while (end < series.size() && column(series.x()[end]) == column) {
                end++;
            }
            add(series, start, end, points);
            start = end;
        }
        return points.series(series);
    }

    private int column(double place) {
        return (int) Math.floor((place - from) / (to - from) * columns);
    }

    /** Adds the points of one column. */
    private static void add(Series series, int start, int end, Points points) {
        if (series.isGapBefore(start)) {
            points.breakAt(series.x()[start]);
        }
        int low = -1;
        int high = -1;
        int first = -1;
        int last = -1;
        for (int i = start; i < end; i++) {
            if (series.isKnown(i)) {
                first = first < 0 ? i : first;
                last = i;
                low = low < 0 || series.y()[i] < series.y()[low] ? i : low;
                high = high < 0 || series.y()[i] > series.y()[high] ? i : high;
            }
        }
        if (first < 0) {
            points.breakAt(series.x()[start]);
            return;
        }
        if (!series.isKnown(start)) {
            points.breakAt(series.x()[start]);
        }
        int[] kept = {first, Math.min(low, high), Math.max(low, high), last};
        int before = -1;
        for (int index : kept) {
            if (index != before) {
                points.add(series.x()[index], series.y()[index]);
                before = index;
            }
        }
        if (!series.isKnown(end - 1)) {
            points.breakAt(series.x()[end - 1]);
        }
    }

    /** Short enough as it is; only its gaps become breaks. */
    private static Series broken(Series series) {
        Points points = new Points(series.size() * 2 + 1);
        for (int i = 0; i < series.size(); i++) {
            if (series.isGapBefore(i)) {
                points.breakAt(series.x()[i]);
            }
            points.add(series.x()[i], series.y()[i]);
        }
        return points.series(series);
    }

    /** Point buffer. */
    private static final class Points {
        private double[] x;
        private double[] y;
        private int size;

        Points(int room) {
            x = new double[room];
            y = new double[room];
        }

        void add(double place, double value) {
            if (size == x.length) {
                x = Arrays.copyOf(x, size * 2);
                y = Arrays.copyOf(y, size * 2);
            }
            x[size] = place;
            y[size] = value;
            size++;
        }

        void breakAt(double place) {
            if (size > 0 && !Double.isNaN(y[size - 1])) {
                add(place, Double.NaN);
            }
        }

        Series series(Series of) {
            return new Series(
                    of.name(),
                    Arrays.copyOf(x, size),
                    Arrays.copyOf(y, size),
                    Double.POSITIVE_INFINITY);
        }
    }
}
