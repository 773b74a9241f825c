package app.marquee.ui.control.font;

import com.sun.javafx.geom.PathIterator;
import com.sun.javafx.scene.shape.ShapeHelper;

import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/**
 * Writer of texts on a canvas. JavaFX lays out what is written there on the thread that renders, so
 * on Linux a text that needs shaping is drawn as the outlines of its letters. FX thread only.
 */
public final class CanvasText {
    static {
        TextShaping.separate();
    }

    private CanvasText() {}

    /** Fills the letters, as the canvas would. */
    public static void fill(GraphicsContext pen, String text, double x, double y) {
        if (isOutlined(text)) {
            outline(pen, text, x, y);
            pen.fill();
        } else {
            pen.fillText(text, x, y);
        }
    }

    /** Draws lines along the letters, as the canvas would. */
    public static void stroke(GraphicsContext pen, String text, double x, double y) {
        if (isOutlined(text)) {
            outline(pen, text, x, y);
            pen.stroke();
        } else {
            pen.strokeText(text, x, y);
        }
    }

    static boolean isOutlined(String text) {
        return Typeface.isLinux() && TextShaping.isNeeded(text);
    }

    private static void outline(GraphicsContext pen, String text, double x, double y) {
        Text letters = new Text(text);
        letters.setFont(pen.getFont());
        Bounds bounds = letters.getLayoutBounds();
        double left = x - bounds.getWidth() * before(pen.getTextAlign());
        double base = y + baseline(pen.getTextBaseline(), bounds);
        PathIterator lines = ShapeHelper.configShape(letters).getPathIterator(null);
        float[] at = new float[6];
        pen.beginPath();
        for (; !lines.isDone(); lines.next()) {
            add(pen, lines.currentSegment(at), at, left, base);
        }
    }

    /** The part of a text that is before its position. */
    private static double before(TextAlignment align) {
        return switch (align) {
            case CENTER -> 0.5;
            case RIGHT -> 1;
            default -> 0;
        };
    }

    /** How far the baseline is below the position of a text. */
    private static double baseline(VPos position, Bounds bounds) {
        return switch (position) {
            case TOP -> -bounds.getMinY();
            case CENTER -> -bounds.getMinY() - bounds.getHeight() / 2;
            case BASELINE -> 0;
            case BOTTOM -> -bounds.getMaxY();
        };
    }

    private static void add(GraphicsContext pen, int kind, float[] at, double x, double y) {
        switch (kind) {
            case PathIterator.SEG_MOVETO -> pen.moveTo(x + at[0], y + at[1]);
            case PathIterator.SEG_LINETO -> pen.lineTo(x + at[0], y + at[1]);
            case PathIterator.SEG_QUADTO ->
                    pen.quadraticCurveTo(x + at[0], y + at[1], x + at[2], y + at[3]);
            case PathIterator.SEG_CUBICTO ->
                    pen.bezierCurveTo(
                            x + at[0], y + at[1], x + at[2], y + at[3], x + at[4], y + at[5]);
            default -> pen.closePath();
        }
    }
}
