package app.marquee.drawing;

/**
 * Surface of a drawing, such as a canvas or an SVG file. Lengths are pixels of a window, 96 to the
 * inch; y grows downward.
 */
public interface Drawing {
    void stroke(Outline lines, Stroke stroke);

    /** Fills the area within the lines. */
    void fill(Outline lines, Rgba color);

    /** A filled circle. */
    void disc(double x, double y, double radius, Rgba color);

    /** A circle. */
    void ring(double x, double y, double radius, Stroke stroke);

    /**
     * A line of text.
     *
     * @param x where it starts, ends or has its middle
     * @param y of its baseline
     */
    void text(String text, double x, double y, TextStyle style);

    /** Draws something of which only the part within the box is shown. */
    void clipped(Box box, Runnable drawn);

    /** Draws something at another place, size or angle. */
    void transformed(Affine by, Runnable drawn);

    default void line(double fromX, double fromY, double toX, double toY, Stroke stroke) {
        stroke(new Outline().moveTo(fromX, fromY).lineTo(toX, toY), stroke);
    }

    default void rectangle(Box box, Rgba color) {
        fill(Outline.of(box), color);
    }

    /**
     * Diagonal lines within the box.
     *
     * @param distance from one line to the next, along the edge of the box
     */
    default void hatch(Box box, double distance, Stroke stroke) {
        stroke(Outline.hatching(box, distance), stroke);
    }
}
