package app.marquee.export;

/**
 * Note about an exported table.
 *
 * @param value as the value of a {@link SheetColumn}
 */
public record ExportNote(String label, Object value) {}
