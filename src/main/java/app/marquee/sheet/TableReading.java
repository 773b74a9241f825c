package app.marquee.sheet;

/** Result of reading a file. */
public sealed interface TableReading {

    record Found(RawTable table) implements TableReading {}

    record Refused(Reason reason) implements TableReading {}

    /** Reason why a file can't be read. */
    enum Reason {
        UNREADABLE,
        TOO_LARGE,
        /** Neither CSV nor an Excel file of today, such as XLS. */
        OTHER_FORMAT,
        /** Excel file under a password. */
        PROTECTED,
        DAMAGED,
        EMPTY
    }
}
