package app.marquee.report.pdf;

import app.marquee.drawing.TextStyle;

import org.openpdf.text.pdf.PdfContentByte;
import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfGlyphArray;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfObject;
import org.openpdf.text.pdf.PdfString;

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

    PdfText(PdfContentByte to, PdfFonts fonts) {
        this.to = to;
        this.fonts = fonts;
    }

    void show(String text, double x, double y, TextStyle style) {
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
            } else if (run.isComplex()) {
                begin(run.text());
                glyphs(glyphs, all(glyphs), at, y);
                to.endMarkedContentSequence();
            } else {
                glyphs(glyphs, all(glyphs), at, y);
            }
            to.endText();
            at += glyphs.getGlyphPosition(glyphs.getNumGlyphs()).getX();
        }
    }

    private void begin(String text) {
        PdfDictionary properties = new PdfDictionary();
        properties.put(PdfName.ACTUALTEXT, new PdfString(text, PdfObject.TEXT_UNICODE));
        to.beginMarkedContentSequence(PdfName.SPAN, properties, true);
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
            begin(at == 0 ? text : "");
            glyphs(glyphs, List.of(widest.get(at)), x, y);
            to.endMarkedContentSequence();
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
