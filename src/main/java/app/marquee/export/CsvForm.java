package app.marquee.export;

import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * CSV dialect: for spreadsheets, in the user's locale, or for programs, always the same.
 *
 * @param mark whether the file begins with the mark of UTF-8, without which some spreadsheets take
 *     it for another encoding
 * @param offset whether times carry their offset; without it they are as on the clock
 * @param quotes whether every text is in quotes; else only one that has to be, as spreadsheets copy
 *     their cells
 */
public record CsvForm(char separator, char decimal, boolean mark, boolean offset, boolean quotes) {
    /** Comma, decimal point, no mark; times with their offset. */
    public static final CsvForm FIXED = new CsvForm(',', '.', false, true, true);

    /** Tabs instead of commas. */
    public static final CsvForm TABS = new CsvForm('\t', '.', false, true, true);

    /** Semicolons where the language writes decimals with a comma. */
    public static CsvForm of(Locale locale) {
        char decimal = decimal(locale);
        return new CsvForm(decimal == ',' ? ';' : ',', decimal, true, false, true);
    }

    /** Tabs, which spreadsheets take from the clipboard as cells. */
    public static CsvForm clipboard(Locale locale) {
        return new CsvForm('\t', decimal(locale), false, false, false);
    }

    /** Whether it is for programs, which get the same values in every language. */
    boolean isForPrograms() {
        return offset;
    }

    private static char decimal(Locale locale) {
        boolean comma = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator() == ',';
        return comma ? ',' : '.';
    }
}
