package app.marquee.export;

import java.util.regex.Pattern;

/**
 * Sanitizer of spreadsheet texts: some leading characters make a formula, and a video title or page
 * address is untrusted input. A program that takes another character for the separator reads the
 * rest of a text as a cell of its own, so what follows a possible separator counts as well.
 */
public final class SafeText {
    /** The full-width forms are what some spreadsheets take for the others. */
    private static final String FORMULA = "(?=[=+\\-@\uff1d\uff0b\uff0d\uff20])";

    /** A line break may begin a row. An item of a list in a description is none. */
    private static final String CELL = "^|[;,|\t]\"*+|[\r\n]\"*+(?![+\\-] )";

    private static final Pattern BARE = Pattern.compile("(" + CELL + ")('*+)" + FORMULA);

    private static final Pattern MARKED = Pattern.compile("(" + CELL + ")'('*+)" + FORMULA);

    /** Some spreadsheets leave them out at the beginning. */
    private static final Pattern BLANK = Pattern.compile("'*+[\t\r\n]");

    private SafeText() {}

    /** With an apostrophe before each part that could be a formula; else the same text. */
    static String harmless(String text) {
        return isSuspect(text) ? marked(text) : text;
    }

    /** Whether a cell of the text may begin with a sign; a file has millions of texts. */
    private static boolean isSuspect(String text) {
        boolean begins = true;
        for (int at = 0; at < text.length(); at++) {
            char one = text.charAt(at);
            if (Character.isLetterOrDigit(one)) {
                begins = false;
            } else if (begins && isSign(one)) {
                return true;
            } else if (one != '\'' && one != '"') {
                begins = isSeparator(one);
            }
        }
        return false;
    }

    private static boolean isSign(char one) {
        return switch (one) {
            case '=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20' -> true;
            default -> isBreak(one);
        };
    }

    private static boolean isSeparator(char one) {
        return one == ';' || one == ',' || one == '|' || isBreak(one);
    }

    private static boolean isBreak(char one) {
        return one == '\t' || one == '\r' || one == '\n';
    }

    private static String marked(String text) {
        String marked = BARE.matcher(text).replaceAll("$1'$2");
        return BLANK.matcher(marked).lookingAt() ? "'" + marked : marked;
    }

    /** The text that {@link #harmless} was given. */
    public static String original(String text) {
        boolean isBlank = text.startsWith("'") && BLANK.matcher(text).lookingAt();
        return MARKED.matcher(isBlank ? text.substring(1) : text).replaceAll("$1$2");
    }
}
