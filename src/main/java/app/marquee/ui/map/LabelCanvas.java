package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.drawing.Outline;

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

    /** Width of the line around an area. */
    static final double OUTLINE = 2;

    private final LabelPlaces places;
    private final MapStyle style;

    LabelCanvas(MapWords words, MapStyle style) {
        this.places = new LabelPlaces(words, style);
        this.style = style;
        setManaged(false);
        setMouseTransparent(true);
    }

    /**
     * Content of the labels in a view.
     *
     * @param areas of which a kind may be shown; null where there are none
     * @param kind the areas that are shown; null where only bubbles are
     */
    record Scene(
            MapCamera camera,
            List<CountryLabel> countries,
            ClusterLevel level,
            Bubbles bubbles,
            List<LabelBox> reserved,
            @Nullable AreaLayer areas,
            AreaLayer.@Nullable Kind kind) {}

    /** Marks on the map: a highlighted bubble, and areas with a line around them. */
    record Marks(@Nullable Bubble ringed, List<Integer> outlined) {}

    LabelPlaces places() {
        return places;
    }

    void draw(Scene scene, Marks marks) {
        setWidth(scene.camera().width());
        setHeight(scene.camera().height());
        GraphicsContext pen = getGraphicsContext2D();
        pen.clearRect(0, 0, getWidth(), getHeight());
        pen.setLineJoin(StrokeLineJoin.ROUND);
        pen.setTextBaseline(VPos.CENTER);
        AreaLayer areas = scene.areas();
        if (areas != null && !marks.outlined().isEmpty()) {
            outline(pen, scene.camera(), areas.outlines(), marks.outlined());
        }
        places.of(scene).forEach(name -> write(pen, name));
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
        pen.setLineWidth(2 * OUTLINE);
        pen.stroke();
        pen.setStroke(style.selectedLine());
        pen.setLineWidth(OUTLINE);
        pen.stroke();
    }

    private void write(GraphicsContext pen, LabelPlaces.Written name) {
        pen.setFont(name.font());
        pen.setStroke(name.ink().halo());
        pen.setLineWidth(HALO);
        pen.strokeText(name.text(), name.x(), name.y());
        pen.setFill(name.ink().fill());
        pen.fillText(name.text(), name.x(), name.y());
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
