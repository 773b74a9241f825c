package app.marquee.ui.control.table;

import org.jspecify.annotations.Nullable;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * List of rows as the value of a property. It equals only itself, since comparing a million rows on
 * each change would block the window. Immutable as long as the rows behind it are.
 */
public final class RowList<T> extends AbstractList<T> implements RandomAccess {
    private final List<T> rows;

    /**
     * @param rows with quick access by number, never changed afterwards
     */
    public RowList(List<T> rows) {
        this.rows = rows;
    }

    @Override
    public T get(int index) {
        return rows.get(index);
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
