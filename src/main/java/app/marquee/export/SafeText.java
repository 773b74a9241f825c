package app.marquee.export;

/**
 * Sanitizer of spreadsheet texts: some leading characters make a formula, and a video title or page
 * address is untrusted input.
 */
public final class SafeText {
    /** The last four are what some spreadsheets take for the first four. */
    private static final String DANGEROUS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

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
}
