package app.marquee.report.pdf;

import app.marquee.drawing.Affine;
import app.marquee.drawing.Box;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;
import app.marquee.model.picture.DecodingMemory;
import app.marquee.model.picture.PictureHead;
import app.marquee.report.ReportImage;
import app.marquee.report.page.PageSurface;
import app.marquee.report.page.PageTag;

import org.openpdf.text.Image;
import org.openpdf.text.pdf.PdfContentByte;
import org.openpdf.text.pdf.PdfGState;
import org.openpdf.text.pdf.PdfName;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;

/** Drawing of a PDF page. Its transformation turns the page so that y grows downward. */
final class PdfDrawing implements PageSurface {
    private static final Logger LOG = LoggerFactory.getLogger(PdfDrawing.class);
    private static final PdfName ARTIFACT = new PdfName("Artifact");

    private final PdfContentByte to;
    private final PdfText text;
    private final PdfTags tags;

    PdfDrawing(PdfContentByte to, PdfFonts fonts, PdfTags tags) {
        this.to = to;
        this.tags = tags;
        this.text = new PdfText(to, fonts, tags);
        to.setLineJoin(PdfContentByte.LINE_JOIN_ROUND);
    }

    private void fillWith(Rgba color) {
        to.setRGBColorFill(color.red(), color.green(), color.blue());
    }

    /** Draws with an opacity, which later parts don't have. */
    private void faint(Rgba color, Runnable drawn) {
        if (color.opacity() >= 1) {
            drawn.run();
            return;
        }
        to.saveState();
        PdfGState state = new PdfGState();
        state.setFillOpacity((float) color.opacity());
        state.setStrokeOpacity((float) color.opacity());
        to.setGState(state);
        drawn.run();
        to.restoreState();
    }

    private void strokeWith(Stroke stroke) {
        Rgba color = stroke.color();
        to.setRGBColorStroke(color.red(), color.green(), color.blue());
        to.setLineWidth((float) stroke.width());
        boolean solid = stroke.dashes().isEmpty();
        to.setLineCap(solid ? PdfContentByte.LINE_CAP_ROUND : PdfContentByte.LINE_CAP_BUTT);
        float[] dashes = new float[stroke.dashes().size()];
        for (int at = 0; at < dashes.length; at++) {
            dashes[at] = stroke.dashes().get(at).floatValue();
        }
        to.setLineDash(dashes, 0);
    }

    private void path(Outline lines) {
        lines.replay(
                new Outline.Points() {
                    @Override
                    public void moveTo(double x, double y) {
                        to.moveTo((float) x, (float) y);
                    }

                    @Override
                    public void lineTo(double x, double y) {
                        to.lineTo((float) x, (float) y);
                    }
                });
    }

    @Override
    public void stroke(Outline lines, Stroke stroke) {
        if (lines.isEmpty()) {
            return;
        }
        faint(
                stroke.color(),
                () -> {
                    strokeWith(stroke);
                    path(lines);
                    to.stroke();
                });
    }

    @Override
    public void fill(Outline lines, Rgba color) {
        if (lines.isEmpty()) {
            return;
        }
        faint(
                color,
                () -> {
                    fillWith(color);
                    path(lines);
                    to.fill();
                });
    }

    @Override
    public void disc(double x, double y, double radius, Rgba color) {
        faint(
                color,
                () -> {
                    fillWith(color);
                    to.circle((float) x, (float) y, (float) radius);
                    to.fill();
                });
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        faint(
                stroke.color(),
                () -> {
                    strokeWith(stroke);
                    to.circle((float) x, (float) y, (float) radius);
                    to.stroke();
                });
    }

    @Override
    public void text(String words, double x, double y, TextStyle style) {
        faint(
                style.color(),
                () -> {
                    fillWith(style.color());
                    text.show(words, x, y, style);
                });
    }

    @Override
    public void tagged(PageTag tag, Runnable drawn) {
        switch (tag.role()) {
            case DECORATION -> {
                to.beginMarkedContentSequence(ARTIFACT);
                drawn.run();
                to.endMarkedContentSequence();
            }
            case FIGURE -> {
                to.beginMarkedContentSequence(tags.element(tag));
                drawn.run();
                to.endMarkedContentSequence();
            }
            default -> text.within(tags.element(tag), drawn);
        }
    }

    @Override
    public void clipped(Box box, Runnable drawn) {
        to.saveState();
        path(Outline.of(box));
        to.clip();
        to.newPath();
        drawn.run();
        to.restoreState();
    }

    @Override
    public void transformed(Affine by, Runnable drawn) {
        to.saveState();
        to.concatCTM(
                (float) by.xx(),
                (float) by.yx(),
                (float) by.xy(),
                (float) by.yy(),
                (float) by.tx(),
                (float) by.ty());
        drawn.run();
        to.restoreState();
    }

    /** An image that can't be read leaves its place empty. */
    @Override
    public void image(ReportImage image, Box box) {
        long memory = memory(image);
        if (memory > DecodingMemory.MOST) {
            LOG.warn("Left an image of {} × {} out of the report", image.width(), image.height());
        } else {
            DecodingMemory.SHARED.during(
                    memory,
                    () -> {
                        write(image, box);
                        return true;
                    });
        }
    }

    /** A JPEG goes into the file as it is; anything else is decoded and then held twice more. */
    private static long memory(ReportImage image) {
        return image.mediaType().equals("image/jpeg")
                ? 0
                : PictureHead.of(image.data().bytes())
                        .map(head -> 3 * head.memory())
                        .orElse(Long.MAX_VALUE);
    }

    private void write(ReportImage image, Box box) {
        try {
            to.addImage(
                    Image.getInstance(image.data().bytes()),
                    (float) box.width(),
                    0,
                    0,
                    (float) -box.height(),
                    (float) box.x(),
                    (float) box.bottom());
        } catch (IOException | RuntimeException unreadable) {
            LOG.warn("Could not write an image to the report", unreadable);
        }
    }
}
