package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextMetrics;
import app.marquee.drawing.TextStyle;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Vector writer of the texts of a map: names, legend, scale, dates and what is below. Immutable.
 *
 * @param legend laid out from the top
 * @param panel the place of the legend
 * @param ink colors and font of the texts
 * @param scale null for none
 */
public record VectorTexts(
        Legend legend, Box panel, Ink ink, @Nullable Scale scale, List<String> foot) {
    private static final double EDGE = 10;
    private static final double GAP = 8;
    private static final double LINE = 1.5;
    private static final double SWATCH = 14;
    private static final double TICK = 5;

    public VectorTexts {
        foot = List.copyOf(foot);
    }

    /** Colors and font. */
    public record Ink(Rgba text, Rgba muted, Rgba ground, Rgba selected, FontFace font) {
        static Ink of(MapLook look) {
            return new Ink(
                    look.texts().city().fill(),
                    look.texts().country().fill(),
                    opaque(look.texts().city().halo()),
                    look.discs().selectedLine(),
                    look.texts().cityFont());
        }

        /** Height of a line. */
        double line() {
            return font.size() * LINE;
        }

        private TextStyle left(Rgba color) {
            return new TextStyle(font, color, TextStyle.Align.START);
        }
    }

    /**
     * Scale bar.
     *
     * @param pixels its length
     */
    public record Scale(String words, double pixels) {}

    /**
     * Rows of the legend.
     *
     * @param width of its widest text
     */
    public record Legend(List<String> title, List<Row> rows, double width) {
        public Legend {
            title = List.copyOf(title);
            rows = List.copyOf(rows);
        }

        /**
         * Color or circle with its meaning.
         *
         * @param radius of a circle; 0 for a square
         */
        public record Row(Rgba color, double radius, String text) {
            double height(double line) {
                return Math.max(line, 2 * radius + 3);
            }
        }

        /** How wide colors and circles are. */
        private double swatch() {
            return rows.stream().mapToDouble(row -> 2 * row.radius()).reduce(SWATCH, Math::max);
        }

        /** The width of its panel. */
        double wide() {
            return width + swatch() + 3 * GAP;
        }

        /** The height of its panel. */
        double high(double line) {
            double high = 2 * GAP + title.size() * line;
            return high + rows.stream().mapToDouble(row -> row.height(line)).sum();
        }
    }

    String title() {
        return String.join(" ", legend.title());
    }

    double footHeight() {
        return foot.isEmpty() ? 0 : 2 * GAP + foot.size() * line();
    }

    private double line() {
        return ink.line();
    }

    void draw(Drawing on, MapPicture picture) {
        Box map = picture.box();
        on.clipped(picture.later(), () -> marks(on, picture));
        MapPicture.Earlier earlier = picture.earlier();
        if (earlier != null) {
            on.clipped(picture.sooner(), () -> marks(on, earlier.picture()));
            line(on, picture.line(), map, earlier);
        }
        if (!legend.rows().isEmpty()) {
            legend(on);
        }
        Scale of = scale;
        if (of != null) {
            scale(on, map, of);
        }
        foot(on, map);
    }

    /** Lines around areas, and names. */
    private void marks(Drawing on, MapPicture picture) {
        for (int area : picture.outlined()) {
            Outline lines = GroundLayer.outline(AreaOutlines.world(), area, picture.camera());
            on.stroke(lines, Stroke.solid(ink.ground(), 2 * MapPicture.OUTLINE));
            on.stroke(lines, Stroke.solid(ink.selected(), MapPicture.OUTLINE));
        }
        picture.names().forEach(name -> name(on, name));
    }

    /** The line between both periods, with their dates at its upper end. */
    private void line(Drawing on, double x, Box map, MapPicture.Earlier earlier) {
        on.line(x, 0, x, map.bottom(), Stroke.solid(ink.ground(), 4));
        on.line(x, 0, x, map.bottom(), Stroke.solid(ink.text(), 2));
        date(on, earlier.before(), x - GAP, TextStyle.Align.END);
        date(on, earlier.now(), x + GAP, TextStyle.Align.START);
    }

    private void date(Drawing on, String text, double x, TextStyle.Align align) {
        TextStyle style = new TextStyle(ink.font(), ink.text(), align);
        on.text(text, x, EDGE + ink.font().ascent(), style);
    }

    private void name(Drawing on, LabelPlaces.Written name) {
        Box box =
                new Box(
                        name.box().x() + 1,
                        name.box().y() + 1,
                        name.box().width() - 2,
                        name.box().height() - 2);
        on.rectangle(box, opaque(name.ink().halo()).fainter(0.55));
        FontFace font = name.font();
        on.text(
                name.text(),
                name.x(),
                name.y() + font.middle(),
                new TextStyle(font, name.ink().fill(), TextStyle.Align.START));
    }

    private void legend(Drawing on) {
        double swatch = legend.swatch();
        on.rectangle(panel, ink.ground());
        on.stroke(Outline.of(panel), Stroke.solid(ink.muted().fainter(0.5), 1));
        double y = panel.y() + GAP;
        for (String each : legend.title()) {
            on.text(each, panel.x() + GAP, y + ink.font().ascent(), ink.left(ink.muted()));
            y += line();
        }
        for (Legend.Row row : legend.rows()) {
            row(on, row, panel.x() + GAP, y, swatch);
            y += row.height(line());
        }
    }

    private void row(Drawing on, Legend.Row row, double x, double y, double swatch) {
        double middle = y + row.height(line()) / 2;
        if (row.radius() > 0) {
            on.ring(x + swatch / 2, middle, row.radius(), Stroke.solid(row.color(), 1));
        } else {
            on.rectangle(new Box(x, middle - 6, SWATCH, 12), row.color());
        }
        on.text(row.text(), x + swatch + GAP, middle + ink.font().middle(), ink.left(ink.text()));
    }

    private void scale(Drawing on, Box map, Scale of) {
        double right = map.right() - EDGE;
        double left = right - of.pixels();
        double bottom = map.bottom() - EDGE;
        Outline line =
                new Outline()
                        .moveTo(left, bottom - TICK)
                        .lineTo(left, bottom)
                        .lineTo(right, bottom)
                        .lineTo(right, bottom - TICK);
        on.stroke(line, Stroke.solid(ink.ground(), 4));
        on.stroke(line, Stroke.solid(ink.text(), 1));
        on.text(
                of.words(),
                right,
                bottom - GAP,
                new TextStyle(ink.font(), ink.text(), TextStyle.Align.END));
    }

    private void foot(Drawing on, Box map) {
        if (foot.isEmpty()) {
            return;
        }
        on.rectangle(new Box(0, map.bottom(), map.width(), footHeight()), ink.ground());
        double y = map.bottom() + GAP + ink.font().ascent();
        for (String each : foot) {
            on.text(each, EDGE, y, ink.left(ink.muted()));
            y += line();
        }
    }

    /** The lines below a map of this width. */
    static List<String> lines(String text, double width, FontFace font, TextMetrics metrics) {
        return metrics.lines(text, font, width - 2 * EDGE);
    }

    private static Rgba opaque(Rgba color) {
        return Rgba.of(color.rgb());
    }
}
