package app.marquee.ui.control.table;

import javafx.scene.control.TableView;

/** Selection of all rows of a table, or of none, which returns the focus to it. */
public record RowSelection(TableView<?> table) {
    public void clear() {
        table.getSelectionModel().clearSelection();
        table.requestFocus();
    }
}
