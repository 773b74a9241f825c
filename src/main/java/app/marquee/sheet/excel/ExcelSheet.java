package app.marquee.sheet.excel;

/**
 * Sheet of a workbook. Immutable.
 *
 * @param isVisible whether its tab is shown
 * @param part where its rows are
 */
public record ExcelSheet(String name, boolean isVisible, String part) {}
