package app.marquee.sheet.excel;

/** Exception for a file that can't be read as an Excel file. */
public final class WorkbookException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /** Reason why a file can't be read. */
    public enum Reason {
        /** A zip file that is no table. */
        OTHER_FORMAT,
        XLSB,
        /** File of LibreOffice and others (ODS). */
        OPEN_DOCUMENT,
        NUMBERS,
        /** More than 256 MB once it is unpacked. */
        TOO_LARGE_UNPACKED,
        /** More rows than a sheet has. */
        TOO_MANY_ROWS,
        /** More columns than a sheet has. */
        TOO_MANY_COLUMNS,
        /** More cells with content than are kept in memory. */
        TOO_MANY_CELLS,
        /** Excel file with XML that no spreadsheet program writes. */
        FOREIGN_XML,
        DAMAGED
    }

    public WorkbookException(Reason reason) {
        super(reason.name());
        this.reason = reason;
    }

    WorkbookException(Throwable cause) {
        super(cause);
        this.reason = Reason.DAMAGED;
    }

    public Reason reason() {
        return reason;
    }
}
