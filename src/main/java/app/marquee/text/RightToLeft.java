package app.marquee.text;

import java.text.Bidi;
import java.util.regex.Pattern;

/**
 * Texts with letters from right to left, such as titles in Arabic or Hebrew, in a window that is
 * read from left to right. JavaFX 25 and 26 look for the spaces at the end of such a line too far
 * before it, at most by its length, and throw an exception where no text is.
 */
public final class RightToLeft {
    /** Has no width, and keeps the words around a text in their order. */
    private static final String MARK = "\u200e";

    private static final String MARK_FROM_RIGHT = "\u200f";
    private static final String EMBEDDING = "\u202b";
    private static final String EMBEDDING_END = "\u202c";

    /** Turn a part of a text around. JavaFX 25 and 26 lose what follows some of them. */
    private static final Pattern TURNING = Pattern.compile("[\u202a-\u202e\u2066-\u2069]");

    /** Emoji, arrows and others that no font has beside letters from right to left. */
    private static final Pattern SIGN =
            Pattern.compile(
                    "(?=[\\x{2100}-\\x{10ffff}&&[\\p{So}\\p{Sm}\\p{Sk}\\p{IsExtended_Pictographic}]"
                            + "&&\\P{javaMirrored}])\\X");

    private RightToLeft() {}

    /** Marks before the text, as many as it has characters; none where it needs none. */
    public static String marks(String text) {
        return isIn(text) ? MARK.repeat(text.length()) : "";
    }

    /** The text between marks, which can be broken into lines and turns no words around it. */
    public static String apart(String text) {
        if (!isIn(text)) {
            return text;
        }
        String inOrder = inOrder(text, Bidi.DIRECTION_LEFT_TO_RIGHT);
        return marks(inOrder) + inOrder + MARK;
    }

    /**
     * The text for one line, with its signs and words in their order. JavaFX 25 and 26 turn them
     * around on Linux where two fonts meet, so signs get a run of their own.
     */
    public static String inOrder(String text) {
        return inOrder(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
    }

    private static String inOrder(String text, int direction) {
        String plain = TURNING.matcher(text).replaceAll("");
        if (!isIn(plain) || !SIGN.matcher(plain).find()) {
            return plain;
        }
        Bidi order = new Bidi(plain, direction);
        StringBuilder parts = new StringBuilder();
        for (int run = 0; run < order.getRunCount(); run++) {
            String part = plain.substring(order.getRunStart(run), order.getRunLimit(run));
            parts.append(
                    order.getRunLevel(run) % 2 == 0
                            ? part
                            : signsApart(part, order.baseIsLeftToRight()));
        }
        return parts.toString();
    }

    /** Each sign between letters of no width: one run from the left in one from the right. */
    private static String signsApart(String part, boolean isEmbedded) {
        String apart =
                SIGN.matcher(part)
                        .replaceAll(MARK_FROM_RIGHT + MARK + "$0" + MARK + MARK_FROM_RIGHT);
        return isEmbedded && apart.length() > part.length()
                ? EMBEDDING + apart + EMBEDDING_END
                : apart;
    }

    /** Whether the text is read from right to left. */
    public static boolean isFromRight(String text) {
        return !new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
    }

    /** Whether a text has its marks already. */
    public static boolean isMarked(String text) {
        return text.startsWith(MARK);
    }

    /** Whether it has letters that run from right to left; JavaFX draws the end of some twice. */
    public static boolean isIn(String text) {
        return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }
}
