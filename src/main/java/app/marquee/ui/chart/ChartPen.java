package app.marquee.ui.chart;

import javafx.geometry.VPos;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** What a chart is drawn with: on the canvas of the window, or as shapes for a picture. */
interface ChartPen {
    /** How a line is drawn; without dashes it is a whole one. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Stroke(Paint paint, double width, double... dashes) {}

    /** How words are written, and what of them lies at their place. */
    record Writing(Font font, Paint paint, TextAlignment align, VPos baseline) {}

    /** A line begins here. */
    void moveTo(double x, double y);

    void lineTo(double x, double y);

    /** Draws the lines that were begun since the last time. */
    void draw(Stroke stroke);

    /** Fills what the lines enclose that were begun since the last time. */
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
