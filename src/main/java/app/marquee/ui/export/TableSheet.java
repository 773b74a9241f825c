package app.marquee.ui.export;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.export.SheetWords;
import app.marquee.model.operation.Operation;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A table of the window as a sheet: its visible columns in their order, or all of them, and the
 * rows that pass the filter in theirs. Lives on the FX thread.
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

    /** Whole numbers of something. */
    private record Unit(String name, Function<Object, Object> number) {}

    /** With the columns that are hidden: they are of use elsewhere. */
    public TableSheet whole() {
        whole = true;
        return this;
    }

    /** The column holds numbers of this unit, which only their words name in the window. */
    public TableSheet unit(String column, String unit) {
        units.put(column, new Unit(unit, value -> value));
        return this;
    }

    /** The column holds times that are shorter than a second. */
    public TableSheet millis(String column) {
        units.put(column, new Unit("ms", value -> ((Duration) value).toMillis()));
        return this;
    }

    /** What a file says beside its rows. */
    public SheetWords words(String title) {
        return new SheetWords(
                title,
                messages.text("about"),
                messages.text("about.rows"),
                messages.text("about.left-out"),
                messages.text("value.unknown"));
    }

    /** Which connection it is of, and when it was written: true of every file. */
    public List<ExportNote> origin() {
        ConnectionSummary connection = context.connection().getValue();
        List<ExportNote> facts = new ArrayList<>();
        facts.add(new ExportNote(messages.text("about.connection"), connection.name()));
        facts.add(new ExportNote(messages.text("about.written"), context.clock().instant()));
        facts.add(new ExportNote(messages.text("about.zone"), connection.zone().getId()));
        facts.add(
                new ExportNote(
                        messages.text("about.unknown", messages.text("value.unknown")),
                        messages.text("about.unknown.help")));
        return facts;
    }

    /** Nothing while the table shows no row. */
    public <T> Optional<SheetWork> of(DataTable<T> table, String title) {
        return of(table, title, origin());
    }

    /**
     * Nothing while the table shows no row.
     *
     * @param facts what stands beside the rows
     */
    public <T> Optional<SheetWork> of(DataTable<T> table, String title, List<ExportNote> facts) {
        List<T> rows = table.shownRows();
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        List<Column<T>> written = whole ? table.allColumns() : table.visibleColumns();
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
     * Where the rows come from, and since when.
     *
     * @param host which answered; null when nobody noticed
     */
    public List<ExportNote> asked(Operation operation, @Nullable String host, Instant askedAt) {
        String asked = operation.method() + " " + operation.path();
        return List.of(
                new ExportNote(
                        messages.text("about.source"),
                        host == null ? asked : messages.text("pattern.at", asked, host)),
                new ExportNote(messages.text("about.asked"), askedAt));
    }

    /**
     * What stands beside the rows of a file.
     *
     * @param first what is to be known before all else
     * @param truth what is said below the table; empty for nothing
     */
    public List<ExportNote> facts(List<ExportNote> first, String truth) {
        List<ExportNote> facts = new ArrayList<>(first);
        if (!truth.isBlank()) {
            facts.add(new ExportNote(messages.text("field.notes"), truth));
        }
        facts.addAll(origin());
        return facts;
    }

    private <T> SheetColumn<T> column(Column<T> column) {
        Unit unit = units.get(column.id());
        return unit == null
                ? new SheetColumn<>(column.title(), row -> value(column, row))
                : new SheetColumn<>(
                        messages.text("pattern.detail", column.title(), unit.name()),
                        row -> {
                            Object value = column.value().apply(row);
                            return value == null ? null : unit.number().apply(value);
                        });
    }

    /** What a file has a type for, or the words of the window. */
    private static <T> @Nullable Object value(Column<T> column, T row) {
        Object value = column.value().apply(row);
        return value == null || SheetColumn.hasType(value) ? value : column.write().apply(value);
    }
}
