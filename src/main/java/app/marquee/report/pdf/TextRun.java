package app.marquee.report.pdf;

import org.jspecify.annotations.Nullable;

import java.awt.font.GlyphVector;
import java.lang.Character.UnicodeScript;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Run of a text in one font and one direction. Immutable.
 *
 * @param shown the letters that are drawn: those of the text, or the name of a script without font
 * @param text the letters that it stands for
 */
record TextRun(PdfFace face, String shown, String text, boolean rightToLeft) {
    private static final int LAST_SIMPLE = 0x24f;

    /** The runs of a line from left to right. */
    static List<TextRun> of(String line, boolean bold, PdfFonts fonts) {
        if (line.isEmpty()) {
            return List.of();
        }
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        int count = bidi.getRunCount();
        byte[] levels = new byte[count];
        Integer[] order = new Integer[count];
        for (int at = 0; at < count; at++) {
            levels[at] = (byte) bidi.getRunLevel(at);
            order[at] = at;
        }
        Bidi.reorderVisually(levels, 0, order, 0, count);
        List<TextRun> runs = new ArrayList<>();
        for (int at : order) {
            boolean rightToLeft = bidi.getRunLevel(at) % 2 == 1;
            String part = line.substring(bidi.getRunStart(at), bidi.getRunLimit(at));
            List<TextRun> own = inFonts(part, rightToLeft, bold, fonts);
            runs.addAll(rightToLeft ? own.reversed() : own);
        }
        return runs;
    }

    /** The parts of a text by font, in reading order. */
    private static List<TextRun> inFonts(
            String part, boolean rightToLeft, boolean bold, PdfFonts fonts) {
        List<TextRun> runs = new ArrayList<>();
        int start = 0;
        @Nullable PdfFace current = null;
        int at = 0;
        while (at < part.length()) {
            int letter = part.codePointAt(at);
            boolean stays =
                    at > start
                            && (joins(letter)
                                    || (isSpace(letter)
                                            && current != null
                                            && fonts.hasSpaces(current)));
            PdfFace face = stays ? current : fonts.face(letter, bold, current);
            if (at > start && !Objects.equals(face, current)) {
                runs.add(run(current, part.substring(start, at), rightToLeft, bold, fonts));
                start = at;
            }
            current = face;
            at += Character.charCount(letter);
        }
        runs.add(run(current, part.substring(start), rightToLeft, bold, fonts));
        return runs;
    }

    /** A text without a font is shown as the name of its script. */
    private static TextRun run(
            @Nullable PdfFace face,
            String text,
            boolean rightToLeft,
            boolean bold,
            PdfFonts fonts) {
        if (face != null) {
            return new TextRun(face, text, text, rightToLeft);
        }
        String name = "[" + name(UnicodeScript.of(text.codePointAt(0))) + "]";
        return new TextRun(fonts.usual(bold), name, text, false);
    }

    /** Its name in English, such as “Devanagari”. */
    static String name(UnicodeScript script) {
        if (script == UnicodeScript.COMMON) {
            return "Symbols";
        }
        String lower = script.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1);
    }

    /** Marks, joiners and variation selectors belong to the letter before. */
    private static boolean joins(int letter) {
        int type = Character.getType(letter);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.FORMAT
                || type == Character.MODIFIER_SYMBOL;
    }

    private static boolean isSpace(int letter) {
        return letter == ' ' || letter == 0xa0;
    }

    GlyphVector glyphs(double size) {
        return face.glyphs(shown, size, rightToLeft);
    }

    double width(double size) {
        GlyphVector glyphs = glyphs(size);
        return glyphs.getGlyphPosition(glyphs.getNumGlyphs()).getX();
    }

    /** Whether the glyphs alone don't say the letters, in their order. */
    boolean isComplex() {
        return !shown.equals(text) || text.chars().anyMatch(letter -> letter > LAST_SIMPLE);
    }

    /**
     * Where letters begin that have glyphs of their own, and the end; marks belong to the letter
     * before.
     */
    List<Integer> clusters(GlyphVector glyphs) {
        TreeSet<Integer> starts = new TreeSet<>();
        for (int glyph = 0; glyph < glyphs.getNumGlyphs(); glyph++) {
            int start = glyphs.getGlyphCharIndex(glyph);
            if (start == 0 || !joins(shown.codePointAt(start))) {
                starts.add(start);
            }
        }
        starts.add(0);
        starts.add(shown.length());
        return List.copyOf(starts);
    }
}
