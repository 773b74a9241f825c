package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reader of a table in a CSV text, whatever separates its cells. */
final class CsvTable {

    /** First line that names the separator. Spreadsheets take it for no row. */
    private static final Pattern SEPARATOR_LINE =
            Pattern.compile(
                    "\"?sep=(?<separator>\\\\t|[^\r\n\"\\p{L}\\p{N}\\x{10000}-\\x{10FFFF}])\"?"
                            + "[ \t,;|]*(?:\r\n|\r|\n|$)",
                    Pattern.CASE_INSENSITIVE);

    /** Rows of a sheet. */
    private static final int MOST_ROWS = 1_048_576;

    /** Most cells with content, so that all of them fit into memory. */
    private static final int MOST_CELLS = 4_000_000;

    private static final String TAB = "\\t";

    private final String text;
    private final char separator;

    /** Lines of the file before the text. */
    private final int before;

    private CsvTable(String text, char separator, int before) {
        this.text = text;
        this.separator = separator;
        this.before = before;
    }

    static TableReading read(String text) {
        Matcher first = SEPARATOR_LINE.matcher(text);
        if (first.lookingAt()) {
            String named = first.group("separator");
            char separator = named.equals(TAB) ? '\t' : named.charAt(0);
            return new CsvTable(text.substring(first.end()), separator, 1).read();
        }
        return new CsvTable(text, Separator.of(text), 0).read();
    }

    private TableReading read() {
        try {
            return table(records(text, separator));
        } catch (CsvParseException e) {
            return new QuoteFault(text, separator)
                    .find()
                    .<TableReading>map(
                            fault ->
                                    new TableReading.Refused(fault.reason(), before + fault.line()))
                    .orElseGet(() -> TableFile.refused(reason(e)));
        }
    }

    /** The reader stops at the columns that a sheet has. */
    private static Reason reason(CsvParseException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("fields") ? Reason.TOO_MANY_COLUMNS : Reason.DAMAGED;
    }

    /** The rows of a text, blank ones included. */
    static CsvReader<CsvRecord> records(String text, char separator) {
        return CsvReader.builder()
                .fieldSeparator(separator)
                .skipEmptyLines(false)
                .allowUnclosedQuote(false)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .maxBufferSize(TableFile.LARGEST)
                .ofCsvRecord(text);
    }

    private TableReading table(CsvReader<CsvRecord> records) {
        List<String> header = null;
        List<RawTable.Row> rows = new ArrayList<>();
        int number = 0;
        long cells = 0;
        for (CsvRecord each : records) {
            number++;
            if (number > MOST_ROWS) {
                return TableFile.refused(Reason.TOO_MANY_ROWS);
            }
            List<String> fields = each.getFields();
            if (fields.stream().allMatch(Blanks::isBlank)) {
                continue;
            }
            if (header == null) {
                header = withoutEnd(fields);
                continue;
            }
            for (int at = header.size(); at < fields.size(); at++) {
                if (!Blanks.isBlank(fields.get(at))) {
                    return new TableReading.Refused(Reason.SURPLUS_CELL, line(each, at));
                }
            }
            cells += fields.stream().filter(field -> !field.isEmpty()).count();
            if (cells > MOST_CELLS) {
                return TableFile.refused(Reason.TOO_MANY_CELLS);
            }
            rows.add(new RawTable.Row(number, fields.stream().map(RawTable.Cell::text).toList()));
        }
        return header == null
                ? TableFile.refused(Reason.EMPTY)
                : new TableReading.Found(new RawTable(header, rows));
    }

    /** A spreadsheet adds separators to a line that is shorter than others. */
    private static List<String> withoutEnd(List<String> header) {
        int end = header.size();
        while (Blanks.isBlank(header.get(end - 1))) {
            end--;
        }
        return List.copyOf(header.subList(0, end));
    }

    /** The line where a cell begins. */
    private int line(CsvRecord row, int column) {
        int within = row.getFields().stream().limit(column).mapToInt(Lines::breaks).sum();
        return before + (int) row.getStartingLineNumber() + within;
    }
}
