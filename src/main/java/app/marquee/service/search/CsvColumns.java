package app.marquee.service.search;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Column header of a pasted table, with its separator. Cells with line breaks are not supported.
 * Thread-safe.
 *
 * @param titleColumn where titles stand; -1 when no column is called so
 */
record CsvColumns(char separator, List<String> names, int titleColumn) {
    private static final Pattern TITLE =
            Pattern.compile(".*(title|t[ií]tulo|^name$|^nome$).*", Pattern.CASE_INSENSITIVE);
    private static final List<Character> SEPARATORS = List.of(';', ',', '\t');

    CsvColumns {
        names = List.copyOf(names);
    }

    /** Cell of a line. */
    record Cell(int start, int end, String text) {}

    /**
     * @param header the first line that is not blank
     */
    static Optional<CsvColumns> of(String header) {
        return SEPARATORS.stream()
                .filter(separator -> header.indexOf(separator) >= 0)
                .findFirst()
                .map(
                        separator -> {
                            List<String> names =
                                    cells(header, separator).stream()
                                            .map(cell -> cell.text().toLowerCase(Locale.ROOT))
                                            .toList();
                            return new CsvColumns(separator, names, titleColumn(names));
                        });
    }

    private static int titleColumn(List<String> names) {
        for (int at = 0; at < names.size(); at++) {
            if (TITLE.matcher(names.get(at)).matches()) {
                return at;
            }
        }
        return -1;
    }

    /** What the column at this place of a line is called; empty beyond the last one. */
    String nameAt(String line, int place) {
        List<Cell> cells = cells(line, separator);
        for (int at = 0; at < Math.min(cells.size(), names.size()); at++) {
            if (cells.get(at).start() <= place && place < cells.get(at).end()) {
                return names.get(at);
            }
        }
        return "";
    }

    /** The title in a line; null for none. */
    @Nullable String title(String line) {
        List<Cell> cells = cells(line, separator);
        if (titleColumn < 0 || titleColumn >= cells.size()) {
            return null;
        }
        String text = cells.get(titleColumn).text();
        return text.isEmpty() ? null : text;
    }

    private static List<Cell> cells(String line, char separator) {
        List<Cell> cells = new ArrayList<>();
        boolean quoted = false;
        int start = 0;
        for (int at = 0; at <= line.length(); at++) {
            boolean end = at == line.length();
            if (!end && line.charAt(at) == '"') {
                quoted = !quoted;
            }
            if (end || (!quoted && line.charAt(at) == separator)) {
                cells.add(new Cell(start, at, text(line.substring(start, at))));
                start = at + 1;
            }
        }
        return cells;
    }

    private static String text(String cell) {
        String trimmed = cell.strip();
        return trimmed.length() > 1 && trimmed.startsWith("\"") && trimmed.endsWith("\"")
                ? trimmed.substring(1, trimmed.length() - 1).replace("\"\"", "\"").strip()
                : trimmed;
    }
}
