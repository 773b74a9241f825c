package app.marquee.ui.control.table;

import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Model of the rows of a table, which filters and sorts them, in a job where there are many, and
 * replaces the shown list as a whole. FX thread only.
 */
public final class TableModel<T> {
    /** Up to this number, arranging takes less than two frames, and a job would only flicker. */
    static final int AT_ONCE = 2_000;

    private final Messages messages;
    private final LatestJob latest;
    private final ReadOnlyObjectWrapper<List<T>> shown = new ReadOnlyObjectWrapper<>(List.of());
    private List<T> rows = List.of();
    private Predicate<T> filter = _ -> true;
    private @Nullable Predicate<T> first;
    private @Nullable RowGroups<T, ?> groups;
    private List<SortBy<T>> sort = List.of();

    /** Of rows that weren't shown yet; does nothing for others. */
    private Function<List<T>, Runnable> inspection = _ -> () -> {};

    public TableModel(Messages messages, TaskRunner tasks) {
        this.messages = messages;
        this.latest = new LatestJob(tasks);
    }

    /** The rows that pass the filter, in order; a new list on each change. */
    public ReadOnlyObjectProperty<List<T>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All rows, whatever the filter. */
    public List<T> rows() {
        return rows;
    }

    /** Replaces all rows. */
    public void rows(Collection<? extends T> all) {
        rows(all, _ -> () -> {});
    }

    /**
     * Replaces all rows.
     *
     * @param inspecting finds out about all of them, off the FX thread where there are many, so it
     *     must be pure; what it returns is run when they are shown
     */
    void rows(Collection<? extends T> all, Function<List<T>, Runnable> inspecting) {
        rows = List.copyOf(all);
        inspection = inspecting;
        arrange();
    }

    /** Shows only rows that pass; the test runs off the FX thread, so it must be pure. */
    public void filter(Predicate<T> passes) {
        filter = passes;
        arrange();
    }

    /** Shows these before all others, whatever the order; null for none. The test must be pure. */
    public void first(@Nullable Predicate<T> comes) {
        first = comes;
        arrange();
    }

    /** Shows the rows in groups under headers; null for no groups. */
    void group(@Nullable RowGroups<T, ?> by) {
        groups = by;
        arrange();
    }

    /** Whether a row is the header of a group. */
    boolean isHeader(T row) {
        return groups != null && groups.isHeader(row);
    }

    /** Number of rows that pass the filter, those of collapsed groups included. */
    int matching() {
        return groups == null ? shown.get().size() : (int) passing().count();
    }

    /** The rows that pass the filter, those of collapsed groups included. */
    Stream<T> passing() {
        RowGroups<T, ?> by = groups;
        return by == null
                ? shown.get().stream()
                : shown.get().stream()
                        .filter(by::isHeader)
                        .flatMap(header -> by.rowsOf(header).stream());
    }

    /** The rows that these stand for: a header stands for its group. */
    Stream<T> expanded(Stream<T> some) {
        RowGroups<T, ?> by = groups;
        return by == null
                ? some
                : some.flatMap(row -> by.isHeader(row) ? by.rowsOf(row).stream() : Stream.of(row))
                        .distinct();
    }

    /**
     * Sets the sort order; a table requests its order again with new rows, which are sorted
     * already.
     */
    void sort(List<SortBy<T>> by) {
        if (!sort.equals(by)) {
            sort = List.copyOf(by);
            arrange();
        }
    }

    private void arrange() {
        RowFilterSort<T> arrangement =
                new RowFilterSort<>(filter, first, groups, sort, messages.locale());
        List<T> all = rows;
        if (all.size() <= AT_ONCE) {
            latest.cancel();
            show(now(arrangement, all), inspection.apply(all));
        } else {
            Function<List<T>, Runnable> inspecting = inspection;
            latest.submit(
                    Job.of(
                                    messages.text("table.arranging"),
                                    _ -> new Arranged<>(arrangement.of(all), inspecting.apply(all)))
                            .onSuccess(done -> show(done.rows(), done.found())));
        }
    }

    private static <T> List<T> now(RowFilterSort<T> arrangement, List<T> all) {
        try {
            return arrangement.of(all);
        } catch (InterruptedException impossible) {
            throw new IllegalStateException("The FX thread was interrupted", impossible);
        }
    }

    private void show(List<T> arranged, Runnable found) {
        inspection = _ -> () -> {};
        shown.set(new RowList<>(arranged));
        found.run();
    }

    /** Rows in their order, and what was found out about them. */
    private record Arranged<T>(List<T> rows, Runnable found) {}
}
