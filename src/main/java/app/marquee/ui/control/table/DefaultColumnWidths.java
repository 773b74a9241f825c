package app.marquee.ui.control.table;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.List;

/**
 * Default widths of the columns of a table, to reset those that the user chose. A column that takes
 * the remaining width takes it again then. FX thread only.
 */
final class DefaultColumnWidths<T> {
    private static final String KEY = DefaultColumnWidths.class.getName();
    private static final double TOOLKIT = new TableColumn<>().getPrefWidth();

    private final TableView<T> table;
    private final ScaledColumns scaled;

    private DefaultColumnWidths(TableView<T> table, ScaledColumns scaled) {
        this.table = table;
        this.scaled = scaled;
    }

    /** Records the default widths as columns are added to the table. */
    static <T> DefaultColumnWidths<T> of(TableView<T> table, ScaledColumns scaled) {
        DefaultColumnWidths<T> usual = new DefaultColumnWidths<>(table, scaled);
        usual.note(table.getColumns());
        table.getColumns()
                .addListener(
                        (ListChangeListener<TableColumn<T, ?>>)
                                change -> usual.note(change.getList()));
        return usual;
    }

    /** Skips moved columns, which are added a second time. */
    private void note(List<? extends TableColumn<T, ?>> columns) {
        columns.forEach(
                column ->
                        column.getProperties()
                                .putIfAbsent(KEY, column.getPrefWidth() / scaled.worn()));
    }

    static double usual(TableColumn<?, ?> column, ScaledColumns scaled) {
        return column.getProperties().get(KEY) instanceof Double pixels
                ? pixels * scaled.worn()
                : column.getPrefWidth();
    }

    /** Whether a column has its default width. */
    static boolean isWorn(TableColumn<?, ?> column, ScaledColumns scaled) {
        return !FlexColumnSizer.isChosen(column)
                && Math.round(FlexColumnSizer.wanted(column)) == Math.round(usual(column, scaled));
    }

    /** Updates the default width of a column whose content changed. */
    static void renew(TableColumn<?, ?> column, ScaledColumns scaled, double pixels) {
        boolean isUsual = isWorn(column, scaled);
        column.getProperties().put(KEY, pixels);
        if (isUsual) {
            column.setPrefWidth(set(pixels * scaled.worn()));
        }
    }

    /** The toolkit takes its own default for no width, and fits the column to its content. */
    static double set(double width) {
        return width == TOOLKIT ? Math.nextUp(width) : width;
    }

    /** Whether every column has its default width. */
    boolean areWorn() {
        return table.getColumns().stream().allMatch(column -> isWorn(column, scaled));
    }

    /** Resets every column to its default width, in the memory too. */
    void restore() {
        var policy = table.getColumnResizePolicy();
        // A resize policy that fills the table would give one column what another loses.
        table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
        unwear();
        table.setColumnResizePolicy(policy);
        table.getColumns().forEach(FlexColumnSizer::free);
    }

    private void unwear() {
        for (TableColumn<T, ?> column : table.getColumns()) {
            double usual = usual(column, scaled);
            double by = usual - FlexColumnSizer.wanted(column);
            column.setPrefWidth(usual);
            if (by != 0 && FlexColumnSizer.wanted(column) != usual) {
                // A drag leaves the preferred width alone, so that setting it again does nothing.
                table.resizeColumn(column, by);
            }
        }
    }
}
