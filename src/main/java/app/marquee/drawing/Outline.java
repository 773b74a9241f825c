package app.marquee.drawing;

import java.util.Arrays;

/** Straight lines, in one or several pieces. Not thread-safe. */
public final class Outline {
    private double[] points = new double[16];
    private boolean[] starts = new boolean[8];
    private int size;

    /** Receiver of the points in their order. */
    public interface Points {
        void moveTo(double x, double y);

        void lineTo(double x, double y);
    }

    /** The edge of a box. */
    public static Outline of(Box box) {
        return new Outline()
                .moveTo(box.x(), box.y())
                .lineTo(box.right(), box.y())
                .lineTo(box.right(), box.bottom())
                .lineTo(box.x(), box.bottom())
                .lineTo(box.x(), box.y());
    }

    /** Lines that rise to the right, cut at the edges of a box; none outside needs a clip. */
    static Outline hatching(Box box, double distance) {
        Outline lines = new Outline();
        double first = Math.ceil((box.x() + box.y()) / distance) * distance;
        for (double sum = first; sum < box.right() + box.bottom(); sum += distance) {
            double left = Math.max(box.x(), sum - box.bottom());
            double right = Math.min(box.right(), sum - box.y());
            if (right > left) {
                lines.moveTo(left, sum - left).lineTo(right, sum - right);
            }
        }
        return lines;
    }

    public Outline moveTo(double x, double y) {
        return add(x, y, true);
    }

    public Outline lineTo(double x, double y) {
        return add(x, y, size == 0);
    }

    private Outline add(double x, double y, boolean start) {
        if (size == starts.length) {
            points = Arrays.copyOf(points, size * 4);
            starts = Arrays.copyOf(starts, size * 2);
        }
        points[2 * size] = x;
        points[2 * size + 1] = y;
        starts[size] = start;
        size++;
        return this;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** How many points it has. */
    public int size() {
        return size;
    }

    public void replay(Points to) {
        for (int i = 0; i < size; i++) {
            if (starts[i]) {
                to.moveTo(points[2 * i], points[2 * i + 1]);
            } else {
                to.lineTo(points[2 * i], points[2 * i + 1]);
            }
        }
    }
}
