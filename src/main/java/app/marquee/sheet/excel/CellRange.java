package app.marquee.sheet.excel;

/**
 * Range of cells. Immutable.
 *
 * @param address such as D3:D4
 * @param firstRow as the spreadsheet shows it, from 1
 * @param firstColumn from 0
 */
public record CellRange(
        String address, int firstRow, int firstColumn, int lastRow, int lastColumn) {
    private static final int LETTERS = 26;
    static final int MOST_COLUMNS = 16_384;
    static final int MOST_ROWS = 1_048_576;

    static CellRange of(String address) throws WorkbookException {
        String plain = address.replace("$", "");
        int colon = plain.indexOf(':');
        String first = colon < 0 ? plain : plain.substring(0, colon);
        String last = colon < 0 ? plain : plain.substring(colon + 1);
        return new CellRange(plain, row(first), column(first), row(last), column(last));
    }

    /** The column of the address of a cell, from 0. */
    static int column(String address) throws WorkbookException {
        int column = 0;
        int at = 0;
        while (at < address.length() && Character.isLetter(address.charAt(at))) {
            int letter = Character.toUpperCase(address.charAt(at)) - 'A';
            if (letter < 0 || letter >= LETTERS) {
                throw damaged();
            }
            column = column * LETTERS + letter + 1;
            if (column > MOST_COLUMNS) {
                throw new WorkbookException(WorkbookException.Reason.TOO_MANY_COLUMNS);
            }
            at++;
        }
        if (column == 0) {
            throw damaged();
        }
        return column - 1;
    }

    /** The row of the address of a cell, or the number of a row, from 1. */
    static int row(String address) throws WorkbookException {
        int at = 0;
        while (at < address.length() && Character.isLetter(address.charAt(at))) {
            at++;
        }
        try {
            int row = Integer.parseInt(address.substring(at).strip());
            if (row > MOST_ROWS) {
                throw new WorkbookException(WorkbookException.Reason.TOO_MANY_ROWS);
            }
            if (row >= 1) {
                return row;
            }
        } catch (NumberFormatException _) {
            // As a number that no row has.
        }
        throw damaged();
    }

    private static WorkbookException damaged() {
        return new WorkbookException(WorkbookException.Reason.DAMAGED);
    }

    public int rows() {
        return lastRow - firstRow + 1;
    }

    public int columns() {
        return lastColumn - firstColumn + 1;
    }
}
