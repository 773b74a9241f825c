package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;
import app.marquee.sheet.excel.ExcelSheet;
import app.marquee.sheet.excel.ExcelWorkbook;
import app.marquee.sheet.excel.WorkbookException;

import java.util.List;
import java.util.stream.Stream;

/**
 * Reader of the table of an Excel file: the first sheet that has a column with IDs. Hidden sheets
 * come after those that the user sees.
 */
final class WorkbookRows {

    private WorkbookRows() {}

    static TableReading read(byte[] bytes) {
        try {
            ExcelWorkbook book = ExcelWorkbook.open(bytes);
            List<ExcelSheet> visible =
                    book.sheets().stream().filter(ExcelSheet::isVisible).toList();
            Stream<ExcelSheet> hidden = book.sheets().stream().filter(sheet -> !sheet.isVisible());
            return table(book, Stream.concat(visible.stream(), hidden).toList());
        } catch (WorkbookException e) {
            return TableFile.refused(Reason.valueOf(e.reason().name()));
        }
    }

    /** A table without IDs if no sheet has them. */
    private static TableReading table(ExcelWorkbook book, List<ExcelSheet> sheets)
            throws WorkbookException {
        RawTable other = null;
        for (ExcelSheet sheet : sheets) {
            SheetTable rows = new SheetTable();
            book.read(sheet, rows);
            RawTable table = rows.table();
            if (table != null && rows.hasKey()) {
                return new TableReading.Found(table);
            }
            other = other == null ? table : other;
        }
        return other == null ? TableFile.refused(Reason.EMPTY) : new TableReading.Found(other);
    }
}
