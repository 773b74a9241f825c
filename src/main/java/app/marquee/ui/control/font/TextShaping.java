package app.marquee.ui.control.font;

import com.sun.javafx.text.GlyphLayoutManager;

import java.util.function.IntPredicate;

/**
 * Rule for texts that need shaping: letters that are joined, stacked or put into another order.
 *
 * <p>On Linux JavaFX shapes with objects that all threads share without a lock, which destroys the
 * memory of the process. So texts are shaped on the FX thread only.
 */
public final class TextShaping {
    private static final int FIRST_COMBINING = 0x0300;

    /** First and last letters of alphabets and signs that stand in a row. */
    private static final int[][] IN_A_ROW = {
        {0x0370, 0x0482}, // Greek, Cyrillic
        {0x048a, 0x058f}, // Cyrillic, Armenian
        {0x1e00, 0x1fff}, // Latin, Greek
        {0x2010, 0x2027}, // dashes, quotes
        {0x2030, 0x205e}, // punctuation
        {0x2070, 0x20cf}, // superscripts, currencies
        {0x2100, 0x2bff}, // arrows, symbols
        {0x3000, 0x3029}, // signs of Chinese and Japanese
        {0x3030, 0x3098}, // Hiragana
        {0x309b, 0xa48f}, // Katakana, Chinese
        {0xac00, 0xd7a3}, // Korean
        {0xf900, 0xfaff}, // Chinese
        {0xff01, 0xff9d}, // wide and narrow forms
    };

    private TextShaping() {}

    /** Whether the FX thread has to shape a text; in doubt, it has to. */
    public static boolean isNeeded(String text) {
        return text.codePoints().anyMatch(((IntPredicate) TextShaping::isInARow).negate());
    }

    static boolean isInARow(int letter) {
        if (letter < FIRST_COMBINING) {
            return true;
        }
        for (int[] range : IN_A_ROW) {
            if (letter <= range[1]) {
                return letter >= range[0];
            }
        }
        return false;
    }

    /**
     * Gives each text a layout of its own. FX thread only, before another thread lays out any text.
     */
    public static void separate() {
        if (Typeface.isLinux()) {
            Separation.BEGUN.run();
        }
    }

    /** The layout that threads would share, taken once and for ever. */
    private static final class Separation {
        static final Runnable BEGUN = begun();

        private static Runnable begun() {
            GlyphLayoutManager.getInstance();
            return () -> {};
        }
    }
}
