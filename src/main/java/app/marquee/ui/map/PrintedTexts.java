package app.marquee.ui.map;

import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapScale;
import app.marquee.ui.control.Messages;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;

import java.util.List;

/**
 * Texts above an exported map: names, legend, scale and footer, as vector shapes that stay sharp in
 * any size. FX thread only.
 */
final class PrintedTexts extends Pane {
    /** Height of the background of the scale, above its line and around it. */
    private static final double TALL = 26;

    private static final double AROUND = 6;

    private static final double EDGE = 10;
    private static final double TICK = 5;
    private static final double KILOMETRE = 1_000;

    private final Messages messages;
    private final MapStyle style;

    PrintedTexts(Messages messages, MapStyle style) {
        this.messages = messages;
        this.style = style;
        getStyleClass().add("map-print");
        setManaged(false);
        setMouseTransparent(true);
    }

    /**
     * @param legend laid out already, or not to be seen
     * @param below the text below the map
     */
    void show(
            double width,
            double height,
            List<LabelPlaces.Written> names,
            Region legend,
            MapScale scale,
            String below) {
        names.forEach(this::name);
        getChildren().add(legend);
        scale(scale, width, height);
        Label foot = new Label(below);
        foot.getStyleClass().add("map-print-foot");
        foot.setWrapText(true);
        foot.setManaged(false);
        getChildren().add(foot);
        foot.applyCss();
        double footHeight = below.isEmpty() ? 0 : Math.ceil(foot.prefHeight(width));
        foot.resizeRelocate(0, height, width, footHeight);
        foot.setVisible(footHeight > 0);
        resize(width, height + footHeight);
    }

    private void name(LabelPlaces.Written written) {
        Text halo = text(written);
        halo.setStroke(style.halo());
        halo.setStrokeWidth(LabelCanvas.HALO);
        halo.setStrokeLineJoin(StrokeLineJoin.ROUND);
        Text name = text(written);
        name.setFill(written.fill());
        getChildren().addAll(halo, name);
    }

    private static Text text(LabelPlaces.Written written) {
        Text text = new Text(written.x(), written.y(), written.text());
        text.setFont(written.font());
        text.setTextOrigin(VPos.CENTER);
        text.setManaged(false);
        return text;
    }

    private void scale(MapScale scale, double width, double height) {
        double right = width - EDGE;
        double left = Math.rint(right - scale.pixels());
        double bottom = Math.rint(height - EDGE) - 0.5;
        Polyline halo = line(left, right, bottom);
        halo.setStroke(style.halo());
        halo.setStrokeWidth(4);
        Polyline line = line(left, right, bottom);
        line.setStroke(style.cityFill());
        Text words = new Text(words(scale, messages));
        words.setFont(style.countryFont());
        double wide = words.getLayoutBounds().getWidth();
        LabelPlaces.Written written =
                new LabelPlaces.Written(
                        words.getText(),
                        style.countryFont(),
                        new LabelBox(right - wide - LabelPlaces.AIR, bottom - 24, wide, 16),
                        style.cityFill());
        getChildren().addAll(ground(Math.min(left, right - wide), right, bottom), halo, line);
        name(written);
    }

    /** Background of the scale, which separates it from the names of the map. */
    private Rectangle ground(double left, double right, double bottom) {
        Rectangle ground =
                new Rectangle(
                        left - AROUND, bottom - TALL, right - left + 2 * AROUND, TALL + AROUND);
        ground.setArcWidth(AROUND);
        ground.setArcHeight(AROUND);
        ground.setFill(opaque(style.halo()));
        ground.setManaged(false);
        return ground;
    }

    private static Paint opaque(Paint paint) {
        return paint instanceof Color colour
                ? Color.color(colour.getRed(), colour.getGreen(), colour.getBlue())
                : paint;
    }

    private static Polyline line(double left, double right, double bottom) {
        Polyline line =
                new Polyline(
                        left, bottom - TICK, left, bottom, right, bottom, right, bottom - TICK);
        line.setManaged(false);
        return line;
    }

    static String words(MapScale scale, Messages messages) {
        boolean isFar = scale.metres() >= KILOMETRE;
        String length =
                messages.text(
                        isFar ? "pattern.km" : "map.scale.m",
                        messages.formats()
                                .decimal(isFar ? scale.metres() / KILOMETRE : scale.metres()));
        return messages.text(
                scale.latitude() < 0 ? "map.scale.south" : "map.scale.north",
                length,
                Math.round(Math.abs(scale.latitude())));
    }
}
