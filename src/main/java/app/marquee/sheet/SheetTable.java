package app.marquee.sheet;

import app.marquee.sheet.excel.CellRange;
import app.marquee.sheet.excel.SheetCell;
import app.marquee.sheet.excel.SheetRows;
import app.marquee.sheet.excel.WorkbookException;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Builder of the table of one sheet: the header with the IDs, and the rows under it. */
final class SheetTable implements SheetRows {

    /** Rows with text among which the header is; above it there may be a title. */
    private static final int MOST_ABOVE = 20;

    private static final long MOST_ROWS = 1_048_576;

    private final List<RawTable.Row> rows = new ArrayList<>();
    private final List<CellRange> merged = new ArrayList<>();
    private List<String> header = List.of();
    private boolean hasKey;

    /** Cells of all merged ones; more than a sheet has would lie over one another. */
    private long area;

    @Override
    public boolean row(int number, List<SheetCell> cells) {
        List<RawTable.Cell> found = new ArrayList<>(cells.size());
        int columns = hasKey ? Math.min(header.size(), cells.size()) : cells.size();
        for (SheetCell cell : cells.subList(0, columns)) {
            found.add(cell(cell));
        }
        RawTable.Row row = new RawTable.Row(number, found);
        if (row.isBlank()) {
            return true;
        }
        if (!hasKey && isHeader(row)) {
            rows.clear();
            return true;
        }
        rows.add(row);
        return hasKey || rows.size() < MOST_ABOVE;
    }

    private boolean isHeader(RawTable.Row row) {
        List<String> texts = row.cells().stream().map(RawTable.Cell::text).toList();
        hasKey = SheetLayout.hasKey(texts);
        if (hasKey) {
            header = texts;
        }
        return hasKey;
    }

    private static RawTable.Cell cell(SheetCell cell) {
        return switch (cell.type()) {
            case TEXT -> RawTable.Cell.text(cell.text());
            case NUMBER -> new RawTable.Cell(cell.text(), RawTable.Kind.NUMBER);
            case ERROR -> new RawTable.Cell(cell.text(), RawTable.Kind.ERROR);
        };
    }

    @Override
    public void merged(CellRange range) throws WorkbookException {
        if (range.firstColumn() >= header.size()) {
            return;
        }
        area += range.rows() * (long) Math.min(range.columns(), header.size());
        if (area > MOST_ROWS * header.size()) {
            throw new WorkbookException(WorkbookException.Reason.DAMAGED);
        }
        merged.add(range);
    }

    /** Whether the header has a column with IDs. */
    boolean hasKey() {
        return hasKey;
    }

    /** Null for an empty sheet. A sheet without IDs has its first row as the header. */
    @Nullable RawTable table() {
        if (hasKey) {
            rows.sort(Comparator.comparingInt(RawTable.Row::number));
            merged.forEach(this::cover);
            return new RawTable(header, rows);
        }
        return rows.isEmpty()
                ? null
                : new RawTable(
                        rows.getFirst().cells().stream().map(RawTable.Cell::text).toList(),
                        rows.subList(1, rows.size()));
    }

    /** Only the first one of merged cells has a value. */
    private void cover(CellRange range) {
        for (int at = first(range.firstRow()); at < rows.size(); at++) {
            RawTable.Row row = rows.get(at);
            if (row.number() > range.lastRow()) {
                return;
            }
            rows.set(at, covered(row, range));
        }
    }

    private RawTable.Row covered(RawTable.Row row, CellRange range) {
        List<RawTable.Cell> cells = new ArrayList<>(row.cells());
        int last = Math.min(range.lastColumn(), header.size() - 1);
        while (cells.size() <= last) {
            cells.add(RawTable.Cell.EMPTY);
        }
        for (int column = range.firstColumn(); column <= last; column++) {
            if (row.number() > range.firstRow() || column > range.firstColumn()) {
                cells.set(column, new RawTable.Cell(range.address(), RawTable.Kind.MERGED));
            }
        }
        return new RawTable.Row(row.number(), cells);
    }

    /** Where the rows from a number on begin. */
    private int first(int number) {
        RawTable.Row sought = new RawTable.Row(number, List.of());
        return -1
                - Collections.binarySearch(
                        rows, sought, (row, _) -> row.number() < number ? -1 : 1);
    }
}
