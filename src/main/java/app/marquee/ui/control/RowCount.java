package app.marquee.ui.control;

/**
 * Number of rows of a table.
 *
 * @param shown those that pass the filter
 */
public record RowCount(int shown, int all) {
    /** No rows, as before the first load. */
    public static final RowCount NONE = new RowCount(0, 0);
}
