package app.marquee.ui.control.table;

import javafx.scene.control.TableView;

/** Selection of all rows of a table, or of none, which returns the focus to it. */
public record RowSelection(TableView<?> table) implements RowCommandBar.Steps {
    @Override
    public void selectAll() {
        table.getSelectionModel().selectAll();
        table.requestFocus();
    }

    @Override
    public void clear() {
        table.getSelectionModel().clearSelection();
        table.requestFocus();
    }
}
