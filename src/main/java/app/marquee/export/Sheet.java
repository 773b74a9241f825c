package app.marquee.export;

import java.time.ZoneId;
import java.util.List;

/**
 * Table for export, as the view showed it when the user exported it.
 *
 * @param rows never changed while they are written; there may be a million
 * @param gone how many of the rows only the compared period has
 * @param leftOut rows of the view that do not pass its filter and are not written
 * @param facts source, period and the like, for the second sheet of a workbook
 * @param zone in which times are written
 */
public record Sheet<R>(
        SheetWords words,
        List<SheetColumn<R>> columns,
        List<R> rows,
        long gone,
        long leftOut,
        List<ExportNote> facts,
        ZoneId zone) {
    public Sheet {
        columns = List.copyOf(columns);
        facts = List.copyOf(facts);
    }

    /** Rows of one period. */
    public Sheet(
            SheetWords words,
            List<SheetColumn<R>> columns,
            List<R> rows,
            long leftOut,
            List<ExportNote> facts,
            ZoneId zone) {
        this(words, columns, rows, 0, leftOut, facts, zone);
    }

    /** All rows there are. */
    public Sheet(
            SheetWords words,
            List<SheetColumn<R>> columns,
            List<R> rows,
            List<ExportNote> facts,
            ZoneId zone) {
        this(words, columns, rows, 0, facts, zone);
    }

    /** Rows that a filter left of more. */
    public Sheet<R> of(long all) {
        return new Sheet<>(words, columns, rows, gone, all - rows.size(), facts, zone);
    }

    /** Some of the rows are only in the compared period. */
    public Sheet<R> withGone(long count) {
        return new Sheet<>(words, columns, rows, count, leftOut, facts, zone);
    }

    /**
     * Localized texts of an export file.
     *
     * @param title of the table
     * @param about title of the second sheet of a workbook
     * @param rows label of the number of rows there
     * @param leftOut label of the number of rows that a filter left out
     * @param unknown what stands where the service did not say
     */
    public record SheetWords(
            String title, String about, String rows, String leftOut, String unknown) {}
}
