package app.marquee.ui.control.table;

import app.marquee.ui.control.ViewMemory;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Memory of the selected row of a table across starts. The row is restored once, with the first
 * rows shown. FX thread only.
 */
final class SelectionMemory<T> {
    private static final String SELECTED = "selected";

    /** Rows shown above the restored one. */
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

    /** Saves a single selection only: several rows are a choice for an action, not a position. */
    private void keep(TableView<T> table) {
        List<T> selected = table.getSelectionModel().getSelectedItems();
        T row = selected.size() == 1 ? selected.getFirst() : null;
        if (row != null) {
            wanted = null;
            memory.keep(SELECTED, key.apply(row));
        }
    }

    /** The row to restore; available once, with the first rows since the start. */
    Optional<Predicate<T>> sought() {
        String before = wanted;
        wanted = null;
        return before == null || before.isEmpty()
                ? Optional.empty()
                : Optional.of(row -> key.apply(row).equals(before));
    }

    /** Selects that row and brings it into sight. */
    static void select(TableView<?> table, int row) {
        table.getSelectionModel().clearAndSelect(row);
        table.scrollTo(Math.max(0, row - ABOVE));
    }
}
