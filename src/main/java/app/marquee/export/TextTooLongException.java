package app.marquee.export;

/** Exception for a text that does not fit a cell of the file and is not cut. */
public final class TextTooLongException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ExportOutcome.TextTooLong outcome;

    TextTooLongException(ExportOutcome.TextTooLong outcome) {
        super(outcome.toString());
        this.outcome = outcome;
    }

    public ExportOutcome outcome() {
        return outcome;
    }
}
