package app.marquee.export;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** SVG writer of a drawing. Texts stay texts. */
public final class SvgFile implements FileContent {
    /** Letters about as wide as those of Roboto, where it isn't installed. */
    private static final String NEXT_FONTS = ", Arial, Helvetica, sans-serif";

    private final Box page;
    private final String title;
    private final Consumer<Drawing> drawn;

    /**
     * @param page the part of the drawing that is shown
     * @param title for readers who don't see the drawing
     * @param drawn draws it, on the writing thread
     */
    public SvgFile(Box page, String title, Consumer<Drawing> drawn) {
        this.page = page;
        this.title = title;
        this.drawn = drawn;
    }

    @Override
    public long rows() {
        return 1;
    }

    @Override
    public void write(OutputStream out, ExportProgress progress) throws IOException {
        String file = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element("clip-");
        out.write(file.getBytes(StandardCharsets.UTF_8));
        progress.report(1, 1);
    }

    /**
     * The drawing as an element within an HTML page.
     *
     * @param ids beginning of the IDs within it, which no other element of the page has
     */
    public String element(String ids) {
        Markup svg = new Markup(ids);
        svg.open(
                "svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\""
                        + number(page.width())
                        + "\" height=\""
                        + number(page.height())
                        + "\" viewBox=\""
                        + number(page.x())
                        + ' '
                        + number(page.y())
                        + ' '
                        + number(page.width())
                        + ' '
                        + number(page.height())
                        + '"');
        svg.text.append("<title>").append(escaped(title)).append("</title>\n");
        drawn.accept(svg);
        svg.close("svg");
        return svg.text.toString();
    }

    /** At most two decimals, the same in every language. */
    private static String number(double value) {
        double rounded = Math.round(value * 100) / 100.0;
        return rounded == Math.rint(rounded)
                ? Long.toString((long) rounded)
                : Double.toString(rounded);
    }

    /** A text within XML or HTML, also in an attribute; XML can't hold control characters. */
    public static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints()
                .filter(letter -> letter >= ' ' && Character.isDefined(letter))
                .filter(letter -> letter < 0xd800 || letter > 0xdfff)
                .filter(letter -> (letter & 0xfffe) != 0xfffe)
                .forEach(
                        letter -> {
                            switch (letter) {
                                case '&' -> safe.append("&amp;");
                                case '<' -> safe.append("&lt;");
                                case '>' -> safe.append("&gt;");
                                case '"' -> safe.append("&quot;");
                                default -> safe.appendCodePoint(letter);
                            }
                        });
        return safe.toString();
    }

    /** Drawing that becomes elements. */
    private static final class Markup implements Drawing {
        private final StringBuilder text = new StringBuilder();
        private final String ids;
        private int clips;

        Markup(String ids) {
            this.ids = ids;
        }

        private void open(String element) {
            text.append('<').append(element).append(">\n");
        }

        private void close(String name) {
            text.append("</").append(name).append(">\n");
        }

        private void element(String name, String attributes) {
            text.append('<').append(name).append(' ').append(attributes).append("/>\n");
        }

        private static String attribute(String name, String value) {
            return name + "=\"" + escaped(value) + "\" ";
        }

        private static String attribute(String name, double value) {
            return attribute(name, number(value));
        }

        private static String color(String name, Rgba color) {
            return attribute(name, color.hex())
                    + (color.opacity() < 1 ? attribute(name + "-opacity", color.opacity()) : "");
        }

        private static String style(Stroke stroke) {
            boolean solid = stroke.dashes().isEmpty();
            return attribute("fill", "none")
                    + color("stroke", stroke.color())
                    + attribute("stroke-width", stroke.width())
                    + attribute("stroke-linejoin", "round")
                    + (solid
                            ? attribute("stroke-linecap", "round")
                            : attribute(
                                    "stroke-dasharray",
                                    stroke.dashes().stream()
                                            .map(SvgFile::number)
                                            .collect(Collectors.joining(" "))));
        }

        private static String path(Outline outline) {
            StringBuilder points = new StringBuilder();
            outline.replay(
                    new Outline.Points() {
                        @Override
                        public void moveTo(double x, double y) {
                            points.append('M').append(number(x)).append(' ').append(number(y));
                        }

                        @Override
                        public void lineTo(double x, double y) {
                            points.append('L').append(number(x)).append(' ').append(number(y));
                        }
                    });
            return attribute("d", points.toString());
        }

        private static String circle(double x, double y, double radius) {
            return attribute("cx", x) + attribute("cy", y) + attribute("r", radius);
        }

        @Override
        public void stroke(Outline lines, Stroke stroke) {
            if (!lines.isEmpty()) {
                element("path", path(lines) + style(stroke));
            }
        }

        @Override
        public void fill(Outline lines, Rgba color) {
            if (!lines.isEmpty()) {
                element("path", path(lines) + color("fill", color));
            }
        }

        @Override
        public void disc(double x, double y, double radius, Rgba color) {
            element("circle", circle(x, y, radius) + color("fill", color));
        }

        @Override
        public void ring(double x, double y, double radius, Stroke stroke) {
            element("circle", circle(x, y, radius) + style(stroke));
        }

        @Override
        public void text(String words, double x, double y, TextStyle style) {
            String anchor =
                    switch (style.align()) {
                        case START -> "start";
                        case MIDDLE -> "middle";
                        case END -> "end";
                    };
            text.append("<text ")
                    .append(attribute("x", x))
                    .append(attribute("y", y))
                    .append(attribute("text-anchor", anchor))
                    .append(attribute("font-family", style.font().family() + NEXT_FONTS))
                    .append(attribute("font-size", style.font().size()))
                    .append(style.font().bold() ? attribute("font-weight", "bold") : "")
                    .append(color("fill", style.color()))
                    .append('>')
                    .append(escaped(words))
                    .append("</text>\n");
        }

        @Override
        public void clipped(Box box, Runnable drawing) {
            clips++;
            String id = ids + clips;
            open("clipPath " + attribute("id", id));
            element("path", path(Outline.of(box)));
            close("clipPath");
            group(attribute("clip-path", "url(#" + id + ")"), drawing);
        }

        @Override
        public void transformed(Affine by, Runnable drawing) {
            // Not rounded: a small factor would lose most of its digits.
            group(
                    attribute(
                            "transform",
                            "matrix(" + by.xx() + ' ' + by.yx() + ' ' + by.xy() + ' ' + by.yy()
                                    + ' ' + by.tx() + ' ' + by.ty() + ')'),
                    drawing);
        }

        private void group(String attributes, Runnable drawing) {
            open("g " + attributes);
            drawing.run();
            close("g");
        }
    }
}
