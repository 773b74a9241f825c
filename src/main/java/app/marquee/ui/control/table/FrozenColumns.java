package app.marquee.ui.control.table;

import app.marquee.task.FxThread;

import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.util.Callback;

/**
 * Freezer of the first columns of a table, which stay in sight while it scrolls sideways. The style
 * class lays them over the others. FX thread only.
 */
final class FrozenColumns {
    private static final String STYLE = "frozen";

    private final TableView<?> table;

    /** How far the table is scrolled to the side. */
    private final DoubleProperty offset = new SimpleDoubleProperty(this, "offset");

    private FrozenColumns(TableView<?> table) {
        this.table = table;
    }

    /**
     * @param count of the columns, which have their cells by now
     */
    static <T> void attach(TableView<T> table, int count) {
        FrozenColumns frozen = new FrozenColumns(table);
        table.getColumns().stream().limit(count).forEach(frozen::freeze);
        // The scroll bars have their orientation only once the table is laid out.
        table.skinProperty().subscribe(_ -> FxThread.later(frozen::begin));
        table.getVisibleLeafColumns()
                .addListener((InvalidationListener) _ -> FxThread.later(frozen::headers));
    }

    private <T, V> void freeze(TableColumn<T, V> column) {
        column.getStyleClass().add(STYLE);
        column.setReorderable(false);
        Callback<TableColumn<T, V>, TableCell<T, V>> cells = column.getCellFactory();
        column.setCellFactory(
                shown -> {
                    TableCell<T, V> cell = cells.call(shown);
                    cell.translateXProperty().bind(offset);
                    return cell;
                });
    }

    private void begin() {
        table.lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == Orientation.HORIZONTAL)
                .findFirst()
                .ifPresent(
                        bar ->
                                offset.bind(
                                        Bindings.when(bar.visibleProperty())
                                                .then(bar.valueProperty())
                                                .otherwise(0.0)));
        headers();
    }

    private void headers() {
        for (Node header : table.lookupAll(".column-header." + STYLE)) {
            header.translateXProperty().bind(offset);
        }
    }
}
