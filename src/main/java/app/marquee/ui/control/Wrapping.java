package app.marquee.ui.control;

import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;

import java.text.Bidi;

/**
 * Wrapping of texts of the platform. A text with letters from right to left stays in one line,
 * because JavaFX 25 and 26 throw an exception when they break a line among such letters. FX thread
 * only.
 */
public final class Wrapping {
    private Wrapping() {}

    public static void on(Labeled text) {
        text.wrapTextProperty().bind(text.textProperty().map(Wrapping::canBreak));
    }

    public static void on(TextArea area) {
        area.wrapTextProperty().bind(area.textProperty().map(Wrapping::canBreak));
    }

    public static void on(Tooltip tip) {
        tip.wrapTextProperty().bind(tip.textProperty().map(Wrapping::canBreak));
    }

    private static boolean canBreak(@Nullable String text) {
        return text == null || !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }
}
