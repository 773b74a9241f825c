package app.marquee.ui.chart;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;
import app.marquee.ui.control.font.CanvasText;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.TextAlignment;

/** Drawing on a canvas, at the window's resolution. FX thread only. */
public final class CanvasDrawing implements Drawing {
    private final GraphicsContext pen;

    /** Clears the canvas. */
    public CanvasDrawing(Canvas canvas) {
        pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        pen.setLineJoin(StrokeLineJoin.ROUND);
        pen.setTextBaseline(VPos.BASELINE);
    }

    private void path(Outline lines) {
        pen.beginPath();
        lines.replay(
                new Outline.Points() {
                    @Override
                    public void moveTo(double x, double y) {
                        pen.moveTo(x, y);
                    }

                    @Override
                    public void lineTo(double x, double y) {
                        pen.lineTo(x, y);
                    }
                });
    }

    private void take(Stroke stroke) {
        pen.setStroke(FxText.color(stroke.color()));
        pen.setLineWidth(stroke.width());
        pen.setLineCap(stroke.dashes().isEmpty() ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        pen.setLineDashes(stroke.dashes().stream().mapToDouble(Double::doubleValue).toArray());
    }

    @Override
    public void stroke(Outline lines, Stroke stroke) {
        if (!lines.isEmpty()) {
            path(lines);
            take(stroke);
            pen.stroke();
        }
    }

    @Override
    public void fill(Outline lines, Rgba color) {
        if (!lines.isEmpty()) {
            path(lines);
            pen.setFill(FxText.color(color));
            pen.fill();
        }
    }

    @Override
    public void disc(double x, double y, double radius, Rgba color) {
        pen.setFill(FxText.color(color));
        pen.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        take(stroke);
        pen.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void text(String text, double x, double y, TextStyle style) {
        pen.setFont(FxText.font(style.font()));
        pen.setFill(FxText.color(style.color()));
        pen.setTextAlign(
                switch (style.align()) {
                    case START -> TextAlignment.LEFT;
                    case MIDDLE -> TextAlignment.CENTER;
                    case END -> TextAlignment.RIGHT;
                });
        CanvasText.fill(pen, text, x, y);
    }

    @Override
    public void clipped(Box box, Runnable drawn) {
        pen.save();
        pen.beginPath();
        pen.rect(box.x(), box.y(), box.width(), box.height());
        pen.clip();
        drawn.run();
        pen.restore();
    }

    @Override
    public void transformed(Affine by, Runnable drawn) {
        pen.save();
        pen.transform(by.xx(), by.yx(), by.xy(), by.yy(), by.tx(), by.ty());
        drawn.run();
        pen.restore();
    }
}
