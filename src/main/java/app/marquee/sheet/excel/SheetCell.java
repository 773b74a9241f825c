package app.marquee.sheet.excel;

/**
 * Cell of a sheet, with its value as the user sees it: numbers without a unit, with at most 15
 * digits, days as in ISO 8601, times as the format of the cell shows them. Immutable.
 */
public record SheetCell(String text, Type type) {
    public static final SheetCell EMPTY = new SheetCell("", Type.TEXT);

    /** What Excel shows for a day or a time that it can't show. */
    static final SheetCell HASHES = error("####");

    /** Type of a cell. */
    public enum Type {
        TEXT,
        NUMBER,
        /** An error, or no value at all, such as that of a formula that was never computed. */
        ERROR
    }

    static SheetCell text(String text) {
        return text.isEmpty() ? EMPTY : new SheetCell(text, Type.TEXT);
    }

    static SheetCell error(String text) {
        return new SheetCell(text, Type.ERROR);
    }
}
