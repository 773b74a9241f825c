package app.marquee.sheet;

/** Result of reading a file. */
public sealed interface TableReading
        permits TableReading.Found,
                TableReading.Refused,
                TextDecoder.Malformed,
                TextDecoder.Unclear {

    record Found(RawTable table) implements TableReading {}

    /**
     * File that can't be read.
     *
     * @param line where the reason is in a CSV file, or the row; 0 for the file as a whole
     */
    record Refused(Reason reason, int line) implements TableReading {}

    /** Reason why a file can't be read. */
    enum Reason {
        UNREADABLE,
        /** More than 64 MB. */
        TOO_LARGE,
        /** More than 256 MB once it is unpacked. */
        TOO_LARGE_UNPACKED,
        /** More rows than a sheet has. */
        TOO_MANY_ROWS,
        /** More columns than a sheet has. */
        TOO_MANY_COLUMNS,
        /** More cells with content than are kept in memory. */
        TOO_MANY_CELLS,
        /** More rows and cells that can't be used than are told. */
        TOO_MANY_UNUSABLE,
        /** Excel file with XML that no spreadsheet program writes. */
        FOREIGN_XML,
        /** Neither CSV nor an Excel file. */
        OTHER_FORMAT,
        /** Excel file of before 2007. */
        XLS,
        XLSB,
        /** File of LibreOffice and others (ODS). */
        OPEN_DOCUMENT,
        NUMBERS,
        /** File that a synchronized folder has for a table in Google Sheets. */
        GOOGLE_LINK,
        /** Excel file under a password. */
        PROTECTED,
        DAMAGED,
        EMPTY,
        /** A row has a cell beyond the header. */
        SURPLUS_CELL,
        UNCLOSED_QUOTE,
        TEXT_AFTER_QUOTE
    }
}
