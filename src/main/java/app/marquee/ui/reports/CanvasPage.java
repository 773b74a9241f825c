package app.marquee.ui.reports;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;
import app.marquee.report.ReportImage;
import app.marquee.report.page.PageSurface;
import app.marquee.ui.chart.CanvasDrawing;

import javafx.scene.canvas.Canvas;

/** Page of a report on a canvas. FX thread only. */
final class CanvasPage implements PageSurface {
    private final Canvas canvas;
    private final Drawing drawing;
    private final PageImages images;

    CanvasPage(Canvas canvas, PageImages images) {
        this.canvas = canvas;
        this.drawing = new CanvasDrawing(canvas);
        this.images = images;
    }

    /** An image that can't be read leaves its place empty. */
    @Override
    public void image(ReportImage image, Box box) {
        images.of(image)
                .ifPresent(
                        shown ->
                                canvas.getGraphicsContext2D()
                                        .drawImage(
                                                shown,
                                                box.x(),
                                                box.y(),
                                                box.width(),
                                                box.height()));
    }

    @Override
    public void stroke(Outline lines, Stroke stroke) {
        drawing.stroke(lines, stroke);
    }

    @Override
    public void fill(Outline lines, Rgba color) {
        drawing.fill(lines, color);
    }

    @Override
    public void disc(double x, double y, double radius, Rgba color) {
        drawing.disc(x, y, radius, color);
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        drawing.ring(x, y, radius, stroke);
    }

    @Override
    public void text(String text, double x, double y, TextStyle style) {
        drawing.text(text, x, y, style);
    }

    @Override
    public void clipped(Box box, Runnable drawn) {
        drawing.clipped(box, drawn);
    }

    @Override
    public void transformed(Affine by, Runnable drawn) {
        drawing.transformed(by, drawn);
    }
}
