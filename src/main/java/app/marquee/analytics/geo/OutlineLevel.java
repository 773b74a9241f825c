package app.marquee.analytics.geo;

import app.marquee.drawing.Outline;

/**
 * Outlines of the world in one detail, as open lines. Land lies on one side of all coasts and seams
 * together, so that it can be filled without rings. The arrays must not be changed. Immutable.
 */
public final class OutlineLevel {
    /** Between land and water. */
    public static final byte COAST = 0;

    /** Between countries; fills nothing. */
    public static final byte BORDER = 1;

    /** Where land was cut at the edge of the world: fills, but is not a line that is drawn. */
    public static final byte SEAM = 2;

    private static final int SIDES = 4;

    private final float[] x;
    private final float[] y;
    private final int[] starts;
    private final byte[] kinds;
    private final float[] boxes;

    /**
     * @param starts where each line begins, and the end of the last one
     * @param kinds of each line
     */
    OutlineLevel(float[] x, float[] y, int[] starts, byte[] kinds) {
        this.x = x;
        this.y = y;
        this.starts = starts;
        this.kinds = kinds;
        this.boxes = new float[kinds.length * SIDES];
        for (int line = 0; line < kinds.length; line++) {
            measure(line);
        }
    }

    private void measure(int line) {
        int at = line * SIDES;
        boxes[at] = Float.MAX_VALUE;
        boxes[at + 1] = Float.MAX_VALUE;
        boxes[at + 2] = -Float.MAX_VALUE;
        boxes[at + 3] = -Float.MAX_VALUE;
        for (int i = starts[line]; i < starts[line + 1]; i++) {
            boxes[at] = Math.min(boxes[at], x[i]);
            boxes[at + 1] = Math.min(boxes[at + 1], y[i]);
            boxes[at + 2] = Math.max(boxes[at + 2], x[i]);
            boxes[at + 3] = Math.max(boxes[at + 3], y[i]);
        }
    }

    public int lines() {
        return kinds.length;
    }

    public int points() {
        return x.length;
    }

    public byte kind(int line) {
        return kinds[line];
    }

    /** The first point of a line. */
    public int start(int line) {
        return starts[line];
    }

    /** Behind the last point of a line. */
    public int end(int line) {
        return starts[line + 1];
    }

    /** In the world of {@link Mercator}. */
    public float x(int point) {
        return x[point];
    }

    /** In the world of {@link Mercator}; what lies beyond the limit in the south is beyond 1. */
    public float y(int point) {
        return y[point];
    }

    /**
     * The lines in view, in its pixels.
     *
     * @param near points no further than this from the one before are left out
     */
    public Outline outline(MapCamera camera, double near) {
        Outline outline = new Outline();
        WorldBox view = camera.box();
        for (int line = 0; line < lines(); line++) {
            if (isIn(view, line)) {
                add(outline, line, camera, near);
            }
        }
        return outline;
    }

    private void add(Outline to, int line, MapCamera camera, double near) {
        double scale = camera.scale();
        double lastX = Double.NEGATIVE_INFINITY;
        double lastY = lastX;
        for (int at = starts[line]; at < starts[line + 1]; at++) {
            double nextX = camera.screenX(0) + x[at] * scale;
            double nextY = camera.screenY(0) + y[at] * scale;
            if (at == starts[line]) {
                to.moveTo(nextX, nextY);
            } else if (at + 1 < starts[line + 1]
                    && Math.abs(nextX - lastX) <= near
                    && Math.abs(nextY - lastY) <= near) {
                continue;
            } else {
                to.lineTo(nextX, nextY);
            }
            lastX = nextX;
            lastY = nextY;
        }
    }

    /** Whether the box of a line meets another one. */
    boolean isIn(WorldBox box, int line) {
        return right(line) >= box.left()
                && left(line) <= box.right()
                && bottom(line) >= box.top()
                && top(line) <= box.bottom();
    }

    public float left(int line) {
        return boxes[line * SIDES];
    }

    public float top(int line) {
        return boxes[line * SIDES + 1];
    }

    public float right(int line) {
        return boxes[line * SIDES + 2];
    }

    public float bottom(int line) {
        return boxes[line * SIDES + 3];
    }
}
