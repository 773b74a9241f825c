package app.marquee.analytics.geo;

import java.util.Arrays;

/**
 * Fills what lies inside of lines by summing signed areas: each line adds how much of every pixel
 * lies to its right, so that lines in any order fill the same. One for one size; used by one thread
 * at a time.
 */
final class LandFill {
    private final int width;
    private final int height;
    private final int stride;
    private final float[] sums;

    LandFill(int width, int height) {
        this.width = width;
        this.height = height;
        this.stride = width + 3;
        this.sums = new float[stride * height];
    }

    void clear() {
        Arrays.fill(sums, 0);
    }

    /** Adds a straight line. */
    void line(double fromX, double fromY, double toX, double toY) {
        if (fromY < toY) {
            down(fromX, fromY, toX, toY, 1);
        } else if (toY < fromY) {
            down(toX, toY, fromX, fromY, -1);
        }
    }

    private void down(double fromX, double fromY, double toX, double toY, int direction) {
        if (toY <= 0 || fromY >= height) {
            return;
        }
        double slope = (toX - fromX) / (toY - fromY);
        double x = fromY < 0 ? fromX - fromY * slope : fromX;
        int first = (int) Math.max(0, fromY);
        int last = (int) Math.min(height, Math.ceil(toY));
        for (int row = first; row < last; row++) {
            double part = Math.min(row + 1.0, toY) - Math.max(row, fromY);
            double next = x + slope * part;
            cover(row * stride, clamp(x), clamp(next), part * direction);
            x = next;
        }
    }

    private double clamp(double x) {
        return Math.clamp(x, 0, width);
    }

    /** One row's piece of a line. */
    private void cover(int row, double from, double to, double area) {
        double left = Math.min(from, to);
        double right = Math.max(from, to);
        int first = (int) left;
        int behind = (int) Math.ceil(right);
        if (behind <= first + 1) {
            double inside = (left + right) / 2 - first;
            sums[row + first] += (float) (area - area * inside);
            sums[row + first + 1] += (float) (area * inside);
            return;
        }
        double each = area / (right - left);
        double startPart = first + 1 - left;
        double before = 0.5 * each * startPart * startPart;
        sums[row + first] += (float) before;
        double covered = before;
        double last = before;
        for (int column = first + 1; column < behind - 1; column++) {
            double now = each * (column + 0.5 - left);
            sums[row + column] += (float) (now - last);
            covered += now - last;
            last = now;
        }
        double endPart = right - (behind - 1);
        double rest = 0.5 * each * endPart * endPart;
        double now = area - rest;
        sums[row + behind - 1] += (float) (now - last);
        covered += now - last;
        sums[row + behind] += (float) (area - covered);
    }

    void paint(Pixels pixels, int water, int land) {
        for (int row = 0; row < height; row++) {
            float sum = 0;
            for (int column = 0; column < width; column++) {
                sum += sums[row * stride + column];
                float cover = Math.min(1, Math.abs(sum));
                pixels.set(
                        row * width + column,
                        cover < 0.004f
                                ? water
                                : cover > 0.996f
                                        ? land
                                        : Pixels.mix(water, land, Math.round(cover * 256)));
            }
        }
    }
}
