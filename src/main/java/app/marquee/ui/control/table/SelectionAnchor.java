package app.marquee.ui.control.table;

import javafx.scene.control.TableView;

/**
 * The row from which Shift with an arrow key or a click selects. JavaFX keeps it by its index, so
 * that after the rows changed places the selection would be stretched from a row nobody chose. On
 * the FX thread.
 */
public final class SelectionAnchor {
    /** As the behaviour of tables in JavaFX names it; nothing public sets it. */
    private static final String KEY = "anchor";

    private SelectionAnchor() {}

    /** Forgets it; the next row that is selected becomes the new one. */
    public static void forget(TableView<?> table) {
        table.getProperties().remove(KEY);
    }
}
