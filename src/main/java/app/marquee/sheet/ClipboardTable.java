package app.marquee.sheet;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvRecord;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Block of cells as spreadsheets put it on the clipboard: rows of texts between tabs, quoted where
 * a text has a tab, a line break or a quote. Immutable.
 *
 * @param rows from the top, all of the same length
 */
public record ClipboardTable(List<List<String>> rows) {
    public ClipboardTable {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        rows = rows.stream().map(row -> filled(row, width)).toList();
    }

    private static List<String> filled(List<String> row, int width) {
        List<String> all = new ArrayList<>(row);
        while (all.size() < width) {
            all.add("");
        }
        return List.copyOf(all);
    }

    /** Reads a text; one that is not quoted as it should be is split at its tabs. */
    public static ClipboardTable read(String text) {
        String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        try {
            List<List<String>> rows =
                    CsvTable.records(whole, '\t').stream().map(CsvRecord::getFields).toList();
            return new ClipboardTable(rows.isEmpty() ? List.of(List.of("")) : rows);
        } catch (CsvParseException _) {
            return new ClipboardTable(
                    whole.lines().map(line -> List.of(line.split("\t", -1))).toList());
        }
    }

    /** The text for the clipboard. */
    public String text() {
        return rows.stream()
                .map(
                        row ->
                                row.stream()
                                        .map(ClipboardTable::cell)
                                        .collect(Collectors.joining("\t")))
                .collect(Collectors.joining("\n"));
    }

    private static String cell(String text) {
        boolean plain = text.chars().noneMatch(one -> "\t\n\r\"".indexOf(one) >= 0);
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    public int height() {
        return rows.size();
    }

    public int width() {
        return rows.isEmpty() ? 0 : rows.getFirst().size();
    }
}
