package app.marquee.ui.control;

import app.marquee.text.RightToLeft;

/**
 * Text as rows, tiles and other narrow places show it: without line breaks, with its words in their
 * order, and no longer than a screen is wide, because the toolkit measures all of it. The details
 * have the whole text.
 */
public final class ShownText {
    /** In characters; no window is wide enough for more of them in a line. */
    static final int MOST = 500;

    private static final String MORE = "…";

    private ShownText() {}

    /** The text in one line. */
    public static String line(String text) {
        return RightToLeft.inOrder(cut(text).replace('\n', ' ').replace('\r', ' '));
    }

    /** The text in lines that are broken where there is no more room. */
    public static String wrapped(String text) {
        return RightToLeft.apart(cut(text).replace('\n', ' ').replace('\r', ' '));
    }

    private static String cut(String text) {
        if (text.length() <= MOST) {
            return text;
        }
        int end = MOST - MORE.length();
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end)
                + MORE;
    }
}
