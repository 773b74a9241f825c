package app.marquee.export;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.function.Function;

/**
 * Column of a {@link Sheet}. Its value is null for unknown, else a String, a finite number, a
 * Duration, a LocalDate or an Instant; anything else is written as text. Unknown is written as a
 * word, never as 0 or empty.
 *
 * @param member name of the column for programs, the same in every language: words in lower case
 *     with underscores
 * @param value pure: it is called on the thread that writes
 * @param plain the value for programs, where {@code value} is a word of the language; also pure
 * @param isHidden whether it is for another import only: a workbook doesn't show it, and JSON Lines
 *     don't have it
 */
public record SheetColumn<R>(
        String member,
        String title,
        Function<R, @Nullable Object> value,
        Function<R, @Nullable Object> plain,
        boolean isHidden) {
    public SheetColumn {
        member = member.replace('-', '_');
    }

    public SheetColumn(
            String member,
            String title,
            Function<R, @Nullable Object> value,
            Function<R, @Nullable Object> plain) {
        this(member, title, value, plain, false);
    }

    public SheetColumn(String member, String title, Function<R, @Nullable Object> value) {
        this(member, title, value, value);
    }

    /** Returns a copy that is for another import only. */
    public SheetColumn<R> hidden() {
        return new SheetColumn<>(member, title, value, plain, true);
    }

    /** Returns a copy with another value for programs. */
    public SheetColumn<R> plain(Function<R, @Nullable Object> other) {
        return new SheetColumn<>(member, title, value, other, isHidden);
    }

    /** Whether a file has a type of its own for values like this one. */
    public static boolean hasType(Object value) {
        return value instanceof String
                || value instanceof Number
                || value instanceof Instant
                || value instanceof LocalDate
                || value instanceof Duration;
    }

    public static <R> SheetColumn<R> string(
            String member, String title, Function<R, @Nullable String> value) {
        return new SheetColumn<>(member, title, value::apply);
    }

    /** A whole number. */
    public static <R> SheetColumn<R> count(
            String member, String title, Function<R, @Nullable Long> value) {
        return new SheetColumn<>(member, title, value::apply);
    }

    /** A number with decimals. */
    public static <R> SheetColumn<R> decimal(
            String member, String title, Function<R, @Nullable BigDecimal> value) {
        return new SheetColumn<>(member, title, value::apply);
    }

    public static <R> SheetColumn<R> time(
            String member, String title, Function<R, @Nullable Instant> value) {
        return new SheetColumn<>(member, title, value::apply);
    }
}
