package app.marquee.ui.control.table;

import app.marquee.text.Formats;
import app.marquee.ui.control.Badge;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Column of a {@link DataTable}; the withers return copies. A null value is unknown: it is shown
 * muted, never as 0 or empty, and sorts last in both directions. Immutable.
 *
 * @param id in kebab case, the same in every language
 * @param value the value shown and sorted by; pure, since sorting reads it off the FX thread
 * @param write the value in words
 * @param text whether it sorts as the language does (collation) instead of by nature
 * @param right whether it is aligned to the right, as numbers are
 * @param width preferred, in pixels at the usual text size
 * @param visible whether it is visible by default
 * @param roomy whether it takes the remaining width
 * @param standIn the text shown in place of an unknown value, or null for the mark; never in a file
 *     or a copy
 * @param graphic the node before the text, or null
 */
public record Column<T>(
        String id,
        String title,
        Function<T, @Nullable Object> value,
        Function<Object, String> write,
        boolean text,
        boolean right,
        double width,
        boolean visible,
        boolean roomy,
        @Nullable Function<T, String> standIn,
        @Nullable Function<T, @Nullable Node> graphic) {
    private static final double WIDE = 220;
    private static final double NARROW = 110;

    /** Times of day with the most digits, in 12-hour and 24-hour formats. */
    private static final List<LocalTime> LONG = List.of(LocalTime.of(10, 48), LocalTime.of(22, 48));

    /** Text column, sorted by the locale. */
    public static <T> Column<T> text(String id, String title, Function<T, @Nullable String> value) {
        return new Column<>(
                id,
                title,
                value::apply,
                String::valueOf,
                true,
                false,
                WIDE,
                true,
                false,
                null,
                null);
    }

    /** Column of comparable values with a formatter. */
    public static <T, V extends Comparable<? super V>> Column<T> of(
            String id, String title, Function<T, @Nullable V> value, Function<V, String> write) {
        @SuppressWarnings("unchecked") // write only ever sees what value gave
        Function<Object, String> words = any -> write.apply((V) any);
        return new Column<>(
                id, title, value::apply, words, false, false, NARROW, true, false, null, null);
    }

    /** Number column, aligned to the right, with a formatter. */
    public static <T, V extends Number & Comparable<? super V>> Column<T> number(
            String id, String title, Function<T, @Nullable V> value, Function<V, String> write) {
        return of(id, title, value, write).alignedRight();
    }

    /** Time column, shown in the time zone of the account. */
    public static <T> Column<T> time(
            String id,
            String title,
            Function<T, @Nullable Instant> value,
            Formats formats,
            ZoneId zone) {
        return times(id, title, value, zone, time -> formats.dateTime(time, zone));
    }

    /** Time column with seconds, shown in the time zone of the account. */
    public static <T> Column<T> moment(
            String id,
            String title,
            Function<T, @Nullable Instant> value,
            Formats formats,
            ZoneId zone) {
        return times(id, title, value, zone, time -> formats.moment(time, zone));
    }

    /** Column that fits any time as it is written. */
    private static <T> Column<T> times(
            String id,
            String title,
            Function<T, @Nullable Instant> value,
            ZoneId zone,
            Function<Instant, String> write) {
        double widest =
                months().flatMap(day -> LONG.stream().map(day::atTime))
                        .map(time -> time.atZone(zone).toInstant())
                        .mapToDouble(time -> ColumnWidth.ofValue(write.apply(time)))
                        .max()
                        .orElse(0);
        return Column.<T, Instant>of(id, title, value, write).width(widest);
    }

    /** The day of a time in the zone of the account. */
    public static <T> Column<T> date(
            String id,
            String title,
            Function<T, @Nullable Instant> value,
            Formats formats,
            ZoneId zone) {
        Column<T> column =
                of(id, title, value, time -> formats.date(LocalDate.ofInstant(time, zone)));
        return column.width(ofDays(formats));
    }

    /** The width in pixels that fits any date of the language. */
    public static double ofDays(Formats formats) {
        return months().mapToDouble(day -> ColumnWidth.ofValue(formats.date(day))).max().orElse(0);
    }

    /** A day of each month, since the widest name depends on language and typeface. */
    private static Stream<LocalDate> months() {
        return Stream.of(Month.values()).map(month -> LocalDate.of(2026, month, 28));
    }

    public Column<T> width(double pixels) {
        return new Column<>(
                id, title, value, write, text, right, pixels, visible, roomy, standIn, graphic);
    }

    /** Returns a copy that is hidden by default. */
    public Column<T> hidden() {
        return new Column<>(
                id, title, value, write, text, right, width, false, roomy, standIn, graphic);
    }

    public Column<T> alignedRight() {
        return new Column<>(
                id, title, value, write, text, true, width, visible, roomy, standIn, graphic);
    }

    /**
     * Returns a copy that takes the remaining width, but never less than its own; for one column of
     * a table.
     */
    public Column<T> takesRoom() {
        return new Column<>(
                id, title, value, write, text, right, width, visible, true, standIn, graphic);
    }

    /** Returns a copy with a node before the text, such as an icon or a badge; called per cell. */
    public Column<T> graphic(Function<T, @Nullable Node> before) {
        return new Column<>(
                id, title, value, write, text, right, width, visible, roomy, standIn, before);
    }

    /** Returns a copy whose text is on a badge. */
    public Column<T> badge(Function<T, Badge.Tone> tone) {
        return graphic(
                row -> words(row).map(words -> new Badge(words, tone.apply(row))).orElse(null));
    }

    /**
     * Returns a copy with a muted text for unknown values, which the filter finds; files have
     * “unknown” there.
     */
    public Column<T> standIn(Function<T, String> shown) {
        return new Column<>(
                id, title, value, write, text, right, width, visible, roomy, shown, graphic);
    }

    /** The formatted value of a row; empty when it is unknown. */
    Optional<String> words(T row) {
        return Optional.ofNullable(value.apply(row)).map(write);
    }

    /** The shown text of a row: the formatted value, or the text for an unknown one. */
    Optional<String> shown(T row) {
        Optional<String> words = words(row);
        return words.isPresent() || standIn == null ? words : Optional.of(standIn.apply(row));
    }
}
