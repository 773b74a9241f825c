package app.marquee.ui.library;

import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;

import javafx.beans.InvalidationListener;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Choice of the order of videos, which is that of their table. FX thread only. */
final class VideoOrder {
    /** Columns by their orders: the largest comes first, but titles begin with A. */
    private static final Map<String, String> ORDERS =
            Map.of(
                    "newest", "created",
                    "longest", "length",
                    "largest", "size",
                    "viewed", "views",
                    "title", "title");

    private static final List<String> IN_ORDER =
            List.of("newest", "longest", "largest", "viewed", "title");

    private final Messages messages;

    VideoOrder(Messages messages) {
        this.messages = messages;
    }

    ComboBox<@Nullable String> choice(TableView<VideoRow> table) {
        ComboBox<@Nullable String> sort = new ComboBox<>();
        sort.setId("library-sort");
        sort.setAccessibleText(messages.text("library.sort"));
        sort.setMinWidth(Region.USE_PREF_SIZE);
        sort.getItems().setAll(IN_ORDER);
        sort.setConverter(
                new ChoiceWords<>(
                        messages.text("library.sort"),
                        order -> messages.text("library.sort." + order)));
        table.getSortOrder().addListener((InvalidationListener) _ -> sort.setValue(order(table)));
        sort.setValue(order(table));
        sort.setOnAction(
                _ -> {
                    String order = sort.getValue();
                    if (order != null && !isSorted(table, order)) {
                        sort(table, order);
                    }
                });
        return sort;
    }

    /** The order; null while it is another one. */
    private static @Nullable String order(TableView<VideoRow> table) {
        return IN_ORDER.stream().filter(order -> isSorted(table, order)).findFirst().orElse(null);
    }

    private static boolean isSorted(TableView<VideoRow> table, String order) {
        return table.getSortOrder().size() == 1
                && table.getSortOrder().getFirst().getId().equals(ORDERS.get(order))
                && table.getSortOrder().getFirst().getSortType() == direction(order);
    }

    private static TableColumn.SortType direction(String order) {
        return order.equals("title")
                ? TableColumn.SortType.ASCENDING
                : TableColumn.SortType.DESCENDING;
    }

    static void sort(TableView<VideoRow> table, String order) {
        for (TableColumn<VideoRow, ?> column : table.getColumns()) {
            if (Objects.equals(ORDERS.get(order), column.getId())) {
                column.setSortType(direction(order));
                table.getSortOrder().setAll(List.of(column));
            }
        }
    }
}
