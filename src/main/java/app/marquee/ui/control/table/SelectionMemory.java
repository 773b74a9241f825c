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

    /** Which row is to be selected again; asked once, with the first rows since the start. */
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
