package app.marquee;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;

import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table read back from a file.
 *
 * @param rows each a cell a column: a text, or a number where the file has a type for numbers
 * @param about what the second sheet says, in order
 */
record SavedTable(List<String> header, List<List<Object>> rows, Map<String, Object> about) {
    static SavedTable csv(Path file) throws IOException {
        try (CsvReader<CsvRecord> reader =
                CsvReader.builder().detectBomHeader(true).ofCsvRecord(file)) {
            List<List<Object>> lines = new ArrayList<>();
            for (CsvRecord line : reader) {
                lines.add(List.copyOf(line.getFields()));
            }
            return of(lines, Map.of());
        }
    }

    static SavedTable workbook(Path file) throws IOException {
        try (ReadableWorkbook book = new ReadableWorkbook(file.toFile())) {
            Map<String, Object> about = new LinkedHashMap<>();
            for (Row row : book.getSheet(1).orElseThrow().read()) {
                about.put(row.getCell(0).asString(), value(row.getCell(1)));
            }
            List<Row> rows = book.getSheet(0).orElseThrow().read();
            int width = rows.getFirst().getCellCount();
            return of(rows.stream().map(row -> cells(row, width)).toList(), about);
        }
    }

    private static SavedTable of(List<List<Object>> lines, Map<String, Object> about) {
        return new SavedTable(
                lines.getFirst().stream().map(String.class::cast).toList(),
                lines.subList(1, lines.size()),
                about);
    }

    private static List<Object> cells(Row row, int width) {
        return IntStream.range(0, width)
                .mapToObj(column -> value(row.getOptionalCell(column).orElse(null)))
                .toList();
    }

    /** A cell that holds nothing is an empty text, as in CSV. */
    private static Object value(@Nullable Cell cell) {
        if (cell == null || cell.getType() == CellType.EMPTY) {
            return "";
        }
        if (cell.getType() == CellType.FORMULA) {
            throw new AssertionError("A formula: " + cell);
        }
        return cell.getType() == CellType.NUMBER ? cell.asNumber() : cell.asString();
    }

    List<Object> column(String title) {
        int at = at(title);
        return rows.stream().map(row -> row.get(at)).toList();
    }

    /** The rows that have this text in this column. */
    SavedTable where(String title, String text) {
        int at = at(title);
        return new SavedTable(
                header, rows.stream().filter(row -> row.get(at).equals(text)).toList(), about);
    }

    private int at(String title) {
        int at = header.indexOf(title);
        if (at < 0) {
            throw new AssertionError("No column " + title + " in " + header);
        }
        return at;
    }

    /** What the second sheet says under a title. */
    Object said(String title) {
        return Objects.requireNonNull(about.get(title), title);
    }

    /** All texts of all cells, the header with them. */
    Stream<String> texts() {
        return Stream.concat(
                header.stream(),
                rows.stream()
                        .flatMap(List::stream)
                        .filter(String.class::isInstance)
                        .map(String.class::cast));
    }

    static Object number(Object cell) {
        try {
            return new BigDecimal(cell.toString()).stripTrailingZeros();
        } catch (NumberFormatException none) {
            return cell;
        }
    }
}
