package app.marquee.ui.chart;

import javafx.collections.ObservableList;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Pen that creates shapes, which stay sharp in an image of any size. FX thread only. */
final class ShapePen implements ChartPen {
    private final ObservableList<Node> shapes;
    private final List<PathElement> begun = new ArrayList<>();

    /**
     * @param shapes the target list
     */
    ShapePen(ObservableList<Node> shapes) {
        this.shapes = shapes;
    }

    @Override
    public void moveTo(double x, double y) {
        begun.add(new MoveTo(x, y));
    }

    @Override
    public void lineTo(double x, double y) {
        begun.add(new LineTo(x, y));
    }

    @Override
    public void draw(Stroke stroke) {
        if (!begun.isEmpty()) {
            add(new Path(begun), stroke);
            begun.clear();
        }
    }

    @Override
    public void fill(Paint paint) {
        if (!begun.isEmpty()) {
            Path area = new Path(begun);
            area.setFill(paint);
            area.setStroke(null);
            add(area);
            begun.clear();
        }
    }

    private void add(Shape shape, Stroke stroke) {
        shape.setFill(null);
        shape.setStroke(stroke.paint());
        shape.setStrokeWidth(stroke.width());
        // As a canvas ends them.
        shape.setStrokeLineCap(StrokeLineCap.SQUARE);
        shape.getStrokeDashArray().setAll(Arrays.stream(stroke.dashes()).boxed().toList());
        add(shape);
    }

    private void add(Node shape) {
        shape.setManaged(false);
        shapes.add(shape);
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        add(new Circle(x, y, radius), stroke);
    }

    @Override
    public void disc(double x, double y, double radius, Paint paint) {
        add(new Circle(x, y, radius, paint));
    }

    @Override
    public void write(String text, double x, double y, Writing how) {
        Text words = new Text(text);
        words.setFont(how.font());
        words.setFill(how.paint());
        words.setTextOrigin(how.baseline() == VPos.CENTER ? VPos.CENTER : VPos.TOP);
        double width = words.getLayoutBounds().getWidth();
        words.setX(how.align() == TextAlignment.RIGHT ? x - width : x - width / 2);
        words.setY(y);
        add(words);
    }
}
