package app.marquee.ui.control.table;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Hider of columns that are unknown or the same in all rows. A column that the user showed or hid
 * is left alone. FX thread only.
 */
final class UniformColumns<T> {
    private static final String KEY = UniformColumns.class.getName();

    private final TableView<T> table;
    private final Map<String, Function<T, ?>> values = new HashMap<>();

    /** State of a column. */
    private enum State {
        HIDDEN,
        CHOSEN
    }

    UniformColumns(TableView<T> table) {
        this.table = table;
    }

    /** Adds a column; its value must be quick, since it is read for all rows. */
    void add(Column<T> column) {
        values.put(column.id(), column.value());
    }

    /** Hides the columns that say nothing in these rows, and shows those that do again. */
    void update(List<T> rows) {
        values.forEach((id, value) -> column(id, isUniform(rows, value)));
    }

    private void column(String id, boolean isUniform) {
        for (TableColumn<T, ?> column : table.getColumns()) {
            Object state = column.getProperties().get(KEY);
            if (!id.equals(column.getId()) || state == State.CHOSEN) {
                continue;
            }
            if (isUniform && column.isVisible()) {
                column.getProperties().put(KEY, State.HIDDEN);
                column.setVisible(false);
            } else if (!isUniform && state == State.HIDDEN) {
                column.setVisible(true);
                column.getProperties().remove(KEY);
            }
        }
    }

    /** A single row says what it says; only several can repeat it. */
    private static <T> boolean isUniform(List<T> rows, Function<T, ?> value) {
        if (rows.isEmpty()) {
            return false;
        }
        Object first = value.apply(rows.getFirst());
        return (rows.size() > 1 || first == null)
                && rows.stream().allMatch(row -> Objects.equals(value.apply(row), first));
    }

    /** Whether a column is hidden because it says the same everywhere. */
    static boolean isHidden(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) == State.HIDDEN;
    }

    /** Whether the user shows a column that would be hidden otherwise. */
    static boolean isChosen(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) == State.CHOSEN;
    }

    /** Leaves a column to the user from now on. */
    static void choose(TableColumnBase<?, ?> column) {
        column.getProperties().put(KEY, State.CHOSEN);
    }
}
