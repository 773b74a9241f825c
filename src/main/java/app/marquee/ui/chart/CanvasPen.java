package app.marquee.ui.chart;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;

/** Pen that draws on a canvas, at the window's resolution. FX thread only. */
final class CanvasPen implements ChartPen {
    private final GraphicsContext pen;
    private boolean begun;

    CanvasPen(Canvas canvas) {
        pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    }

    @Override
    public void moveTo(double x, double y) {
        if (!begun) {
            pen.beginPath();
            begun = true;
        }
        pen.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        pen.lineTo(x, y);
    }

    @Override
    public void draw(Stroke stroke) {
        if (begun) {
            take(stroke);
            pen.stroke();
            begun = false;
        }
    }

    @Override
    public void fill(Paint paint) {
        if (begun) {
            pen.setFill(paint);
            pen.fill();
            begun = false;
        }
    }

    private void take(Stroke stroke) {
        pen.setStroke(stroke.paint());
        pen.setLineWidth(stroke.width());
        pen.setLineDashes(stroke.dashes());
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        take(stroke);
        pen.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void disc(double x, double y, double radius, Paint paint) {
        pen.setFill(paint);
        pen.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void write(String text, double x, double y, Writing how) {
        pen.setFont(how.font());
        pen.setFill(how.paint());
        pen.setTextAlign(how.align());
        pen.setTextBaseline(how.baseline());
        pen.fillText(text, x, y);
    }
}
