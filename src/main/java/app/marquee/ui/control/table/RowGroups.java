package app.marquee.ui.control.table;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Groups of the rows of a table. Each begins with a header, which is a row of the table. Pure,
 * since large tables are arranged off the FX thread.
 *
 * @param <G> a group
 */
public interface RowGroups<T, G extends Comparable<G>> {
    /** The group of a row; the groups are in their own order, whatever the sort. */
    G groupOf(T row);

    /**
     * Creates the header of a group.
     *
     * @param rows of the group that pass the filter, in their order
     */
    T header(G group, List<T> rows);

    /** Whether the rows of a group are hidden. */
    boolean isCollapsed(G group);

    boolean isHeader(T row);

    /** The rows of the group of a header. */
    List<T> rowsOf(T header);

    /** The rows by group, with their headers. */
    static <T, G extends Comparable<G>> List<T> arrange(RowGroups<T, G> groups, List<T> rows) {
        SortedMap<G, List<T>> parts = new TreeMap<>();
        rows.forEach(
                row -> parts.computeIfAbsent(groups.groupOf(row), _ -> new ArrayList<>()).add(row));
        List<T> arranged = new ArrayList<>(rows.size() + parts.size());
        parts.forEach(
                (group, part) -> {
                    arranged.add(groups.header(group, new RowList<>(part)));
                    if (!groups.isCollapsed(group)) {
                        arranged.addAll(part);
                    }
                });
        return arranged;
    }
}
