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
        TOO_LARGE,
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
