package app.marquee.sheet.excel;

import java.util.List;

/** Receiver of the rows of a sheet. */
public interface SheetRows {
    /**
     * Takes the next row.
     *
     * @param number as the spreadsheet shows it, from 1
     * @param cells to the last one that isn't empty
     * @return whether the rows after it are read, too
     */
    boolean row(int number, List<SheetCell> cells);

    /** Takes merged cells; they come after all rows. */
    void merged(CellRange range) throws WorkbookException;
}
