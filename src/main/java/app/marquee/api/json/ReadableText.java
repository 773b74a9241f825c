package app.marquee.api.json;

/**
 * A text as it is kept: nobody reads a title of millions of characters, but a window that has to
 * lay one out stands still for minutes. What was cut off is marked by three dots.
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
