package app.marquee.ui.control;

import javafx.scene.control.TextArea;

import java.text.Bidi;

/**
 * Texts with letters from right to left, such as titles in Arabic or Hebrew, in a window that is
 * read from left to right. JavaFX 25 and 26 look for the spaces at the end of such a line too far
 * before it, at most by its length, and throw an exception where no text is.
 */
public final class RightToLeft {
    /** Has no width, and keeps the words around a text in their order. */
    private static final String MARK = "\u200e";

    private RightToLeft() {}

    /** Marks before the text, as many as it has characters; none where it needs none. */
    public static String marks(String text) {
        return isIn(text) ? MARK.repeat(text.length()) : "";
    }

    /** The text between marks, which can be broken into lines and turns no words around it. */
    public static String apart(String text) {
        return isIn(text) ? marks(text) + text + MARK : text;
    }

    /** Whether the text is read from right to left. */
    public static boolean isFromRight(String text) {
        return !new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
    }

    /** Wraps the lines of an area while none of its letters run from right to left. */
    public static void wrapOthers(TextArea area) {
        area.wrapTextProperty().bind(area.textProperty().map(text -> !isIn(text)));
    }

    /** Whether it has letters that run from right to left; JavaFX draws the end of some twice. */
    public static boolean isIn(String text) {
        return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }
}
