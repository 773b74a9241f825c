package app.marquee.report;

import java.util.regex.Pattern;

/**
 * Sanitizer of texts from outside: without characters that change the direction of the text around
 * them, and without control characters.
 */
public final class PlainText {
    private static final Pattern TURNING =
            Pattern.compile("[\\u202a-\\u202e\\u2066-\\u2069\\u200e\\u200f]");
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}]+");

    private PlainText() {}

    public static String of(String text) {
        return CONTROLS.matcher(TURNING.matcher(text).replaceAll("")).replaceAll(" ").strip();
    }
}
