package app.marquee.ui.control;

import app.marquee.text.RightToLeft;

import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;

/** Wrapping of texts that may have letters from right to left. FX thread only. */
public final class Wrapping {
    private Wrapping() {}

    /** Wraps the lines of an area while none of its letters run from right to left. */
    public static void wrapOthers(TextArea area) {
        area.wrapTextProperty().bind(area.textProperty().map(text -> !RightToLeft.isIn(text)));
    }

    /** Keeps a text that wraps between marks, whatever it is set to, so that it can be broken. */
    public static void guard(Labeled wrapping) {
        wrapping.textProperty()
                .subscribe(
                        text -> {
                            if (text != null
                                    && RightToLeft.isIn(text)
                                    && !RightToLeft.isMarked(text)) {
                                wrapping.setText(RightToLeft.apart(text));
                            }
                        });
    }
}
