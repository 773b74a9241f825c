package app.marquee.export;

/**
 * Sanitizer of spreadsheet texts: some leading characters make a formula, and a video title or page
 * address is untrusted input.
 */
public final class SafeText {
    /** The last four are what some spreadsheets take for the first four. */
    private static final String DANGEROUS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

    private static final char REPLACEMENT = '\ufffd';

    private SafeText() {}

    /** With an apostrophe before it where it could be a formula; else the same text. */
    static String harmless(String text) {
        return !text.isEmpty() && DANGEROUS.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    /** The text that {@link #harmless} was given. */
    public static String original(String text) {
        return text.length() > 1 && text.charAt(0) == '\'' && DANGEROUS.indexOf(text.charAt(1)) >= 0
                ? text.substring(1)
                : text;
    }

    /** The same with a mark for each character that XML cannot hold. */
    static String inXml(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!fitsXml(text, i)) {
                return replaced(text);
            }
        }
        return text;
    }

    private static String replaced(String text) {
        StringBuilder fit = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            if (!fitsXml(text, i)) {
                fit.setCharAt(i, REPLACEMENT);
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
}
