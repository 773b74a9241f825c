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
     * @param line where the reason is in a CSV file; 0 for the file as a whole
     */
    record Refused(Reason reason, int line) implements TableReading {}

    /** Reason why a file can't be read. */
    enum Reason {
        UNREADABLE,
        TOO_LARGE,
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
