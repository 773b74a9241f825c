package app.marquee.sheet.excel;

import java.util.ArrayList;
import java.util.List;

import javax.xml.stream.XMLStreamException;

/** Parser of the rows of a sheet. Rows and cells without an address follow the one before. */
final class SheetParser {
    /** Most cells with content, so that all of them fit into memory. */
    static final int MOST_CELLS = 4_000_000;

    private final XmlCursor xml;
    private final CellReader cells;
    private final SheetRows rows;
    private int row;
    private int read;
    private long count;

    SheetParser(XmlCursor xml, CellReader cells, SheetRows rows) {
        this.xml = xml;
        this.cells = cells;
        this.rows = rows;
    }

    void parse() throws XMLStreamException, WorkbookException {
        boolean goesOn = true;
        while (goesOn && xml.nextStart()) {
            if (xml.is("row")) {
                goesOn = row();
            } else if (xml.is("mergeCell")) {
                rows.merged(CellRange.of(xml.attribute("ref", "")));
            }
        }
    }

    private boolean row() throws XMLStreamException, WorkbookException {
        String number = xml.attribute("r");
        row = number == null ? row + 1 : CellRange.row(number);
        read++;
        if (row > CellRange.MOST_ROWS || read > CellRange.MOST_ROWS) {
            throw new WorkbookException(WorkbookException.Reason.TOO_MANY_ROWS);
        }
        List<SheetCell> found = new ArrayList<>();
        int column = -1;
        while (xml.nextInside("row")) {
            if (!xml.is("c")) {
                xml.skip();
                continue;
            }
            String address = xml.attribute("r");
            column = address == null ? column + 1 : CellRange.column(address);
            if (column >= CellRange.MOST_COLUMNS) {
                throw new WorkbookException(WorkbookException.Reason.TOO_MANY_COLUMNS);
            }
            put(found, column, cells.read(xml));
        }
        count += found.stream().filter(cell -> !cell.equals(SheetCell.EMPTY)).count();
        if (count > MOST_CELLS) {
            throw new WorkbookException(WorkbookException.Reason.TOO_MANY_CELLS);
        }
        return rows.row(row, found);
    }

    private static void put(List<SheetCell> cells, int column, SheetCell cell) {
        if (column < cells.size()) {
            cells.set(column, cell);
            return;
        }
        if (cell.equals(SheetCell.EMPTY)) {
            return;
        }
        while (cells.size() < column) {
            cells.add(SheetCell.EMPTY);
        }
        cells.add(cell);
    }
}
