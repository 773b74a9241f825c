package app.marquee.ui.control.table;

import javafx.scene.control.TableView;

/** Selection of a table: clearing it returns the focus to the table. */
public record RowSelection(TableView<?> table) {
    public void clear() {
        table.getSelectionModel().clearSelection();
        table.requestFocus();
    }
}
