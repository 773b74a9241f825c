package app.marquee.report;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Table of a block. It says what it leaves out. Immutable.
 *
 * @param leftOut what of the data isn't in the rows, in words; empty when it is complete
 */
public record ReportTable(
        String title, List<ReportColumn> columns, List<List<ReportCell>> rows, String leftOut) {
    public ReportTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * Column of a table. Immutable.
     *
     * @param share of the width
     * @param isNumber whether its values are at the end of the cell
     */
    public record ReportColumn(String title, double share, boolean isNumber) {}

    /**
     * Cell of a table. Immutable.
     *
     * @param value null when unknown
     * @param text the value in words
     * @param bar part of the longest bar, 0 to 1; NaN without a bar
     */
    public record ReportCell(
            @Nullable Object value, String text, double bar, @Nullable ReportImage image) {
        public ReportCell {
            text = PlainText.name(text);
            value = value instanceof String name ? PlainText.name(name) : value;
        }

        public static ReportCell of(String text) {
            return new ReportCell(text, text, Double.NaN, null);
        }

        public static ReportCell of(@Nullable Object value, String text) {
            return new ReportCell(value, text, Double.NaN, null);
        }

        public boolean hasBar() {
            return !Double.isNaN(bar);
        }
    }
}
