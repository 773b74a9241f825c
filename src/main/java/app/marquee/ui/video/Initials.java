package app.marquee.ui.video;

import org.jspecify.annotations.Nullable;

/** Initials of a title: the first letters or digits of its first two words. */
final class Initials {
    private static final int MOST = 2;

    private Initials() {}

    /** Empty for a title without letters and digits. */
    static String of(String title) {
        StringBuilder initials = new StringBuilder();
        boolean inWord = false;
        int count = 0;
        for (int at = 0; at < title.length() && count < MOST; ) {
            int sign = title.codePointAt(at);
            boolean letter = Character.isLetterOrDigit(sign);
            if (letter && !inWord) {
                initials.appendCodePoint(Character.toUpperCase(sign));
                count += joins(sign) ? MOST : 1;
            }
            inWord = letter || (inWord && Character.getType(sign) == Character.NON_SPACING_MARK);
            at += Character.charCount(sign);
        }
        return initials.toString();
    }

    /** Letters of these scripts would be joined, or fill the place alone. */
    private static boolean joins(int sign) {
        return switch (Character.UnicodeScript.of(sign)) {
            case ARABIC, HAN, HIRAGANA, KATAKANA, HANGUL, DEVANAGARI, THAI -> true;
            default -> false;
        };
    }

    /** One of so many colors, the same for the same title. */
    static int color(@Nullable String title, int colors) {
        return Math.floorMod((String.valueOf(title).hashCode() * 0x9E3779B1) >>> 8, colors);
    }
}
