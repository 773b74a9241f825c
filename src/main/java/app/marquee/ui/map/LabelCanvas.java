package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapCamera;

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
     * @param outlined areas with a line around them
     * @param shaded whether names stand on areas of strong colors
     */
    record Scene(
            MapCamera camera,
            List<CountryLabel> countries,
            ClusterLevel level,
            Bubbles bubbles,
            @Nullable Bubble ringed,
            List<LabelBox> reserved,
            boolean shaded,
            List<Integer> outlined,
            @Nullable AreaOutlines outlines) {
        Scene(
                MapCamera camera,
                List<CountryLabel> countries,
                ClusterLevel level,
                Bubbles bubbles,
                @Nullable Bubble ringed,
                List<LabelBox> reserved,
                boolean shaded) {
            this(camera, countries, level, bubbles, ringed, reserved, shaded, List.of(), null);
        }

        /** The same with lines around areas. */
        Scene outlining(AreaOutlines of, List<Integer> areas) {
            return new Scene(
                    camera, countries, level, bubbles, ringed, reserved, shaded, areas, of);
        }

        Scene(
                MapCamera camera,
                List<CountryLabel> countries,
                ClusterLevel level,
                Bubbles bubbles,
                @Nullable Bubble ringed,
                List<LabelBox> reserved) {
            this(camera, countries, level, bubbles, ringed, reserved, false);
        }
    }

    LabelPlaces places() {
        return places;
    }

    void draw(Scene scene) {
        setWidth(scene.camera().width());
        setHeight(scene.camera().height());
        GraphicsContext pen = getGraphicsContext2D();
        pen.clearRect(0, 0, getWidth(), getHeight());
        pen.setLineJoin(StrokeLineJoin.ROUND);
        pen.setTextBaseline(VPos.CENTER);
        outline(pen, scene);
        places.of(scene).forEach(name -> write(pen, name));
        if (scene.ringed() != null) {
            ring(pen, scene.ringed());
        }
    }

    private void outline(GraphicsContext pen, Scene scene) {
        AreaOutlines outlines = scene.outlines();
        if (outlines == null || scene.outlined().isEmpty()) {
            return;
        }
        MapCamera camera = scene.camera();
        pen.beginPath();
        double[] last = {Double.NaN, Double.NaN};
        AreaOutlines.Piece piece =
                (fromX, fromY, toX, toY) -> {
                    if (fromX != last[0] || fromY != last[1]) {
                        pen.moveTo(fromX, fromY);
                    }
                    pen.lineTo(toX, toY);
                    last[0] = toX;
                    last[1] = toY;
                };
        double right = camera.screenX(0);
        double down = camera.screenY(0);
        scene.outlined()
                .forEach(area -> outlines.walk(area, camera.scale(), right, down, 1, piece));
        pen.setStroke(style.halo());
        pen.setLineWidth(4);
        pen.stroke();
        pen.setStroke(style.selectedLine());
        pen.setLineWidth(2);
        pen.stroke();
    }

    private void write(GraphicsContext pen, LabelPlaces.Written name) {
        pen.setFont(name.font());
        pen.setStroke(style.halo());
        pen.setLineWidth(HALO);
        pen.strokeText(name.text(), name.x(), name.y());
        pen.setFill(name.fill());
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
