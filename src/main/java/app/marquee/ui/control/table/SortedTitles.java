package app.marquee.ui.control.table;

import app.marquee.task.FxThread;

import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;

/**
 * Marker that gives the sorted columns of a table the style class "sorted", which their titles
 * inherit, and puts the arrow of those that are aligned to the left beside the words instead of at
 * the far end of the column. FX thread only.
 */
final class SortedTitles {
    private static final String SORTED = "sorted";
    private static final String RIGHT = "right";

    private SortedTitles() {}

    static void mark(TableView<?> table) {
        // Later: new rows take the order away and give it back.
        table.getSortOrder()
                .addListener((InvalidationListener) _ -> FxThread.later(() -> follow(table)));
    }

    private static void follow(TableView<?> table) {
        for (TableColumn<?, ?> column : table.getColumns()) {
            if (table.getSortOrder().contains(column)) {
                mark(column);
            } else {
                release(column);
            }
        }
    }

    private static void mark(TableColumn<?, ?> column) {
        if (column.getStyleClass().contains(SORTED)) {
            return;
        }
        column.getStyleClass().add(SORTED);
        if (column.getGraphic() == null && !column.getStyleClass().contains(RIGHT)) {
            column.setSortNode(new NoArrow());
            column.setGraphic(arrow(column));
        }
    }

    private static void release(TableColumn<?, ?> column) {
        column.getStyleClass().remove(SORTED);
        if (column.getSortNode() instanceof NoArrow) {
            column.setSortNode(null);
            column.setGraphic(null);
        }
    }

    private static Region arrow(TableColumn<?, ?> column) {
        Region arrow = new Region();
        arrow.getStyleClass().add("order-mark");
        arrow.rotateProperty()
                .bind(
                        Bindings.when(
                                        column.sortTypeProperty()
                                                .isEqualTo(TableColumn.SortType.ASCENDING))
                                .then(180)
                                .otherwise(0));
        return arrow;
    }

    /** Stands where the toolkit's arrow would be. */
    private static final class NoArrow extends Region {}
}
