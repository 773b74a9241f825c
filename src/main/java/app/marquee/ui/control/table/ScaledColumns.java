package app.marquee.ui.control.table;

import app.marquee.ui.control.TextScale;

import javafx.scene.Node;
import javafx.scene.control.TableColumnBase;

import java.util.List;

/** Scaler that keeps column widths in proportion to the text size. FX thread only. */
public final class ScaledColumns {
    private final List<? extends TableColumnBase<?, ?>> columns;
    private double worn = 1;

    private ScaledColumns(List<? extends TableColumnBase<?, ?>> columns) {
        this.columns = columns;
    }

    /** Follows the size of text around the table; the list of columns is alive. */
    public static ScaledColumns follow(Node table, List<? extends TableColumnBase<?, ?>> columns) {
        ScaledColumns scaled = new ScaledColumns(columns);
        TextScale.follow(table, scaled::wear);
        return scaled;
    }

    /** The factor applied to the widths. */
    public double worn() {
        return worn;
    }

    private void wear(double factor) {
        double change = factor / worn;
        if (change == 1) {
            return;
        }
        worn = factor;
        for (TableColumnBase<?, ?> column : columns) {
            resize(column, change);
        }
    }

    private static void resize(TableColumnBase<?, ?> column, double change) {
        double wide = Math.max(FlexColumnSizer.wanted(column), column.getPrefWidth());
        double most = column.getMaxWidth();
        double least = column.getMinWidth();
        // In this order no limit stands in the way of the next one.
        if (change > 1) {
            column.setMaxWidth(scaled(most, change));
            column.setPrefWidth(wide * change);
            column.setMinWidth(least * change);
        } else {
            column.setMinWidth(least * change);
            column.setPrefWidth(wide * change);
            column.setMaxWidth(scaled(most, change));
        }
    }

    /** The default is no limit, which stays. */
    private static double scaled(double most, double change) {
        return most >= 5_000 ? most : most * change;
    }
}
