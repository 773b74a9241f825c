package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

/**
 * Painter of anti-aliased discs with a thin outline. Small ones, up to a hundred thousand, are
 * stamped from precomputed shapes. Not thread-safe.
 */
public final class BubblePainter {
    private static final double STAMPED = 24;
    private static final int STEPS = 4;
    private static final int OPAQUE = 256;

    private final Pixels pixels;
    private final double line;
    private final @Nullable Stamp[] stamps =
            new Stamp[((int) (STAMPED * STEPS) + 1) * STEPS * STEPS];

    /**
     * @param line width of the line, in pixels
     */
    public BubblePainter(Pixels pixels, double line) {
        this.pixels = pixels;
        this.line = line;
    }

    /** Stamp with the share of disc and outline per pixel, 0 to 256. */
    @SuppressWarnings("ArrayRecordComponent") // private to this class and never compared
    private record Stamp(int reach, short[] disc, short[] rim) {}

    public void paint(double x, double y, double radius, BubbleColours colours) {
        if (radius <= STAMPED) {
            stamped(x, y, radius, colours);
        } else {
            large(x, y, radius, colours);
        }
    }

    private void stamped(double x, double y, double radius, BubbleColours colours) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        int partX = (int) ((x - left) * STEPS);
        int partY = (int) ((y - top) * STEPS);
        int size = (int) Math.round(radius * STEPS);
        int number = (size * STEPS + partX) * STEPS + partY;
        Stamp stamp = stamps[number];
        if (stamp == null) {
            stamp = stamp(size / (double) STEPS, centre(partX), centre(partY));
            stamps[number] = stamp;
        }
        int side = 2 * stamp.reach + 1;
        int fill = Pixels.alpha(colours.fill());
        int rim = Pixels.alpha(colours.line());
        int firstX = left - stamp.reach;
        int firstY = top - stamp.reach;
        int fromColumn = Math.max(0, -firstX);
        int toColumn = Math.min(side, pixels.width() - firstX);
        int toRow = Math.min(side, pixels.height() - firstY);
        for (int row = Math.max(0, -firstY); row < toRow; row++) {
            int at = (firstY + row) * pixels.width() + firstX;
            for (int column = fromColumn; column < toColumn; column++) {
                int disc = stamp.disc[row * side + column];
                if (disc != 0) {
                    int edge = (stamp.rim[row * side + column] * rim) >> 8;
                    if (edge < OPAQUE) {
                        pixels.blend(at + column, colours.fill(), (disc * fill) >> 8);
                    }
                    if (edge != 0) {
                        pixels.blend(at + column, colours.line(), edge);
                    }
                }
            }
        }
    }

    private static double centre(int part) {
        return (part + 0.5) / STEPS;
    }

    private Stamp stamp(double radius, double centreX, double centreY) {
        int reach = (int) Math.ceil(radius) + 1;
        int side = 2 * reach + 1;
        short[] disc = new short[side * side];
        short[] rim = new short[side * side];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                double far =
                        Math.hypot(column - reach + 0.5 - centreX, row - reach + 0.5 - centreY);
                disc[row * side + column] = (short) inside(far, radius);
                rim[row * side + column] = (short) onLine(far, radius);
            }
        }
        return new Stamp(reach, disc, rim);
    }

    private static int inside(double far, double radius) {
        return (int) (OPAQUE * Math.clamp(radius - far + 0.5, 0, 1));
    }

    private int onLine(double far, double radius) {
        double outer = Math.clamp(radius - far + 0.5, 0, 1);
        double inner = Math.clamp(radius - line - far + 0.5, 0, 1);
        return (int) (OPAQUE * (outer - inner));
    }

    private void large(double x, double y, double radius, BubbleColours colours) {
        int fill = Pixels.alpha(colours.fill());
        int rim = Pixels.alpha(colours.line());
        int firstRow = (int) Math.max(0, Math.floor(y - radius - 1));
        int lastRow = (int) Math.min(pixels.height() - 1.0, Math.ceil(y + radius + 1));
        for (int row = firstRow; row <= lastRow; row++) {
            double down = row + 0.5 - y;
            double half = Math.sqrt(Math.max(0, (radius + 1) * (radius + 1) - down * down));
            int from = (int) Math.max(0, Math.floor(x - half));
            int to = (int) Math.min(pixels.width() - 1.0, Math.ceil(x + half));
            double inner = Math.max(0, radius - line - 1);
            for (int column = from; column <= to; column++) {
                double across = column + 0.5 - x;
                double square = across * across + down * down;
                int at = row * pixels.width() + column;
                if (square < inner * inner) {
                    pixels.blend(at, colours.fill(), fill);
                    continue;
                }
                double far = Math.sqrt(square);
                pixels.blend(at, colours.fill(), (inside(far, radius) * fill) >> 8);
                int edge = onLine(far, radius);
                if (edge != 0) {
                    pixels.blend(at, colours.line(), (edge * rim) >> 8);
                }
            }
        }
    }
}
