package app.marquee.ui.map;

import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.ValueSteps;
import app.marquee.analytics.geo.picture.MapLook;
import app.marquee.drawing.Rgba;
import app.marquee.ui.control.Visibility;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
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
            IntStream.rangeClosed(1, ValueSteps.MOST)
                    .mapToObj(step -> probe("map-step-" + step))
                    .toList();

    private @Nullable MapLook known;

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
                    probe.textFillProperty().subscribe((_, _) -> restyled(changed));
                    probe.fontProperty().subscribe((_, _) -> restyled(changed));
                });
    }

    private void restyled(Runnable changed) {
        known = null;
        changed.run();
    }

    /** The colors and fonts of the picture as they are now. */
    MapLook look() {
        MapLook now = known;
        if (now == null) {
            now = read();
            known = now;
        }
        return now;
    }

    private MapLook read() {
        Rgba around = rgba(halo);
        return new MapLook(
                new MapColours(argb(water), argb(land), argb(border), argb(coast)),
                new MapLook.Discs(
                        rgba(bubble), rgba(bubbleLine), rgba(selected), rgba(selectedLine)),
                new MapLook.Changes(rgba(gain), rgba(loss), rgba(unknown)),
                steps.stream().map(MapStyle::rgba).toList(),
                new MapLook.Texts(
                        new MapLook.Ink(rgba(city), around),
                        new MapLook.Ink(rgba(country), around),
                        TextSizes.face(cityFont()),
                        TextSizes.face(countryFont())));
    }

    private static Label probe(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        return label;
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

    private static Rgba rgba(Label probe) {
        return Rgba.ofArgb(argb(probe));
    }

    private static int argb(Label probe) {
        Color colour = probe.getTextFill() instanceof Color plain ? plain : Color.GRAY;
        return (channel(colour.getOpacity()) << 24)
                | (channel(colour.getRed()) << 16)
                | (channel(colour.getGreen()) << 8)
                | channel(colour.getBlue());
    }

    private static int channel(double part) {
        return (int) Math.round(part * FULL);
    }

    static Color color(Rgba of) {
        return Color.rgb(of.red(), of.green(), of.blue(), of.opacity());
    }
}
