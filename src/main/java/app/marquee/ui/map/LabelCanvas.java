package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.LabelGrid;
import app.marquee.analytics.geo.MapCamera;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The names on the map: the largest cities first, then countries where they have room, then more
 * cities. Nothing overlaps. Also rings the bubble that is spoken of. Lives on the FX thread.
 */
final class LabelCanvas extends Canvas {
    private static final int FIRST_CITIES = 6;
    private static final int CITIES = 26;
    private static final double GAP = 3;
    private static final double AIR = 3;
    private static final double HALO = 3;
    private static final int MOST_AVOIDED = 400;
    private static final double COUNTRY_ROOM = 0.85;

    private final TextSizes sizes = new TextSizes();
    private final MapWords words;
    private final MapStyle style;

    LabelCanvas(MapWords words, MapStyle style) {
        this.words = words;
        this.style = style;
        setManaged(false);
        setMouseTransparent(true);
    }

    /** What is written in a view. */
    record Scene(
            MapCamera camera,
            List<CountryLabel> countries,
            ClusterLevel level,
            Bubbles bubbles,
            @Nullable Bubble ringed,
            List<LabelBox> reserved) {}

    void draw(Scene scene) {
        setWidth(scene.camera().width());
        setHeight(scene.camera().height());
        GraphicsContext pen = getGraphicsContext2D();
        pen.clearRect(0, 0, getWidth(), getHeight());
        pen.setLineJoin(StrokeLineJoin.ROUND);
        pen.setTextBaseline(VPos.CENTER);
        LabelGrid grid = new LabelGrid(getWidth(), getHeight());
        scene.reserved().forEach(grid::block);
        List<Bubble> named = named(scene);
        scene.bubbles().shown().stream()
                .limit(MOST_AVOIDED)
                .forEach(bubble -> grid.avoid(square(bubble)));
        named.stream().limit(FIRST_CITIES).forEach(bubble -> city(pen, grid, scene, bubble, true));
        scene.countries().forEach(country -> country(pen, grid, scene.camera(), country));
        named.stream()
                .skip(FIRST_CITIES)
                .limit(CITIES - FIRST_CITIES)
                .forEach(bubble -> city(pen, grid, scene, bubble, false));
        if (scene.ringed() != null) {
            ring(pen, scene.ringed());
        }
    }

    /** The largest in view, those of unknown values left out. */
    private static List<Bubble> named(Scene scene) {
        List<Bubble> named = new ArrayList<>();
        for (Bubble bubble : scene.bubbles().shown()) {
            if (named.size() >= 2 * CITIES) {
                break;
            }
            if (!Double.isNaN(scene.level().values()[bubble.cluster()])
                    && bubble.x() >= 0
                    && bubble.y() >= 0
                    && bubble.x() <= scene.camera().width()
                    && bubble.y() <= scene.camera().height()) {
                named.add(bubble);
            }
        }
        return named;
    }

    private static LabelBox square(Bubble bubble) {
        double side = bubble.radius() * 1.5;
        return new LabelBox(bubble.x() - side / 2, bubble.y() - side / 2, side, side);
    }

    /**
     * @param anyway whether it may lie over bubbles when nothing else is left
     */
    private void city(
            GraphicsContext pen, LabelGrid grid, Scene scene, Bubble bubble, boolean anyway) {
        String name = words.name(scene.level().lead()[bubble.cluster()]);
        if (name.isEmpty()) {
            return;
        }
        Font font = style.cityFont();
        double width = sizes.width(name, font) + 2 * AIR;
        double height = sizes.height(font);
        List<LabelBox> choices = around(bubble, width, height);
        (anyway ? grid.placeAnyway(choices) : grid.place(choices))
                .ifPresent(box -> write(pen, name, font, box, style.cityFill()));
    }

    /** Right, left, above, below. */
    private static List<LabelBox> around(Bubble bubble, double width, double height) {
        double off = bubble.radius() + GAP - AIR;
        return List.of(
                new LabelBox(bubble.x() + off, bubble.y() - height / 2, width, height),
                new LabelBox(bubble.x() - off - width, bubble.y() - height / 2, width, height),
                new LabelBox(
                        bubble.x() - width / 2, bubble.y() - off - height - AIR, width, height),
                new LabelBox(bubble.x() - width / 2, bubble.y() + off + AIR, width, height));
    }

    /** Only where the country is wider than its name, so that small ones wait for a closer look. */
    private void country(
            GraphicsContext pen, LabelGrid grid, MapCamera camera, CountryLabel country) {
        double room = country.width() * camera.scale() * COUNTRY_ROOM;
        double x = camera.screenX(country.x());
        double y = camera.screenY(country.y());
        if (room < 24 || x < 0 || y < 0 || x > camera.width() || y > camera.height()) {
            return;
        }
        String name = words.country(country).toUpperCase(Locale.ROOT);
        Font font = style.countryFont();
        double width = sizes.width(name, font) + 2 * AIR;
        if (width > room) {
            return;
        }
        double height = sizes.height(font);
        List<LabelBox> choices = new ArrayList<>();
        for (double shift : new double[] {0, -1.5, 1.5, -3, 3}) {
            for (double aside : new double[] {0, -0.4, 0.4}) {
                double reach = Math.min(width, room - width);
                choices.add(
                        new LabelBox(
                                x - width / 2 + aside * reach,
                                y - height / 2 + shift * height * Math.min(1, room / 160),
                                width,
                                height));
            }
        }
        grid.place(choices).ifPresent(box -> write(pen, name, font, box, style.countryFill()));
    }

    private void write(GraphicsContext pen, String text, Font font, LabelBox box, Paint fill) {
        pen.setFont(font);
        double x = box.x() + AIR;
        double y = Math.round(box.y() + box.height() / 2);
        pen.setStroke(style.halo());
        pen.setLineWidth(HALO);
        pen.strokeText(text, x, y);
        pen.setFill(fill);
        pen.fillText(text, x, y);
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
