package app.marquee.ui.control;

import java.util.Collection;

/**
 * Number of rows of a table.
 *
 * @param shown those that pass the filter
 */
public record RowCount(int shown, int all) {
    /** No rows, as before the first load. */
    public static final RowCount NONE = new RowCount(0, 0);

    /** All rows of a list. */
    public static RowCount of(Collection<?> rows) {
        return new RowCount(rows.size(), rows.size());
    }
}
