package app.marquee.ui.export;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Converter of a table to a sheet: its visible columns, or all, and the rows that pass the filter.
 * FX thread only.
 */
public final class TableSheet {
    private final SectionContext context;
    private final Messages messages;
    private final Map<String, Unit> units = new HashMap<>();
    private boolean whole;

    public TableSheet(SectionContext context) {
        this.context = context;
        this.messages = context.messages().of("export");
    }

    /** Unit of whole numbers. */
    private record Unit(String name, Function<Object, Object> number) {}

    /** Includes the hidden columns, which are useful in files. */
    public TableSheet whole() {
        whole = true;
        return this;
    }

    /** Sets the unit of a column, which the window shows only in its texts. */
    public TableSheet unit(String column, String unit) {
        units.put(column, new Unit(unit, value -> value));
        return this;
    }

    /** Exports the durations of a column in milliseconds. */
    public TableSheet millis(String column) {
        units.put(column, new Unit("ms", value -> ((Duration) value).toMillis()));
        return this;
    }

    /** The texts and notes of a file that is made now. */
    public static SheetNotes notes(SectionContext context) {
        ConnectionSummary connection = context.connection().getValue();
        return SheetNotes.of(
                context.messages(),
                connection.name(),
                connection.zone(),
                context.clock().instant());
    }

    /** The texts of a file besides its rows. */
    public Sheet.SheetWords words(String title) {
        return notes(context).words(title);
    }

    /** The notes of every file: its connection and export time. */
    public List<ExportNote> origin() {
        return notes(context).origin();
    }

    /**
     * The sheet of a table; empty while the table shows no rows.
     *
     * @param facts the notes beside the rows
     */
    public <T> Optional<SheetWork> of(DataTable<T> table, String title, List<ExportNote> facts) {
        List<T> rows = table.shownRows();
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        List<Column<T>> written = whole ? table.allColumns() : table.wantedColumns();
        List<SheetColumn<T>> columns = written.stream().map(this::column).toList();
        Sheet<T> sheet =
                new Sheet<>(
                                words(title),
                                columns,
                                rows,
                                facts,
                                context.connection().getValue().zone())
                        .of(table.rows().size());
        return Optional.of(() -> sheet);
    }

    /**
     * The notes on the source of the rows and their time.
     *
     * @param host which responded; null when unknown
     */
    public List<ExportNote> asked(Operation operation, @Nullable String host, Instant askedAt) {
        return notes(context).asked(operation, host, askedAt);
    }

    /**
     * The notes beside the rows of a file.
     *
     * @param first the notes to put first
     * @param truth the text below the table; empty for none
     */
    public List<ExportNote> facts(List<ExportNote> first, String truth) {
        return notes(context).facts(first, truth);
    }

    private <T> SheetColumn<T> column(Column<T> column) {
        Unit unit = units.get(column.id());
        return unit == null
                ? new SheetColumn<T>(
                        member(column.id()),
                        column.title(),
                        row -> value(column, row),
                        row -> plain(column, row))
                : new SheetColumn<>(
                        member(column.id() + "_" + unit.name()),
                        messages.text("pattern.detail", column.title(), unit.name()),
                        row -> {
                            Object value = column.value().apply(row);
                            return value == null ? null : unit.number().apply(value);
                        });
    }

    /** The same in every language. */
    private static String member(String id) {
        return id.toLowerCase(Locale.ROOT);
    }

    /** The value for a program: the constant instead of its words. */
    private static <T> @Nullable Object plain(Column<T> column, T row) {
        return switch (column.value().apply(row)) {
            case Boolean yes -> yes;
            case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT);
            case null, default -> value(column, row);
        };
    }

    /** The typed value for a file, or else the text of the window. */
    private static <T> @Nullable Object value(Column<T> column, T row) {
        Object value = column.value().apply(row);
        return value == null || SheetColumn.hasType(value) ? value : column.write().apply(value);
    }
}
