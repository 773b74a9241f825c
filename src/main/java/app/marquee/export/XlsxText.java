package app.marquee.export;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Coder of the texts of Excel files, which have characters that XML can't hold as {@code _xHHHH_}
 * with their number. A text that has these letters itself has its first underscore in that form.
 */
public final class XlsxText {
    private static final Pattern ENCODED = Pattern.compile("_x([0-9A-Fa-f]{4})_");

    /**
     * Underscores that begin such letters, even if the underscore ends others, or is the first one
     * of a character that XML can't hold.
     */
    private static final Pattern UNDERSCORE =
            Pattern.compile(
                    "_(?=x[0-9A-Fa-f]{4}[_\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF])");

    private static final String ESCAPED = "_x005F_";
    private static final char REPLACEMENT = '\ufffd';
    private static final int HEX = 16;

    private XlsxText() {}

    static String encode(String text) {
        String plain = text.contains("_x") ? UNDERSCORE.matcher(text).replaceAll(ESCAPED) : text;
        for (int at = 0; at < plain.length(); at++) {
            if (!fitsXml(plain, at)) {
                return encodedFrom(plain, at);
            }
        }
        return plain;
    }

    private static String encodedFrom(String text, int start) {
        StringBuilder fit = new StringBuilder(text.substring(0, start));
        for (int at = start; at < text.length(); at++) {
            char one = text.charAt(at);
            if (fitsXml(text, at)) {
                fit.append(one);
            } else if (Character.isSurrogate(one)) {
                fit.append(REPLACEMENT);
            } else {
                fit.append(String.format(Locale.ROOT, "_x%04X_", (int) one));
            }
        }
        return fit.toString();
    }

    private static boolean fitsXml(String text, int at) {
        char one = text.charAt(at);
        if (Character.isHighSurrogate(one)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(one)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return one >= ' ' ? one < '\ufffe' : one == '\t' || one == '\n' || one == '\r';
    }

    /** The text that a file means. */
    public static String decode(String text) {
        return text.contains("_x")
                ? ENCODED.matcher(text)
                        .replaceAll(found -> Matcher.quoteReplacement(character(found.group(1))))
                : text;
    }

    private static String character(String number) {
        return String.valueOf((char) Integer.parseInt(number, HEX));
    }
}
