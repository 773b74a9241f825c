package app.marquee.ui.chart;

import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;

import javafx.collections.ObservableList;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import javafx.scene.transform.Affine;

import java.util.ArrayList;
import java.util.List;

/** Drawing as shapes, which stay sharp in an image of any size. FX thread only. */
final class ShapeDrawing implements Drawing {
    private ObservableList<Node> shapes;

    /** Removes the shapes that the list has. */
    ShapeDrawing(ObservableList<Node> shapes) {
        this.shapes = shapes;
        shapes.clear();
    }

    private static Path path(Outline lines) {
        List<PathElement> elements = new ArrayList<>(lines.size());
        lines.replay(
                new Outline.Points() {
                    @Override
                    public void moveTo(double x, double y) {
                        elements.add(new MoveTo(x, y));
                    }

                    @Override
                    public void lineTo(double x, double y) {
                        elements.add(new LineTo(x, y));
                    }
                });
        return new Path(elements);
    }

    private void add(Node shape) {
        shape.setManaged(false);
        shapes.add(shape);
    }

    private void add(Shape shape, Stroke stroke) {
        boolean solid = stroke.dashes().isEmpty();
        shape.setFill(null);
        shape.setStroke(FxText.color(stroke.color()));
        shape.setStrokeWidth(stroke.width());
        shape.setStrokeLineCap(solid ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
        shape.getStrokeDashArray().setAll(stroke.dashes());
        add(shape);
    }

    @Override
    public void stroke(Outline lines, Stroke stroke) {
        if (!lines.isEmpty()) {
            add(path(lines), stroke);
        }
    }

    @Override
    public void fill(Outline lines, Rgba color) {
        if (!lines.isEmpty()) {
            Path area = path(lines);
            area.setFill(FxText.color(color));
            area.setStroke(null);
            add(area);
        }
    }

    @Override
    public void disc(double x, double y, double radius, Rgba color) {
        add(new Circle(x, y, radius, FxText.color(color)));
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        add(new Circle(x, y, radius), stroke);
    }

    @Override
    public void text(String text, double x, double y, TextStyle style) {
        Text words = new Text(text);
        words.setFont(FxText.font(style.font()));
        words.setFill(FxText.color(style.color()));
        double width = words.getLayoutBounds().getWidth();
        words.setX(
                switch (style.align()) {
                    case START -> x;
                    case MIDDLE -> x - width / 2;
                    case END -> x - width;
                });
        words.setY(y);
        add(words);
    }

    @Override
    public void clipped(Box box, Runnable drawn) {
        Group group = new Group();
        group.setClip(new Rectangle(box.x(), box.y(), box.width(), box.height()));
        within(group, drawn);
    }

    @Override
    public void transformed(app.marquee.drawing.Affine by, Runnable drawn) {
        Group group = new Group();
        group.getTransforms().add(new Affine(by.xx(), by.xy(), by.tx(), by.yx(), by.yy(), by.ty()));
        within(group, drawn);
    }

    private void within(Group group, Runnable drawn) {
        add(group);
        ObservableList<Node> outside = shapes;
        shapes = group.getChildren();
        drawn.run();
        shapes = outside;
    }
}
