package app.marquee.export;

/**
 * Localized texts of an export file.
 *
 * @param title of the table
 * @param about title of the second sheet of a workbook
 * @param rows label of the number of rows there
 * @param leftOut label of the number of rows that a filter left out
 * @param unknown what stands where the service did not say
 */
public record SheetWords(String title, String about, String rows, String leftOut, String unknown) {}
