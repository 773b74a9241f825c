package app.marquee.sheet;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Table of a file, as it stands there. Immutable. */
public record RawTable(List<String> header, List<Row> rows) {

    public RawTable {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /** The same with an empty cell wherever a row ends before the header. */
    RawTable filled() {
        return new RawTable(header, rows.stream().map(row -> row.filled(header.size())).toList());
    }

    /**
     * Row under the header.
     *
     * @param number as the spreadsheet shows it
     */
    public record Row(int number, List<Cell> cells) {

        public Row {
            cells = List.copyOf(cells);
        }

        /** The cell of a column; null beyond the last one. */
        @Nullable Cell at(int column) {
            return column < 0 || column >= cells.size() ? null : cells.get(column);
        }

        boolean isBlank() {
            return cells.stream().allMatch(cell -> Blanks.isBlank(cell.text()));
        }

        private Row filled(int columns) {
            List<Cell> all = new ArrayList<>(cells);
            while (all.size() < columns) {
                all.add(Cell.EMPTY);
            }
            return new Row(number, all);
        }
    }

    /** Cell of a row. */
    public record Cell(String text, Kind kind) {

        static final Cell EMPTY = new Cell("", Kind.TEXT);

        static Cell text(String text) {
            return text.isEmpty() ? EMPTY : new Cell(text, Kind.TEXT);
        }
    }

    /** Type of a cell. */
    public enum Kind {
        TEXT(null),
        /** Number, which a spreadsheet may have made of a text such as 007. */
        NUMBER(null),
        /** Error of the spreadsheet, with what the spreadsheet shows, such as #REF!. */
        ERROR(ImportProblem.ERROR_CELL),
        /** Cell that merged cells cover, with their address, such as D3:D4. */
        MERGED(ImportProblem.MERGED_CELL);

        private final @Nullable ImportProblem problem;

        Kind(@Nullable ImportProblem problem) {
            this.problem = problem;
        }

        /** The problem of a cell that has no value of its own; null for all others. */
        @Nullable ImportProblem problem() {
            return problem;
        }
    }
}
