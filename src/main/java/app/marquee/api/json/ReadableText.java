package app.marquee.api.json;

/**
 * Limiter of displayed texts: a title of millions of characters would freeze layout. The cut is
 * marked by three dots.
 */
final class ReadableText {
    /** In characters; the longest text that the contract allows is a fifth of it. */
    static final int MOST = 5_000;

    private static final String MORE = "…";

    private ReadableText() {}

    static String of(String text) {
        if (isReadable(text)) {
            return text;
        }
        int end = MOST - MORE.length();
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end)
                + MORE;
    }

    static boolean isReadable(String text) {
        return text.length() <= MOST;
    }
}
