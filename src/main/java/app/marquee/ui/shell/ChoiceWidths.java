package app.marquee.ui.shell;

import app.marquee.ui.control.TextScale;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.Region;

/**
 * Width fix that lets the combo boxes of a view shrink with their text. JavaFX keeps at least the
 * width that a combo box had in the largest text. FX thread only.
 */
final class ChoiceWidths {
    private final Region view;
    private double worn;

    private ChoiceWidths(Region view) {
        this.view = view;
        this.worn = TextScale.now(view);
    }

    /** Installs the fix. */
    static void follow(Region view) {
        TextScale.follow(view, new ChoiceWidths(view)::wear);
    }

    private void wear(double factor) {
        if (factor < worn) {
            view.lookupAll(".combo-box").forEach(ChoiceWidths::forget);
        }
        worn = factor;
    }

    /** Resets the width; the next layout sets the one that is needed. */
    private static void forget(Node node) {
        if (node instanceof ComboBox<?> choice) {
            choice.resize(0, choice.getHeight());
        }
    }
}
