package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.function.Consumer;

import javax.xml.parsers.DocumentBuilderFactory;

/** An SVG file is well-formed, whatever is written into it, and has what was drawn. */
class SvgFileTest {
    private static final Rgba BLUE = new Rgba(0x3b57d0, 0.5);

    private static Document file(Consumer<Drawing> drawn) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SvgFile(new Box(0, 0, 300.5, 200), "Views & <plays>", drawn).write(out, (_, _) -> {});
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(out.toByteArray()));
    }

    private static Element only(Document svg, String name) {
        NodeList found = svg.getElementsByTagNameNS("http://www.w3.org/2000/svg", name);
        assertThat(found.getLength()).as(name).isOne();
        return (Element) found.item(0);
    }

    @Test
    void theFileHasASizeAndATitle() throws Exception {
        Document svg = file(_ -> {});
        Element root = svg.getDocumentElement();
        assertThat(root.getAttribute("width")).isEqualTo("300.5");
        assertThat(root.getAttribute("viewBox")).isEqualTo("0 0 300.5 200");
        assertThat(only(svg, "title").getTextContent()).isEqualTo("Views & <plays>");
    }

    @Test
    void linesAndAreasArePaths() throws Exception {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of("pt", "BR"));
            Element line =
                    only(
                            file(
                                    on ->
                                            on.stroke(
                                                    new Outline().moveTo(1, 2).lineTo(3.456, 4),
                                                    Stroke.dashed(BLUE, 1.5, 5, 4))),
                            "path");
            assertThat(line.getAttribute("d")).isEqualTo("M1 2L3.46 4");
            assertThat(line.getAttribute("stroke")).isEqualTo("#3b57d0");
            assertThat(line.getAttribute("stroke-opacity")).isEqualTo("0.5");
            assertThat(line.getAttribute("stroke-width")).isEqualTo("1.5");
            assertThat(line.getAttribute("stroke-dasharray")).isEqualTo("5 4");
            assertThat(line.getAttribute("fill")).isEqualTo("none");
        } finally {
            Locale.setDefault(before);
        }
        Element area = only(file(on -> on.rectangle(new Box(1, 2, 3, 4), Rgba.of(0))), "path");
        assertThat(area.getAttribute("d")).isEqualTo("M1 2L4 2L4 6L1 6L1 2");
        assertThat(area.getAttribute("fill")).isEqualTo("#000000");
        assertThat(only(file(on -> on.disc(1, 2, 3, BLUE)), "circle").getAttribute("r"))
                .isEqualTo("3");
    }

    @Test
    void textsStayTextsAndAreEscaped() throws Exception {
        TextStyle style =
                new TextStyle(new FontFace("Roboto", 11, true), BLUE, TextStyle.Align.END);
        Element text =
                only(
                        file(on -> on.text("a <b> & \"c\" \u0007\uffff\ud83d\ude00", 1, 2, style)),
                        "text");
        assertThat(text.getTextContent()).isEqualTo("a <b> & \"c\" \ud83d\ude00");
        assertThat(text.getAttribute("text-anchor")).isEqualTo("end");
        assertThat(text.getAttribute("font-family"))
                .isEqualTo("Roboto, Arial, Helvetica, sans-serif");
        assertThat(text.getAttribute("font-weight")).isEqualTo("bold");
    }

    @Test
    void clipsAndTransformsAreGroups() throws Exception {
        Document svg = file(on -> on.clipped(new Box(0, 0, 10, 10), () -> on.disc(5, 5, 5, BLUE)));
        Element clip = only(svg, "clipPath");
        Element group = only(svg, "g");
        assertThat(group.getAttribute("clip-path"))
                .isEqualTo("url(#" + clip.getAttribute("id") + ")");
        assertThat(group.getElementsByTagName("circle").getLength()).isOne();
        Element moved =
                only(
                        file(
                                on ->
                                        on.transformed(
                                                Affine.moved(3, 4), () -> on.disc(0, 0, 1, BLUE))),
                        "g");
        assertThat(moved.getAttribute("transform")).isEqualTo("matrix(1.0 0.0 0.0 1.0 3.0 4.0)");
        assertThat(Affine.turned(90).yx()).isEqualTo(1);
        assertThat(Affine.scaled(2).yy()).isEqualTo(2);
    }
}
