package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapScale;
import app.marquee.analytics.geo.picture.GroundLayer;
import app.marquee.analytics.geo.picture.LabelPlaces;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.drawing.Box;
import app.marquee.drawing.Outline;
import app.marquee.text.Messages;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;

import java.util.List;

/**
 * Texts above an exported map: names, legend, scale, dates and footer, as vector shapes that stay
 * sharp in any size. FX thread only.
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
    private final TextSizes sizes;

    PrintedTexts(Messages messages, MapStyle style, TextSizes sizes) {
        this.messages = messages;
        this.style = style;
        this.sizes = sizes;
        getStyleClass().add("map-print");
        setManaged(false);
        setMouseTransparent(true);
    }

    /**
     * @param legend laid out already, or not to be seen
     * @param around what lies over and below the map
     */
    void show(MapPicture picture, Region legend, MapScale scale, MapPainting.Around around) {
        double width = picture.box().width();
        double height = picture.box().height();
        marks(picture, picture.later());
        MapPicture.Earlier earlier = picture.earlier();
        if (earlier != null) {
            marks(earlier.picture(), picture.sooner());
            divide(picture.line(), height, earlier, around.top() + EDGE);
        }
        getChildren().add(legend);
        scale(scale, width, height);
        String below = around.below();
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

    /** Lines around areas and names, within a part of the map. */
    private void marks(MapPicture picture, Box within) {
        Group marks = new Group();
        marks.setManaged(false);
        Rectangle clip = new Rectangle(within.x(), within.y(), within.width(), within.height());
        marks.setClip(clip);
        for (int area : picture.outlined()) {
            Outline lines = GroundLayer.outline(AreaOutlines.world(), area, picture.camera());
            marks.getChildren().add(path(lines, style.halo(), 2 * MapPicture.OUTLINE));
            marks.getChildren().add(path(lines, style.selectedLine(), MapPicture.OUTLINE));
        }
        picture.names().forEach(name -> marks.getChildren().addAll(name(name)));
        getChildren().add(marks);
    }

    private static Path path(Outline lines, Paint paint, double width) {
        Path path = new Path();
        path.setStroke(paint);
        path.setStrokeWidth(width);
        lines.replay(
                new Outline.Points() {
                    @Override
                    public void moveTo(double x, double y) {
                        path.getElements().add(new MoveTo(x, y));
                    }

                    @Override
                    public void lineTo(double x, double y) {
                        path.getElements().add(new LineTo(x, y));
                    }
                });
        return path;
    }

    /** The line between both periods, with their dates near its upper end. */
    private void divide(double x, double height, MapPicture.Earlier earlier, double dates) {
        Line halo = new Line(x, 0, x, height);
        halo.setStroke(style.halo());
        halo.setStrokeWidth(4);
        Line line = new Line(x, 0, x, height);
        line.setStroke(style.cityFill());
        line.setStrokeWidth(2);
        getChildren().addAll(halo, line);
        double wide = sizes.width(earlier.before(), style.cityFont());
        date(earlier.before(), x - AROUND - wide, dates);
        date(earlier.now(), x + AROUND, dates);
    }

    private void date(String text, double x, double y) {
        LabelBox box = new LabelBox(x - LabelPlaces.AIR, y, 0, 2 * AROUND);
        getChildren()
                .addAll(
                        name(
                                new LabelPlaces.Written(
                                        text,
                                        style.look().texts().cityFont(),
                                        box,
                                        style.look().texts().city())));
    }

    private List<Text> name(LabelPlaces.Written written) {
        Text halo = text(written);
        halo.setStroke(MapStyle.color(written.ink().halo()));
        halo.setStrokeWidth(LabelCanvas.HALO);
        halo.setStrokeLineJoin(StrokeLineJoin.ROUND);
        Text name = text(written);
        name.setFill(MapStyle.color(written.ink().fill()));
        return List.of(halo, name);
    }

    private Text text(LabelPlaces.Written written) {
        Text text = new Text(written.x(), written.y(), written.text());
        text.setFont(sizes.font(written.font()));
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
                        style.look().texts().countryFont(),
                        new LabelBox(right - wide - LabelPlaces.AIR, bottom - 24, wide, 16),
                        style.look().texts().city());
        getChildren().addAll(ground(Math.min(left, right - wide), right, bottom), halo, line);
        getChildren().addAll(name(written));
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
