package app.marquee.sheet;

import app.marquee.sheet.IgnoredCell.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Column with ignored cells. Immutable.
 *
 * @param column header of the column
 * @param rows in order
 */
public record IgnoredColumn(String column, List<Integer> rows) {

    /** Most parts of the text with the rows. */
    private static final int MOST = 10;

    public IgnoredColumn {
        rows = rows.stream().sorted().toList();
    }

    /** The columns with cells that are ignored for a reason. */
    public static List<IgnoredColumn> of(List<IgnoredCell> cells, Reason reason) {
        Map<String, List<Integer>> rows =
                cells.stream()
                        .filter(cell -> cell.reason() == reason)
                        .collect(
                                Collectors.groupingBy(
                                        IgnoredCell::column,
                                        TreeMap::new,
                                        Collectors.mapping(IgnoredCell::row, Collectors.toList())));
        return rows.entrySet().stream()
                .map(one -> new IgnoredColumn(one.getKey(), one.getValue()))
                .toList();
    }

    /** The rows, such as 2-5, 7. */
    public String rowsText() {
        List<String> parts = new ArrayList<>();
        int first = 0;
        for (int at = 0; at < rows.size(); at++) {
            boolean goesOn = at + 1 < rows.size() && rows.get(at + 1) == rows.get(at) + 1;
            if (!goesOn) {
                String last = rows.get(at).toString();
                parts.add(first == at ? last : rows.get(first) + "-" + last);
                first = at + 1;
            }
        }
        String shown = parts.stream().limit(MOST).collect(Collectors.joining(", "));
        return parts.size() > MOST ? shown + ", \u2026" : shown;
    }
}
