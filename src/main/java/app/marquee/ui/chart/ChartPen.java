package app.marquee.ui.chart;

import javafx.geometry.VPos;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Pen of a chart: on the canvas of the window, or as shapes for an image. FX thread only. */
interface ChartPen {
    /** Style of a line; solid without dashes. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Stroke(Paint paint, double width, double... dashes) {}

    /** Style of a text, with its alignment to its position. Immutable. */
    record Writing(Font font, Paint paint, TextAlignment align, VPos baseline) {}

    /** A line begins here. */
    void moveTo(double x, double y);

    void lineTo(double x, double y);

    /** Draws the lines started since the last call. */
    void draw(Stroke stroke);

    /** Fills the area within the lines started since the last call. */
    void fill(Paint paint);

    /** A circle around a point. */
    void ring(double x, double y, double radius, Stroke stroke);

    /** A filled circle around a point. */
    void disc(double x, double y, double radius, Paint paint);

    void write(String text, double x, double y, Writing how);

    /** One line by itself. */
    default void line(double fromX, double fromY, double toX, double toY, Stroke stroke) {
        moveTo(fromX, fromY);
        lineTo(toX, toY);
        draw(stroke);
    }
}
