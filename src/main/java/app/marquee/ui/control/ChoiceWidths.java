package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.Region;

/**
 * Lets the choices of a view become narrower with their text. A combo box takes at least the width
 * that it has, so that it would stay as wide as it was in the largest text. On the FX thread.
 */
public final class ChoiceWidths {
    private final Region view;
    private double worn;

    private ChoiceWidths(Region view) {
        this.view = view;
        this.worn = TextScale.now(view);
    }

    /** From now on. */
    public static void follow(Region view) {
        TextScale.follow(view, new ChoiceWidths(view)::wear);
    }

    private void wear(double factor) {
        if (factor < worn) {
            view.lookupAll(".combo-box").forEach(ChoiceWidths::forget);
        }
        worn = factor;
    }

    /** The layout that follows gives it the width that it needs. */
    private static void forget(Node node) {
        if (node instanceof ComboBox<?> choice) {
            choice.resize(0, choice.getHeight());
        }
    }
}
