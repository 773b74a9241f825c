package app.marquee.ui.control;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/**
 * Keeps which row of a table is selected. A row that a person had selected comes back once, with
 * the first rows that are shown; after that the table is theirs. On the FX thread.
 */
final class SelectionMemory<T> {
    private static final String SELECTED = "selected";

    /** Rows that were left out of sight above the one that is shown again. */
    private static final int ABOVE = 3;

    private final ViewMemory memory;
    private final Function<T, String> key;
    private @Nullable String wanted;

    SelectionMemory(ViewMemory memory, Function<T, String> key) {
        this.memory = memory;
        this.key = key;
        this.wanted = memory.recall(SELECTED);
    }

    void attach(TableView<T> table) {
        table.getSelectionModel()
                .getSelectedItems()
                .addListener((ListChangeListener<T>) _ -> keep(table));
    }

    /** Several rows are the beginning of a deed, not a place where a person was. */
    private void keep(TableView<T> table) {
        List<T> selected = table.getSelectionModel().getSelectedItems();
        T row = selected.size() == 1 ? selected.getFirst() : null;
        if (row != null) {
            wanted = null;
            memory.keep(SELECTED, key.apply(row));
        }
    }

    /** Selects the row again, when these are the first rows since the start. */
    void restore(TableView<T> table) {
        String before = wanted;
        if (before == null || before.isEmpty() || table.getItems().isEmpty()) {
            return;
        }
        wanted = null;
        for (int row = 0; row < table.getItems().size(); row++) {
            if (key.apply(table.getItems().get(row)).equals(before)) {
                table.getSelectionModel().clearAndSelect(row);
                table.scrollTo(Math.max(0, row - ABOVE));
                return;
            }
        }
    }
}
