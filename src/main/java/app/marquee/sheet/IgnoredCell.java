package app.marquee.sheet;

/**
 * Cell that looks edited and changes nothing. Immutable.
 *
 * @param row as the spreadsheet shows it
 * @param column header of the column
 */
public record IgnoredCell(int row, String column, Reason reason) {

    /** Reason why it changes nothing. */
    public enum Reason {
        /** It has the word for a value that isn't known. */
        UNKNOWN,
        /** It has what a spreadsheet makes of the present value, such as 7 of 007. */
        CONVERTED
    }
}
