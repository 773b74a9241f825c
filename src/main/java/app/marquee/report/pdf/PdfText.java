package app.marquee.report.pdf;

import app.marquee.drawing.TextStyle;

import org.jspecify.annotations.Nullable;
import org.openpdf.text.pdf.PdfContentByte;
import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfGlyphArray;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfObject;
import org.openpdf.text.pdf.PdfString;
import org.openpdf.text.pdf.PdfStructureElement;

import java.awt.font.GlyphVector;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Writer of lines of text. Readers take letters from the glyphs where these are plain, and
 * otherwise from the text that is written beside them: for a run from left to right as a whole, for
 * one from right to left letter by letter, since readers turn these around themselves. Not
 * thread-safe.
 */
final class PdfText {
    private static final double EXACT = 1e-4;
    private static final double THOUSAND = 1000;

    /** Glyph numbers from here on are no glyphs. */
    private static final int NO_GLYPH = 0xfffe;

    private final PdfContentByte to;
    private final PdfFonts fonts;
    private final PdfTags tags;
    private @Nullable PdfStructureElement element;

    PdfText(PdfContentByte to, PdfFonts fonts, PdfTags tags) {
        this.to = to;
        this.fonts = fonts;
        this.tags = tags;
    }

    /**
     * Draws the texts of an element. Poppler loses what follows a mark within another one, so that
     * they aren't nested, and takes the text of a span only, so that each mark is named so.
     */
    void within(PdfStructureElement of, Runnable drawn) {
        element = of;
        drawn.run();
        element = null;
    }

    void show(String text, double x, double y, TextStyle style) {
        if (element != null) {
            tags.read(element, text);
        }
        double size = style.font().size();
        List<TextRun> runs = TextRun.of(text, style.font().bold(), fonts);
        double width = runs.stream().mapToDouble(run -> run.width(size)).sum();
        double at =
                switch (style.align()) {
                    case START -> x;
                    case MIDDLE -> x - width / 2;
                    case END -> x - width;
                };
        for (TextRun run : runs) {
            GlyphVector glyphs = run.glyphs(size);
            to.beginText();
            to.setFontAndSize(run.face().base(), (float) size);
            if (run.rightToLeft()) {
                letters(run, glyphs, at, y);
            } else {
                marked(run.isComplex() ? run.text() : null, glyphs, all(glyphs), at, y);
            }
            to.endText();
            at += glyphs.getGlyphPosition(glyphs.getNumGlyphs()).getX();
        }
    }

    /**
     * Shows glyphs with the mark of their element.
     *
     * @param text what they stand for; null where they say it themselves
     */
    private void marked(
            @Nullable String text, GlyphVector glyphs, List<Integer> own, double x, double y) {
        PdfDictionary properties = new PdfDictionary();
        if (text != null) {
            properties.put(PdfName.ACTUALTEXT, new PdfString(text, PdfObject.TEXT_UNICODE));
        }
        if (element != null) {
            PdfObject type = element.get(PdfName.S);
            element.put(PdfName.S, PdfName.SPAN);
            to.beginMarkedContentSequence(element, properties);
            element.put(PdfName.S, type);
        } else {
            to.beginMarkedContentSequence(PdfName.SPAN, properties, true);
        }
        glyphs(glyphs, own, x, y);
        to.endMarkedContentSequence();
    }

    private static List<Integer> all(GlyphVector glyphs) {
        List<Integer> all = new ArrayList<>();
        for (int glyph = 0; glyph < glyphs.getNumGlyphs(); glyph++) {
            all.add(glyph);
        }
        return all;
    }

    private void letters(TextRun run, GlyphVector glyphs, double x, double y) {
        List<Integer> starts = run.clusters(glyphs);
        for (int at = starts.size() - 2; at >= 0; at--) {
            int start = starts.get(at);
            int end = starts.get(at + 1);
            List<Integer> own =
                    all(glyphs).stream()
                            .filter(glyph -> glyphs.getGlyphCharIndex(glyph) >= start)
                            .filter(glyph -> glyphs.getGlyphCharIndex(glyph) < end)
                            .toList();
            letter(run.text().substring(start, end), glyphs, own, x, y);
        }
    }

    /**
     * The widest glyph stands for the letter, so that readers see no gap; dots and marks of the
     * same letter have an empty text.
     */
    private void letter(String text, GlyphVector glyphs, List<Integer> own, double x, double y) {
        List<Integer> widest =
                own.stream()
                        .sorted(
                                Comparator.comparingDouble(
                                        glyph -> -glyphs.getGlyphMetrics(glyph).getAdvanceX()))
                        .toList();
        for (int at = 0; at < widest.size(); at++) {
            marked(at == 0 ? text : "", glyphs, List.of(widest.get(at)), x, y);
        }
    }

    /** A glyph that the font doesn't have would be a box, and is left out. */
    private static boolean isGlyph(int code) {
        return code > 0 && code < NO_GLYPH;
    }

    /** Shows glyphs in a row, each at its exact position. */
    private void glyphs(GlyphVector glyphs, List<Integer> own, double x, double y) {
        double factor = THOUSAND / glyphs.getFont().getSize2D();
        PdfGlyphArray row = new PdfGlyphArray();
        double next = Double.NaN;
        double line = Double.NaN;
        for (int glyph : own) {
            int code = glyphs.getGlyphCode(glyph);
            if (!isGlyph(code)) {
                continue;
            }
            Point2D position = glyphs.getGlyphPosition(glyph);
            if (Math.abs(position.getY() - line) < EXACT) {
                double more = position.getX() - next;
                if (Math.abs(more) > EXACT) {
                    row.add((float) (-more * factor));
                }
            } else {
                flush(row);
                line = position.getY();
                // Text is drawn upright on a page whose y grows downward.
                to.setTextMatrix(1, 0, 0, -1, (float) (x + position.getX()), (float) (y + line));
            }
            row.add(code);
            next = position.getX() + glyphs.getGlyphMetrics(glyph).getAdvanceX();
        }
        flush(row);
    }

    private void flush(PdfGlyphArray row) {
        if (!row.isEmpty()) {
            to.showText(row);
            row.clear();
        }
    }
}
