package app.marquee.ui.activity;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * Row of a table whose days have headings: the heading of a day, or what was done on it.
 *
 * @param <T> the row itself
 */
interface DayRow<T> {
    /** When it was done. */
    Instant time();

    /** The day of a heading; null for other rows. */
    @Nullable LocalDate day();

    /** Creates the heading of a day that begins with this row. */
    T heading(LocalDate day, List<T> rows);

    /** The rows below a heading. */
    List<T> below();
}
