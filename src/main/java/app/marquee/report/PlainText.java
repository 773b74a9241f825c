package app.marquee.report;

import java.text.Bidi;
import java.util.regex.Pattern;

/**
 * Sanitizer of texts from outside: without characters that change the direction of the text around
 * them, and without control characters.
 */
public final class PlainText {
    private static final Pattern TURNING = Pattern.compile("[\\u202a-\\u202e\\u2066-\\u2069]");
    private static final Pattern CONTROLS = Pattern.compile("\\p{Cc}+");

    /** Keeps the words around a text that runs from right to left in their order; has no width. */
    private static final String LEFT_TO_RIGHT = "\u200e";

    /** Letters of the longest name; a page or a cell has no room for more. */
    private static final int LONGEST = 300;

    private PlainText() {}

    /** The same for a name, which ends with an ellipsis when it is very long. */
    public static String name(String text) {
        String plain = of(text);
        return plain.codePointCount(0, plain.length()) <= LONGEST
                ? plain
                : plain.substring(0, plain.offsetByCodePoints(0, LONGEST)) + "…";
    }

    /** A name within a sentence of the other direction. */
    static String apart(String text) {
        String plain = name(text);
        return Bidi.requiresBidi(plain.toCharArray(), 0, plain.length())
                ? LEFT_TO_RIGHT + plain + LEFT_TO_RIGHT
                : plain;
    }

    public static String of(String text) {
        return CONTROLS.matcher(TURNING.matcher(text).replaceAll("")).replaceAll(" ").strip();
    }
}
