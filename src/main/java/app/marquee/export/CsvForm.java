package app.marquee.export;

import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * How a CSV file is written: for spreadsheets, which expect what the person's language uses, or for
 * programs, which expect the same everywhere.
 *
 * @param mark whether the file begins with the mark of UTF-8, without which some spreadsheets take
 *     it for another encoding
 */
public record CsvForm(char separator, char decimal, boolean mark) {
    /** Comma, decimal point, no mark; times with their offset. */
    public static final CsvForm FIXED = new CsvForm(',', '.', false);

    /** Semicolons where the language writes decimals with a comma. */
    public static CsvForm of(Locale locale) {
        char decimal = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator();
        return new CsvForm(decimal == ',' ? ';' : ',', decimal == ',' ? ',' : '.', true);
    }
}
