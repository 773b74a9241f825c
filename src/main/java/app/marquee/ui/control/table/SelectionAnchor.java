package app.marquee.ui.control.table;

import javafx.scene.control.TableView;

/**
 * Reset of the anchor row from which Shift selects. JavaFX keeps it by index, which points to
 * another row once the rows moved. FX thread only.
 */
public final class SelectionAnchor {
    /** The key that JavaFX uses for the anchor of a table; there is no public setter. */
    private static final String KEY = "anchor";

    private SelectionAnchor() {}

    /** Forgets it; the next row that is selected becomes the new one. */
    public static void forget(TableView<?> table) {
        table.getProperties().remove(KEY);
    }
}
