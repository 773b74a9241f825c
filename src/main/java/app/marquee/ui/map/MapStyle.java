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
import java.util.List;
import java.util.stream.IntStream;

/**
 * Colors and fonts of the map from the style sheets, taken up by hidden labels because a canvas has
 * no style. FX thread only.
 */
final class MapStyle extends Group {
    private static final int FULL = 255;
    private static final double FAINT = 0.35;

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

    /** Color of a name, and of the line around its letters. */
    record Ink(Paint fill, Paint halo) {}

    Ink cityInk() {
        return new Ink(cityFill(), halo());
    }

    Ink countryInk() {
        return new Ink(countryFill(), halo());
    }

    /**
     * Ink that stands out from an area: that of names or its opposite, in a line of the area's own
     * color, which only a name that reaches over the border needs.
     */
    Ink on(AreaLayer.Kind areas, int area) {
        Color shade = shade(areas, area);
        Color plain = colour(city);
        Color opposite = opaque(colour(halo));
        boolean isPlain = contrast(plain, shade) >= contrast(opposite, shade);
        return new Ink(isPlain ? plain : opposite, shade);
    }

    private static Color opaque(Color colour) {
        return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    /** As WCAG 2 defines it. */
    private static double contrast(Color one, Color other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static Label probe(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        return label;
    }

    MapColours ground() {
        return new MapColours(argb(water, 1), argb(land, 1), argb(border, 1), argb(coast, 1));
    }

    /** The base map with areas in the colors of their values. */
    MapColours ground(AreaOutlines outlines, AreaLayer.Kind areas) {
        List<Integer> colours =
                IntStream.range(0, outlines.size())
                        .mapToObj(
                                area ->
                                        Double.isNaN(areas.values()[area])
                                                ? 0
                                                : argb(shade(areas, area)))
                        .toList();
        return ground().with(new AreaShades(outlines, colours));
    }

    private Color shade(AreaLayer.Kind areas, int area) {
        QuantileSteps of = areas.steps();
        double value = areas.values()[area];
        if (!areas.diverges()) {
            return step(of, of.step(value));
        }
        return areas.isChance(area) ? chance() : change(of, of.step(Math.abs(value)), value > 0);
    }

    /** One of the six colors of plain values. */
    Color plain(int number) {
        return colour(steps.get(number));
    }

    /** The color of a step of plain values. */
    Color step(QuantileSteps of, int step) {
        return plain(of.colour(step));
    }

    /** The color of a step of increases or decreases. */
    Color change(QuantileSteps of, int step, boolean more) {
        double strength = of.size() <= 1 ? 1 : FAINT + (1 - FAINT) * step / (of.size() - 1.0);
        return colour(land).interpolate(colour(more ? gain : loss), strength);
    }

    /** The color of a difference that may be chance. */
    Color chance() {
        return colour(land).interpolate(colour(unknown), FAINT);
    }

    /** The colors of densities, from low to high. */
    int[] ramp() {
        return steps.stream().skip(1).mapToInt(step -> argb(step, 1)).toArray();
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

    private static Color colour(Label probe) {
        return probe.getTextFill() instanceof Color plain ? plain : Color.GRAY;
    }

    private static int argb(Label probe, double alpha) {
        Color colour = colour(probe);
        return argb(colour.deriveColor(0, 1, 1, alpha));
    }

    static int argb(Color colour) {
        return (channel(colour.getOpacity()) << 24)
                | (channel(colour.getRed()) << 16)
                | (channel(colour.getGreen()) << 8)
                | channel(colour.getBlue());
    }

    private static int channel(double part) {
        return (int) Math.round(part * FULL);
    }
}
