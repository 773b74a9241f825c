package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.picture.GroundLayer;
import app.marquee.analytics.geo.picture.LabelPlaces;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.drawing.Outline;
import app.marquee.ui.control.font.CanvasText;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineJoin;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Canvas of the names on the map; it also draws the ring of the highlighted bubble. FX thread only.
 */
final class LabelCanvas extends Canvas {
    static final double HALO = 3;

    private final TextSizes sizes;
    private final MapStyle style;

    LabelCanvas(MapStyle style, TextSizes sizes) {
        this.sizes = sizes;
        this.style = style;
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Marks on the map: a highlighted bubble, and areas with a line around them. */
    record Marks(@Nullable Bubble ringed, List<Integer> outlined) {}

    void draw(MapCamera camera, List<LabelPlaces.Written> names, Marks marks) {
        setWidth(camera.width());
        setHeight(camera.height());
        GraphicsContext pen = getGraphicsContext2D();
        pen.clearRect(0, 0, getWidth(), getHeight());
        pen.setLineJoin(StrokeLineJoin.ROUND);
        pen.setTextBaseline(VPos.CENTER);
        if (!marks.outlined().isEmpty()) {
            outline(pen, camera, AreaOutlines.world(), marks.outlined());
        }
        names.forEach(name -> write(pen, name));
        if (marks.ringed() != null) {
            ring(pen, marks.ringed());
        }
    }

    private void outline(
            GraphicsContext pen, MapCamera camera, AreaOutlines outlines, List<Integer> areas) {
        pen.beginPath();
        Outline.Points points =
                new Outline.Points() {
                    @Override
                    public void moveTo(double x, double y) {
                        pen.moveTo(x, y);
                    }

                    @Override
                    public void lineTo(double x, double y) {
                        pen.lineTo(x, y);
                    }
                };
        areas.forEach(area -> GroundLayer.outline(outlines, area, camera).replay(points));
        pen.setStroke(style.halo());
        pen.setLineWidth(2 * MapPicture.OUTLINE);
        pen.stroke();
        pen.setStroke(style.selectedLine());
        pen.setLineWidth(MapPicture.OUTLINE);
        pen.stroke();
    }

    private void write(GraphicsContext pen, LabelPlaces.Written name) {
        pen.setFont(sizes.font(name.font()));
        pen.setStroke(MapStyle.color(name.ink().halo()));
        pen.setLineWidth(HALO);
        CanvasText.stroke(pen, name.text(), name.x(), name.y());
        pen.setFill(MapStyle.color(name.ink().fill()));
        CanvasText.fill(pen, name.text(), name.x(), name.y());
    }

    private void ring(GraphicsContext pen, Bubble bubble) {
        double radius = bubble.radius() + 2;
        pen.setStroke(style.halo());
        pen.setLineWidth(4);
        pen.strokeOval(bubble.x() - radius, bubble.y() - radius, 2 * radius, 2 * radius);
        pen.setStroke(style.cityFill());
        pen.setLineWidth(2);
        pen.strokeOval(bubble.x() - radius, bubble.y() - radius, 2 * radius, 2 * radius);
    }
}
