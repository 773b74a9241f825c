package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.AreaShades;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.QuantileSteps;
import app.marquee.ui.control.Visibility;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Colors and fonts of the map from the style sheets, taken up by hidden labels because a canvas has
 * no style. FX thread only.
 */
final class MapStyle extends Group {
    private static final int FULL = 255;

    private final Label water = probe("map-water");
    private final Label land = probe("map-land");
    private final Label border = probe("map-border");
    private final Label coast = probe("map-coast");
    private final Label bubble = probe("map-bubble");
    private final Label bubbleLine = probe("map-bubble-line");
    private final Label selected = probe("map-selected");
    private final Label selectedLine = probe("map-selected-line");
    private final Label unknown = probe("map-unknown");
    private final Label gain = probe("map-gain");
    private final Label loss = probe("map-loss");
    private final Label country = probe("map-country");
    private final Label city = probe("map-city");
    private final Label halo = probe("map-halo");
    private final List<Label> steps =
            IntStream.rangeClosed(1, QuantileSteps.MOST)
                    .mapToObj(step -> probe("map-step-" + step))
                    .toList();

    /**
     * @param changed is called when a color or font changed
     */
    MapStyle(Runnable changed) {
        Visibility.show(this, false);
        List<Label> probes = new ArrayList<>(steps);
        probes.addAll(
                List.of(
                        water,
                        land,
                        border,
                        coast,
                        bubble,
                        bubbleLine,
                        selected,
                        selectedLine,
                        unknown,
                        gain,
                        loss,
                        country,
                        city,
                        halo));
        getChildren().addAll(probes);
        probes.forEach(
                probe -> {
                    probe.textFillProperty().subscribe((_, _) -> changed.run());
                    probe.fontProperty().subscribe((_, _) -> changed.run());
                });
    }

    private static Label probe(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        return label;
    }

    MapColours ground() {
        return new MapColours(argb(water, 1), argb(land, 1), argb(border, 1), argb(coast, 1));
    }

    /** The base map with areas in the colors of their steps. */
    MapColours ground(AreaOutlines outlines, AreaLayer.Kind areas) {
        List<Integer> colours =
                Arrays.stream(areas.values())
                        .mapToObj(value -> step(areas.steps(), value))
                        .toList();
        return ground().with(new AreaShades(outlines, colours));
    }

    private int step(QuantileSteps of, double value) {
        return Double.isNaN(value) ? 0 : argb(steps.get(of.colour(of.step(value))), 1);
    }

    /**
     * @param alpha of the disc
     */
    BubbleColours bubble(double alpha) {
        return new BubbleColours(argb(bubble, alpha), argb(bubbleLine, 1));
    }

    BubbleColours selected(double alpha) {
        return new BubbleColours(argb(selected, alpha), argb(selectedLine, 1));
    }

    /** The colors of an increase against the other report: a disc. */
    BubbleColours gain(double alpha) {
        return new BubbleColours(argb(gain, alpha), argb(gain, 1));
    }

    /** The colors of a decrease against the other report: a ring, so that color is not needed. */
    BubbleColours loss(double alpha) {
        return new BubbleColours(argb(loss, alpha), argb(loss, 1));
    }

    /** The colors of an unknown value: hollow. */
    BubbleColours unknown() {
        return new BubbleColours(argb(unknown, 0.12), argb(unknown, 1));
    }

    Paint bubbleLine() {
        return bubbleLine.getTextFill();
    }

    Paint countryFill() {
        return country.getTextFill();
    }

    Paint cityFill() {
        return city.getTextFill();
    }

    Paint halo() {
        return halo.getTextFill();
    }

    Paint selectedLine() {
        return selectedLine.getTextFill();
    }

    Font countryFont() {
        return country.getFont();
    }

    Font cityFont() {
        return city.getFont();
    }

    private static int argb(Label probe, double alpha) {
        Color colour = probe.getTextFill() instanceof Color plain ? plain : Color.GRAY;
        return (channel(colour.getOpacity() * alpha) << 24)
                | (channel(colour.getRed()) << 16)
                | (channel(colour.getGreen()) << 8)
                | channel(colour.getBlue());
    }

    private static int channel(double part) {
        return (int) Math.round(part * FULL);
    }
}
