package app.marquee.ui.control.table;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/**
 * Marker that gives the sorted columns of a table the style class "sorted", which their titles
 * inherit. FX thread only.
 */
final class SortedTitles {
    private static final String SORTED = "sorted";

    private SortedTitles() {}

    static <T> void mark(TableView<T> table) {
        table.getSortOrder()
                .addListener(
                        (ListChangeListener<TableColumn<T, ?>>)
                                change -> {
                                    while (change.next()) {
                                        change.getRemoved().forEach(SortedTitles::release);
                                        change.getAddedSubList().forEach(SortedTitles::mark);
                                    }
                                });
    }

    private static void mark(TableColumn<?, ?> column) {
        if (!column.getStyleClass().contains(SORTED)) {
            column.getStyleClass().add(SORTED);
        }
    }

    private static void release(TableColumn<?, ?> column) {
        column.getStyleClass().remove(SORTED);
    }
}
