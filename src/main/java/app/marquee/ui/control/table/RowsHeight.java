package app.marquee.ui.control.table;

import app.marquee.ui.control.TextScale;

import javafx.css.PseudoClass;
import javafx.scene.Scene;

/**
 * Height of a table in a dialog: that of its rows, between the least and the usual height that the
 * style sheet gives it. FX thread only.
 */
public final class RowsHeight {
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final double LINE = 34;
    private static final double COMPACT_LINE = 26;

    /** Borders, so that rows that all fit need no scroll bar. */
    private static final double FRAME = 4;

    private final DataTable<?> table;

    private RowsHeight(DataTable<?> table) {
        this.table = table;
    }

    public static void limit(DataTable<?> table) {
        RowsHeight height = new RowsHeight(table);
        TextScale.follow(table, _ -> height.fit());
        table.sceneProperty().subscribe(_ -> height.fit());
        table.table().itemsProperty().subscribe(height::fit);
    }

    private void fit() {
        int lines = 1 + table.table().getItems().size();
        table.setMaxHeight((lines * line() + FRAME) * TextScale.now(table));
    }

    private double line() {
        Scene scene = table.getScene();
        return scene != null && scene.getRoot().getPseudoClassStates().contains(COMPACT)
                ? COMPACT_LINE
                : LINE;
    }
}
