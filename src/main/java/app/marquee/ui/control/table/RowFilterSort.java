package app.marquee.ui.control.table;

import app.marquee.model.Interrupts;
import app.marquee.model.NameOrder;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Filter and sort order of the rows of a table; unknown values come last in both directions.
 * Thread-safe.
 *
 * @param first rows that come before all others, in the same order among themselves; null for none
 * @param groups what the rows are grouped by; null for no groups
 */
record RowFilterSort<T>(
        Predicate<T> filter,
        @Nullable Predicate<T> first,
        @Nullable RowGroups<T, ?> groups,
        List<SortBy<T>> sort,
        Locale locale) {
    RowFilterSort {
        sort = List.copyOf(sort);
    }

    /** The rows that pass, in order, and the headers of their groups. */
    List<T> of(List<T> rows) throws InterruptedException {
        List<T> passed = withFirst(ordered(filtered(rows)));
        return groups == null ? passed : RowGroups.arrange(groups, passed);
    }

    private List<T> ordered(List<T> passed) throws InterruptedException {
        if (sort.isEmpty()) {
            return passed;
        }
        List<Keyed<T>> keyed = keyed(passed);
        keyed.sort(comparator());
        List<T> ordered = new ArrayList<>(keyed.size());
        for (Keyed<T> one : keyed) {
            ordered.add(one.row);
        }
        return ordered;
    }

    private List<T> withFirst(List<T> ordered) throws InterruptedException {
        if (first == null) {
            return ordered;
        }
        List<T> before = new ArrayList<>();
        List<T> after = new ArrayList<>(ordered.size());
        for (T row : ordered) {
            Interrupts.heed();
            (first.test(row) ? before : after).add(row);
        }
        before.addAll(after);
        return before;
    }

    private List<T> filtered(List<T> rows) throws InterruptedException {
        List<T> passed = new ArrayList<>(rows.size());
        for (T row : rows) {
            Interrupts.heed();
            if (filter.test(row)) {
                passed.add(row);
            }
        }
        return passed;
    }

    private List<Keyed<T>> keyed(List<T> rows) throws InterruptedException {
        NameOrder names = new NameOrder(locale);
        List<Keyed<T>> keyed = new ArrayList<>(rows.size());
        for (T row : rows) {
            Interrupts.heed();
            @Nullable Object[] keys = new Object[sort.size()];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = key(sort.get(i).column(), row, names);
            }
            keyed.add(new Keyed<>(row, keys));
        }
        return keyed;
    }

    private static <T> @Nullable Object key(Column<T> column, T row, NameOrder names) {
        Object value = column.value().apply(row);
        return value != null && column.text() ? names.letters(value.toString()) : value;
    }

    private Comparator<Keyed<T>> comparator() {
        return (left, right) -> {
            for (int i = 0; i < sort.size(); i++) {
                int order = compare(left.keys[i], right.keys[i], sort.get(i).descending());
                if (order != 0) {
                    return order;
                }
            }
            return 0;
        };
    }

    @SuppressWarnings("unchecked") // the keys of one column are of one comparable type
    private static int compare(@Nullable Object left, @Nullable Object right, boolean descending) {
        if (left == null || right == null) {
            return Boolean.compare(left == null, right == null);
        }
        int order = ((Comparable<Object>) left).compareTo(right);
        return descending ? -order : order;
    }

    /** Row with its sort keys. */
    private static final class Keyed<T> {
        private final T row;
        private final @Nullable Object[] keys;

        Keyed(T row, @Nullable Object[] keys) {
            this.row = row;
            this.keys = keys;
        }
    }
}
