package app.marquee.ui.control.table;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseEvent;
import javafx.util.Callback;
import javafx.util.Subscription;

/**
 * Gives one column of a table what the others leave over, so that its words are not cut beside free
 * room. Its preferred width is its usual one, or the one that the person chose by dragging it,
 * which stays; only its width is stretched. On the FX thread.
 */
public final class FlexColumnSizer {
    private static final String KEY = FlexColumnSizer.class.getName();

    private final TableView<?> table;
    private final TableColumn<?, ?> column;
    private Subscription others = Subscription.EMPTY;
    private boolean chosen;
    private boolean filling;
    private boolean held;

    private FlexColumnSizer(TableView<?> table, TableColumn<?, ?> column) {
        this.table = table;
        this.column = column;
    }

    /** From now on; the column may be added to the table later. */
    public static void give(TableView<?> table, TableColumn<?, ?> column) {
        FlexColumnSizer room = new FlexColumnSizer(table, column);
        column.getProperties().put(KEY, room);
        column.widthProperty().subscribe((_, now) -> room.onWidth(now.doubleValue()));
        table.setColumnResizePolicy(room.new Policy());
        table.getVisibleLeafColumns().addListener((ListChangeListener<Object>) _ -> room.follow());
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> room.held = true);
        table.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> room.release());
    }

    /** How wide the person, or else the table, wants a column: without what it was stretched by. */
    static double wanted(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof FlexColumnSizer
                ? column.getPrefWidth()
                : column.getWidth();
    }

    /** Sets a width that was kept. Any but the usual one was chosen by the person. */
    static void restore(TableColumnBase<?, ?> column, double width) {
        if (column.getProperties().get(KEY) instanceof FlexColumnSizer room
                && Math.round(width) != Math.round(column.getPrefWidth())) {
            room.chosen = true;
        }
        column.setPrefWidth(width);
    }

    /** Whether a person gave it a width, so that it takes no room any more. */
    static boolean isChosen(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof FlexColumnSizer room && room.chosen;
    }

    /** Forgets that a person gave it a width; it takes the room again that the others leave. */
    static void free(TableColumnBase<?, ?> column) {
        if (column.getProperties().get(KEY) instanceof FlexColumnSizer room) {
            room.chosen = false;
            room.fill();
        }
    }

    private void follow() {
        others.unsubscribe();
        others =
                Subscription.combine(
                        table.getVisibleLeafColumns().stream()
                                .filter(other -> !other.equals(column))
                                .map(other -> other.widthProperty().subscribe((_, _) -> onOther()))
                                .toArray(Subscription[]::new));
        fill();
    }

    /** While another column is dragged its edge is to stay under the mouse. */
    private void onOther() {
        if (!held) {
            fill();
        }
    }

    private void release() {
        held = false;
        fill();
    }

    /** A person changes the width alone; who sets the preferred one sets both. */
    private void onWidth(double now) {
        if (filling) {
            return;
        }
        if (now == column.getPrefWidth()) {
            fill();
        } else {
            chosen = true;
            column.setPrefWidth(now);
        }
    }

    private void fill() {
        if (filling || chosen || !table.getVisibleLeafColumns().contains(column)) {
            return;
        }
        filling = true;
        try {
            stretch(new TableView.ResizeFeatures<>(table, null, 0.0));
        } finally {
            filling = false;
        }
    }

    private <S> void stretch(TableView.ResizeFeatures<S> features) {
        double taken =
                features.getTable().getVisibleLeafColumns().stream()
                        .filter(other -> !other.equals(column))
                        .mapToDouble(other -> table.snapSizeX(other.getWidth()))
                        .sum();
        double left = Math.floor(features.getContentWidth() - taken);
        features.getTable().getVisibleLeafColumns().stream()
                .filter(column::equals)
                .forEach(
                        own -> features.setColumnWidth(own, Math.max(column.getPrefWidth(), left)));
    }

    /** Lets everybody drag freely, and is told when the table has another width. */
    @SuppressWarnings("rawtypes") // as the table declares it
    private final class Policy implements Callback<TableView.ResizeFeatures, Boolean> {
        @Override
        public Boolean call(TableView.ResizeFeatures features) {
            Boolean done = TableView.UNCONSTRAINED_RESIZE_POLICY.call(features);
            if (features.getColumn() == null) {
                fill();
            }
            return done;
        }

        /** A pseudo class of the table is named after it. */
        @Override
        public String toString() {
            return TableView.UNCONSTRAINED_RESIZE_POLICY.toString();
        }
    }
}
