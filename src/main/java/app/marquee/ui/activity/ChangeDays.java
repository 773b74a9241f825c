package app.marquee.ui.activity;

import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.RowGroups;

import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Groups of the rows of changes by the day on which they were made. Immutable.
 *
 * @param zone in which days begin and end
 * @param isOldestFirst whether the days go forward
 */
record ChangeDays(ZoneId zone, boolean isOldestFirst)
        implements RowGroups<ChangeRow, ChangeDays.Day> {
    /** Groups the rows of a table; the days follow its sort where that is by time. */
    static void group(DataTable<ChangeRow> table, String time, ZoneId zone) {
        ObservableList<TableColumn<ChangeRow, ?>> order = table.table().getSortOrder();
        AtomicBoolean isShownForward = new AtomicBoolean();
        InvalidationListener sorted =
                _ -> {
                    boolean isForward = isForward(order, time);
                    // Before the rows change, since the table sets its sort again with them.
                    if (isShownForward.getAndSet(isForward) != isForward) {
                        table.group(new ChangeDays(zone, isForward));
                    }
                };
        table.group(new ChangeDays(zone, false));
        order.addListener(sorted);
        table.table().getColumns().stream()
                .filter(column -> time.equals(column.getId()))
                .forEach(column -> column.sortTypeProperty().addListener(sorted));
    }

    private static boolean isForward(List<TableColumn<ChangeRow, ?>> order, String time) {
        return !order.isEmpty()
                && time.equals(order.getFirst().getId())
                && order.getFirst().getSortType() == TableColumn.SortType.ASCENDING;
    }

    @Override
    public Day groupOf(ChangeRow row) {
        return new Day(
                LocalDate.ofInstant(row.group().first().origin().stagedAt(), zone), isOldestFirst);
    }

    @Override
    public ChangeRow header(Day day, List<ChangeRow> rows) {
        return ChangeRow.heading(day.date, rows);
    }

    @Override
    public boolean isCollapsed(Day day) {
        return false;
    }

    @Override
    public boolean isHeader(ChangeRow row) {
        return row.day() != null;
    }

    /** The changes of the day, each in a row. */
    @Override
    public List<ChangeRow> rowsOf(ChangeRow heading) {
        return heading.group().lines().stream()
                .map(line -> new ChangeRow(heading.group(), line, false, null))
                .toList();
    }

    /** A day, as the others of its table are ordered. Immutable. */
    record Day(LocalDate date, boolean isOldestFirst) implements Comparable<Day> {
        @Override
        public int compareTo(Day other) {
            return isOldestFirst ? date.compareTo(other.date) : other.date.compareTo(date);
        }
    }
}
