package app.marquee.report.pdf;

import org.openpdf.text.pdf.BaseFont;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;

/**
 * Font that can be shaped and embedded. Both halves read the same file, so that their glyphs have
 * the same numbers.
 */
record PdfFace(Font font, BaseFont base) {
    private static final FontRenderContext EXACT =
            new FontRenderContext(new AffineTransform(), false, true);

    boolean has(int letter) {
        return font.canDisplay(letter);
    }

    /** The glyphs of a text of one direction, from left to right. */
    GlyphVector glyphs(String text, double size, boolean rightToLeft) {
        return font.deriveFont((float) size)
                .layoutGlyphVector(
                        EXACT,
                        text.toCharArray(),
                        0,
                        text.length(),
                        rightToLeft ? Font.LAYOUT_RIGHT_TO_LEFT : Font.LAYOUT_LEFT_TO_RIGHT);
    }
}
