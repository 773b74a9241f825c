package app.marquee.report.pdf;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;

import org.jspecify.annotations.Nullable;
import org.openpdf.text.DocumentException;
import org.openpdf.text.pdf.BaseFont;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.lang.Character.UnicodeScript;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Fonts of a PDF file: the bundled ones, then one of this computer for each script that they lack.
 * Not thread-safe.
 */
final class PdfFonts implements TextMetrics {
    private static final Logger LOG = LoggerFactory.getLogger(PdfFonts.class);
    private static final String EMOJI = "NotoEmoji-Regular.ttf";

    /** Scripts whose letters are all in the bundled font for letters from right to left. */
    private static final Set<UnicodeScript> FROM_RIGHT =
            EnumSet.of(
                    UnicodeScript.ARABIC,
                    UnicodeScript.HEBREW,
                    UnicodeScript.THAANA,
                    UnicodeScript.NKO);

    private static final FontRenderContext EXACT =
            new FontRenderContext(new AffineTransform(), false, true);

    /** Fonts in a collection that are tried. */
    private static final int COLLECTED = 6;

    private static final Map<String, Font> SHAPES = new HashMap<>();

    private final PdfFace regular = bundled("Roboto-Regular.ttf");
    private final PdfFace bold = bundled("Roboto-Bold.ttf");
    private final Supplier<FontFiles> files;
    private final Map<UnicodeScript, PdfFace> others = new EnumMap<>(UnicodeScript.class);
    private final Map<String, PdfFace> bundled = new HashMap<>();
    private final Set<UnicodeScript> missing = new TreeSet<>();
    private @Nullable FontFiles found;

    PdfFonts(Supplier<FontFiles> files) {
        this.files = files;
    }

    private static PdfFace bundled(String name) {
        try {
            byte[] bytes = BundledFont.read(name);
            return new PdfFace(
                    shape(name, bytes),
                    BaseFont.createFont(
                            name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED, false, bytes, null));
        } catch (IOException | FontFormatException | DocumentException broken) {
            throw new IllegalStateException("The font can't be read: " + name, broken);
        }
    }

    /**
     * The runtime reads fonts from files alone, and may read them again: one for each font, in the
     * directory that was chosen at the start.
     */
    private static Font shape(String name, byte[] bytes) throws IOException, FontFormatException {
        synchronized (SHAPES) {
            Font known = SHAPES.get(name);
            if (known != null) {
                return known;
            }
            Path file =
                    Files.createTempFile(
                            Path.of(System.getProperty("java.io.tmpdir", "/tmp")),
                            "marquee-font",
                            ".ttf");
            file.toFile().deleteOnExit();
            Files.write(file, bytes);
            Font made = Font.createFont(Font.TRUETYPE_FONT, file.toFile());
            SHAPES.put(name, made);
            return made;
        }
    }

    PdfFace usual(boolean isBold) {
        return isBold ? bold : regular;
    }

    /**
     * The font for a letter; null where no font of this computer has it.
     *
     * @param before font of the letter before, which is kept where the usual one has no such letter
     */
    @Nullable PdfFace face(int letter, boolean isBold, @Nullable PdfFace before) {
        PdfFace usual = usual(isBold);
        if (usual.has(letter)) {
            return usual;
        }
        if (before != null && before.has(letter)) {
            return before;
        }
        UnicodeScript script = UnicodeScript.of(letter);
        PdfFace own = ours(script, isBold);
        if (own != null && own.has(letter)) {
            return own;
        }
        PdfFace known = others.get(script);
        if (known != null && known.has(letter)) {
            return known;
        }
        boolean isHopeless = missing.contains(script) && script != UnicodeScript.COMMON;
        return isHopeless ? null : search(letter, script);
    }

    /** A bundled font that has letters of a script; null for none. */
    private @Nullable PdfFace ours(UnicodeScript script, boolean isBold) {
        if (FROM_RIGHT.contains(script)) {
            String style = isBold ? "Bold" : "Regular";
            return bundled.computeIfAbsent(
                    "MarqueeRightToLeft-" + style + ".ttf", PdfFonts::bundled);
        }
        return script == UnicodeScript.COMMON
                ? bundled.computeIfAbsent(EMOJI, PdfFonts::bundled)
                : null;
    }

    /** Whether spaces between the letters of a font are its own, too. */
    boolean hasSpaces(PdfFace face) {
        return !face.equals(bundled.get(EMOJI));
    }

    private @Nullable PdfFace search(int letter, UnicodeScript script) {
        FontFiles all = found;
        if (all == null) {
            all = files.get();
            found = all;
        }
        for (Path file : all.suiting(script)) {
            PdfFace face = open(file, letter);
            if (face != null) {
                others.put(script, face);
                return face;
            }
        }
        missing.add(script);
        return null;
    }

    /** Null where the file has no outline of such a letter, or may not be embedded. */
    private static @Nullable PdfFace open(Path file, int letter) {
        try {
            Font[] fonts = Font.createFonts(file.toFile());
            boolean collection = file.toString().toLowerCase(Locale.ROOT).endsWith("ttc");
            for (int at = 0; at < Math.min(fonts.length, COLLECTED); at++) {
                if (draws(fonts[at], letter)) {
                    String name = collection ? file + "," + at : file.toString();
                    return new PdfFace(
                            fonts[at],
                            BaseFont.createFont(name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED));
                }
            }
        } catch (IOException | FontFormatException | RuntimeException unusable) {
            LOG.debug("Could not use the font {}", file, unusable);
        }
        return null;
    }

    /** Fonts of emoji in colors have images instead of outlines, which a PDF file can't show. */
    private static boolean draws(Font font, int letter) {
        return font.canDisplay(letter)
                && (Character.isSpaceChar(letter)
                        || !font.createGlyphVector(EXACT, Character.toString(letter))
                                .getVisualBounds()
                                .isEmpty());
    }

    /** Scripts of which no font of this computer has a letter, so far. */
    Set<UnicodeScript> missing() {
        return Set.copyOf(missing);
    }

    @Override
    public double width(String text, FontFace font) {
        double width = 0;
        for (TextRun run : TextRun.of(text, font.bold(), this)) {
            width += run.width(font.size());
        }
        return width;
    }
}
