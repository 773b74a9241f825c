package app.marquee.export;

/**
 * One thing that is to be known of a table before one believes it.
 *
 * @param value as the value of a {@link SheetColumn}
 */
public record ExportNote(String label, Object value) {}
