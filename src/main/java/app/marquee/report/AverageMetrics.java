package app.marquee.report;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;

/**
 * Measure of texts by average widths of letters, for a file whose reader chooses the font. Rather
 * too wide than too narrow.
 */
public final class AverageMetrics implements TextMetrics {
    private static final double USUAL = 0.56;
    private static final double WIDE = 1;
    private static final double NARROW = 0.28;
    private static final double BOLD = 1.06;
    private static final int FIRST_WIDE = 0x2e80;

    @Override
    public double width(String text, FontFace font) {
        double width = text.codePoints().mapToDouble(AverageMetrics::width).sum();
        return width * font.size() * (font.bold() ? BOLD : 1);
    }

    private static double width(int letter) {
        int type = Character.getType(letter);
        if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
            return 0;
        }
        if (letter >= FIRST_WIDE) {
            return WIDE;
        }
        return " .,:;'|ijl!·".indexOf(letter) >= 0 ? NARROW : USUAL;
    }
}
