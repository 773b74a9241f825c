package app.marquee.ui.control.table;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.List;

/**
 * The widths that the columns of a table had before a person chose others: the way back to them. A
 * column that takes the room that is left takes it again then. On the FX thread.
 */
final class DefaultColumnWidths<T> {
    private static final String KEY = DefaultColumnWidths.class.getName();

    private final TableView<T> table;
    private final ScaledColumns scaled;

    private DefaultColumnWidths(TableView<T> table, ScaledColumns scaled) {
        this.table = table;
        this.scaled = scaled;
    }

    /** A column has its usual width when it comes into the table. */
    static <T> DefaultColumnWidths<T> of(TableView<T> table, ScaledColumns scaled) {
        DefaultColumnWidths<T> usual = new DefaultColumnWidths<>(table, scaled);
        usual.note(table.getColumns());
        table.getColumns()
                .addListener(
                        (ListChangeListener<TableColumn<T, ?>>)
                                change -> usual.note(change.getList()));
        return usual;
    }

    /** A column that is moved comes a second time. */
    private void note(List<? extends TableColumn<T, ?>> columns) {
        columns.forEach(
                column ->
                        column.getProperties()
                                .putIfAbsent(KEY, column.getPrefWidth() / scaled.worn()));
    }

    private static double usual(TableColumn<?, ?> column, ScaledColumns scaled) {
        return column.getProperties().get(KEY) instanceof Double pixels
                ? pixels * scaled.worn()
                : column.getPrefWidth();
    }

    /** Whether a column is as wide as it is by itself. */
    static boolean isWorn(TableColumn<?, ?> column, ScaledColumns scaled) {
        return !FlexColumnSizer.isChosen(column)
                && Math.round(FlexColumnSizer.wanted(column)) == Math.round(usual(column, scaled));
    }

    /** What is in a column has changed, and with it the width that is usual for it. */
    static void renew(TableColumn<?, ?> column, ScaledColumns scaled, double pixels) {
        boolean isUsual = isWorn(column, scaled);
        column.getProperties().put(KEY, pixels);
        if (isUsual) {
            column.setPrefWidth(pixels * scaled.worn());
        }
    }

    /** Whether every column is as wide as it is by itself. */
    boolean areWorn() {
        return table.getColumns().stream().allMatch(column -> isWorn(column, scaled));
    }

    /** Takes back every width that a person chose; what is remembered follows. */
    void restore() {
        var policy = table.getColumnResizePolicy();
        // Whoever shares the whole width among its columns would give one what another loses.
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
