package app.marquee.ui.ranking;

import app.marquee.analytics.ranking.Ranked;

import javafx.beans.InvalidationListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;

/**
 * Mark in the title of the metric that the videos are ranked by, which is their order while the
 * user has sorted by no column. FX thread only.
 */
final class OrderMark {
    private static final String LEADING = "leading";

    private final TableView<Ranked> table;
    private final Region arrow = new Region();
    private String leading;

    /**
     * @param leading the ID of the column of the metric
     */
    OrderMark(TableView<Ranked> table, String leading) {
        this.table = table;
        this.leading = leading;
        arrow.getStyleClass().add("order-mark");
        table.getSortOrder().addListener((InvalidationListener) _ -> mark());
        mark();
    }

    /** Another metric leads. */
    void lead(String metric) {
        leading = metric;
        mark();
    }

    private void mark() {
        // Taken away first: a node is in one title at a time.
        table.getColumns().stream()
                .filter(column -> column.getStyleClass().remove(LEADING))
                .forEach(column -> column.setGraphic(null));
        if (table.getSortOrder().isEmpty()) {
            table.getColumns().stream()
                    .filter(column -> leading.equals(column.getId()))
                    .forEach(this::markOn);
        }
    }

    private void markOn(TableColumn<Ranked, ?> column) {
        column.getStyleClass().add(LEADING);
        column.setGraphic(arrow);
    }
}
