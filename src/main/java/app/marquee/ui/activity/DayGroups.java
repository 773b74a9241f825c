package app.marquee.ui.activity;

import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.RowGroups;

import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Groups of the rows of a table by the day on which they were made. Immutable.
 *
 * @param zone in which days begin and end
 * @param isOldestFirst whether the days go forward
 */
record DayGroups<T extends DayRow<T>>(ZoneId zone, boolean isOldestFirst)
        implements RowGroups<T, DayGroups.Day> {
    /** Groups the rows of a table; the days follow its sort where that is by time. */
    static <T extends DayRow<T>> void group(DataTable<T> table, String time, ZoneId zone) {
        ObservableList<TableColumn<T, ?>> order = table.table().getSortOrder();
        AtomicBoolean isShownForward = new AtomicBoolean();
        InvalidationListener sorted =
                _ -> {
                    boolean isForward = isForward(order, time);
                    // Before the rows change, since the table sets its sort again with them.
                    if (isShownForward.getAndSet(isForward) != isForward) {
                        table.group(new DayGroups<>(zone, isForward));
                    }
                };
        table.group(new DayGroups<>(zone, false));
        order.addListener(sorted);
        table.table().getColumns().stream()
                .filter(column -> time.equals(column.getId()))
                .forEach(column -> column.sortTypeProperty().addListener(sorted));
        table.table().setRowFactory(_ -> new DayTableRow<>());
    }

    /** Shows times alone in a column, below the days. */
    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    static <T extends DayRow<T>> void showTimes(
            DataTable<T> table, String time, Supplier<TableCell<T, T>> cells) {
        table.table().getColumns().stream()
                .filter(column -> time.equals(column.getId()))
                .forEach(column -> ((TableColumn<T, T>) column).setCellFactory(_ -> cells.get()));
    }

    private static <T> boolean isForward(List<TableColumn<T, ?>> order, String time) {
        return !order.isEmpty()
                && time.equals(order.getFirst().getId())
                && order.getFirst().getSortType() == TableColumn.SortType.ASCENDING;
    }

    @Override
    public Day groupOf(T row) {
        return new Day(LocalDate.ofInstant(row.time(), zone), isOldestFirst);
    }

    @Override
    public T header(Day day, List<T> rows) {
        return rows.getFirst().heading(day.date, rows);
    }

    @Override
    public boolean isCollapsed(Day day) {
        return false;
    }

    @Override
    public boolean isHeader(T row) {
        return row.day() != null;
    }

    @Override
    public List<T> rowsOf(T heading) {
        return heading.below();
    }

    /** A day, as the others of its table are ordered. Immutable. */
    record Day(LocalDate date, boolean isOldestFirst) implements Comparable<Day> {
        @Override
        public int compareTo(Day other) {
            return isOldestFirst ? date.compareTo(other.date) : other.date.compareTo(date);
        }
    }
}
