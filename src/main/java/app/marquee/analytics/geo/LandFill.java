package app.marquee.analytics.geo;

import java.util.Arrays;

/**
 * Scanline fill of outlines by signed areas: each line adds its coverage to the pixels on its
 * right, so that line order is irrelevant. For one size. Not thread-safe.
 */
final class LandFill {
    private final int width;
    private final int height;
    private final int stride;
    private final float[] sums;

    /** A bit for each sum to which anything was added: few, along the lines. */
    private final long[] touched;

    private final int words;
    private boolean dirty;

    LandFill(int width, int height) {
        this.width = width;
        this.height = height;
        this.stride = width + 3;
        this.sums = new float[stride * height];
        this.words = (stride + Long.SIZE - 1) / Long.SIZE;
        this.touched = new long[words * height];
    }

    /** Forgets lines that were added and not painted. */
    void clear() {
        if (dirty) {
            Arrays.fill(sums, 0);
            Arrays.fill(touched, 0);
        }
        dirty = true;
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
        boolean isRightOfAll = fromX >= width && toX >= width;
        if (toY <= 0 || fromY >= height || isRightOfAll) {
            return;
        }
        double slope = (toX - fromX) / (toY - fromY);
        double x = fromY < 0 ? fromX - fromY * slope : fromX;
        int first = (int) Math.max(0, fromY);
        int last = (int) Math.min(height, Math.ceil(toY));
        for (int row = first; row < last; row++) {
            double part = Math.min(row + 1.0, toY) - Math.max(row, fromY);
            double next = x + slope * part;
            clip(row, x, next, part * direction);
            x = next;
        }
    }

    /** Covers with the part within the width; what is left of it covers the whole row. */
    private void clip(int row, double x, double next, double area) {
        double left = Math.min(x, next);
        double right = Math.max(x, next);
        double from = Math.clamp(left, 0, width);
        double to = Math.clamp(right, 0, width);
        if (from == left && to == right) {
            cover(row, from, to, area);
            return;
        }
        double before = (from - left) / (right - left);
        double within = (to - from) / (right - left);
        if (right <= 0) {
            cover(row, 0, 0, area);
        } else if (left < width) {
            cover(row, 0, 0, area * before);
            cover(row, from, to, area * within);
        }
    }

    /** One row's piece of a line. */
    private void cover(int line, double from, double to, double area) {
        double left = Math.min(from, to);
        double right = Math.max(from, to);
        int first = (int) left;
        int behind = (int) Math.ceil(right);
        int row = line * stride;
        touch(line, first, Math.max(behind, first + 1));
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

    /**
     * @param last the last one that is touched
     */
    private void touch(int row, int first, int last) {
        int from = row * words + first / Long.SIZE;
        int to = row * words + last / Long.SIZE;
        if (from == to) {
            touched[from] |= (-1L << first) & (-1L >>> (Long.SIZE - 1 - last));
            return;
        }
        touched[from] |= -1L << first;
        Arrays.fill(touched, from + 1, to, -1L);
        touched[to] |= -1L >>> (Long.SIZE - 1 - last);
    }

    /**
     * Paints all rows; nothing is inside of lines any more afterwards. Pixels at which nothing was
     * added are as the one before them, and are not looked at.
     */
    void paint(Pixels pixels, int water, int land) {
        for (int row = 0; row < height; row++) {
            paint(pixels.argb(), row, water, land);
        }
        dirty = false;
    }

    private void paint(int[] argb, int row, int water, int land) {
        float sum = 0;
        int colour = water;
        int start = row * width;
        int painted = 0;
        for (int word = 0; word < words; word++) {
            long bits = touched[row * words + word];
            touched[row * words + word] = 0;
            for (; bits != 0; bits &= bits - 1) {
                int column = word * Long.SIZE + Long.numberOfTrailingZeros(bits);
                sum += sums[row * stride + column];
                sums[row * stride + column] = 0;
                if (column < width) {
                    Arrays.fill(argb, start + painted, start + column, colour);
                    painted = column;
                    colour = colour(sum, water, land);
                }
            }
        }
        Arrays.fill(argb, start + painted, start + width, colour);
    }

    /** Receiver of pixels in one row that are covered alike. */
    @FunctionalInterface
    interface Span {
        /**
         * @param to behind the last pixel
         * @param cover from 1 to 256 for wholly covered
         */
        void covered(int from, int to, int cover);
    }

    /** Tells which pixels are inside; nothing is inside of lines any more afterwards. */
    void spans(Span span) {
        for (int row = 0; row < height; row++) {
            spans(row, span);
        }
        dirty = false;
    }

    private void spans(int row, Span span) {
        float sum = 0;
        int start = row * width;
        int done = 0;
        for (int word = 0; word < words; word++) {
            long bits = touched[row * words + word];
            touched[row * words + word] = 0;
            for (; bits != 0; bits &= bits - 1) {
                int column = word * Long.SIZE + Long.numberOfTrailingZeros(bits);
                int behind = Math.min(column, width);
                span(start + done, start + behind, sum, span);
                done = behind;
                sum += sums[row * stride + column];
                sums[row * stride + column] = 0;
            }
        }
        span(start + done, start + width, sum, span);
    }

    private static void span(int from, int to, float sum, Span span) {
        float cover = Math.min(1, Math.abs(sum));
        if (to > from && cover > 0.004f) {
            span.covered(from, to, cover > 0.996f ? 256 : Math.round(cover * 256));
        }
    }

    private static int colour(float sum, int water, int land) {
        float cover = Math.min(1, Math.abs(sum));
        return cover < 0.004f
                ? water
                : cover > 0.996f ? land : Pixels.mix(water, land, Math.round(cover * 256));
    }
}
