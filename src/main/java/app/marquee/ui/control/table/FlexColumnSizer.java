package app.marquee.ui.control.table;

import app.marquee.ui.control.TextScale;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseEvent;
import javafx.util.Callback;
import javafx.util.Subscription;

/**
 * Sizer that gives one column of a table the width that the others leave. A width that the user
 * dragged stays; otherwise only the actual width is stretched, not the preferred one. FX thread
 * only.
 */
public final class FlexColumnSizer {
    private static final String KEY = FlexColumnSizer.class.getName();

    /** Width in pixels at the usual text size that a column keeps when it gives way. */
    private static final double LEAST = 120;

    private final TableView<?> table;
    private final TableColumn<?, ?> column;
    private Subscription others = Subscription.EMPTY;
    private boolean chosen;
    private boolean filling;
    private boolean held;
    private boolean givesWay;

    private FlexColumnSizer(TableView<?> table, TableColumn<?, ?> column) {
        this.table = table;
        this.column = column;
    }

    /** Installs the sizer; the column may be added to the table later. */
    public static void give(TableView<?> table, TableColumn<?, ?> column) {
        FlexColumnSizer sizer = new FlexColumnSizer(table, column);
        column.getProperties().put(KEY, sizer);
        column.widthProperty().subscribe((_, now) -> sizer.onWidth(now.doubleValue()));
        table.setColumnResizePolicy(sizer.new Policy());
        table.getVisibleLeafColumns().addListener((ListChangeListener<Object>) _ -> sizer.follow());
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> sizer.held = true);
        table.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> sizer.release());
    }

    /** Whether a column takes the remaining width. */
    static boolean isGiven(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof FlexColumnSizer;
    }

    /** How much narrower than its own width a column may become. */
    static double spare(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof FlexColumnSizer sizer
                ? column.getPrefWidth() - sizer.least()
                : 0;
    }

    /** Lets a column become narrower than its own width, or not. */
    static void giveWay(TableColumnBase<?, ?> column, boolean gives) {
        if (column.getProperties().get(KEY) instanceof FlexColumnSizer sizer
                && sizer.givesWay != gives) {
            sizer.givesWay = gives;
            sizer.fill();
        }
    }

    private double least() {
        return Math.min(column.getPrefWidth(), LEAST * TextScale.now(table));
    }

    /** The width set by the user, or else by the table, without the stretch. */
    static double wanted(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof FlexColumnSizer
                ? column.getPrefWidth()
                : column.getWidth();
    }

    /** Restores a saved width. Any but the default was chosen by the user. */
    static void restore(TableColumnBase<?, ?> column, double width) {
        if (column.getProperties().get(KEY) instanceof FlexColumnSizer sizer
                && Math.round(width) != Math.round(column.getPrefWidth())) {
            sizer.chosen = true;
        }
        column.setPrefWidth(width);
    }

    /** Whether the user chose a width, so that the column is not stretched. */
    static boolean isChosen(TableColumnBase<?, ?> column) {
        return column.getProperties().get(KEY) instanceof FlexColumnSizer sizer && sizer.chosen;
    }

    /** Drops the width chosen by the user; the column is stretched again. */
    static void free(TableColumnBase<?, ?> column) {
        if (column.getProperties().get(KEY) instanceof FlexColumnSizer sizer) {
            sizer.chosen = false;
            sizer.fill();
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

    /** Dragging changes only the width; code that sets the preferred width changes both. */
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
        double least = givesWay ? least() : column.getPrefWidth();
        features.getTable().getVisibleLeafColumns().stream()
                .filter(column::equals)
                .forEach(own -> features.setColumnWidth(own, Math.max(least, left)));
    }

    /** Resize policy that allows free dragging and notices changes of the table width. */
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
