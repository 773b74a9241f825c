package app.marquee.sheet;

/** More cells and rows of a table can't be used than anybody would look through. */
public final class UnusableRowsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** So many are told. */
    static final int MOST = 200_000;

    private final int row;

    /**
     * @param row where reading ended
     */
    UnusableRowsException(int row) {
        super("Too many rows that can't be used, up to row " + row);
        this.row = row;
    }

    /** The refusal of the whole table. */
    public TableReading.Refused refusal() {
        return new TableReading.Refused(TableReading.Reason.TOO_MANY_UNUSABLE, row);
    }
}
