package app.marquee.sheet;

/** White space and invisible characters at the ends of a text, such as no-break spaces. */
final class Blanks {

    private Blanks() {}

    /** The text without them. */
    static String strip(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        while (end > start && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    static boolean isBlank(String text) {
        return text.chars().allMatch(one -> isBlank((char) one));
    }

    private static boolean isBlank(char one) {
        return Character.isWhitespace(one)
                || Character.isSpaceChar(one)
                || Character.getType(one) == Character.FORMAT;
    }
}
