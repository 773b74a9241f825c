package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.OldAndNew;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Columns of the tables of changes: of one change a row for files, and grouped for the window. */
final class ChangeColumns {
    private static final String WHEN = "when";
    private static final double USUAL = 170;
    private static final double SENTENCE = 320;

    /** Least width of the sentence, before lasting columns hide. */
    private static final double LEAST_SENTENCE = 200;

    private static final double OPERATION = 215;
    private static final double SUBJECT = 170;
    private static final double VALUES = 300;
    private static final double AUTHOR = 85;

    private final Messages messages;
    private final ChangeText text;
    private final ZoneId zone;

    ChangeColumns(Messages messages, ChangeText text, ZoneId zone) {
        this.messages = messages;
        this.text = text;
        this.zone = zone;
    }

    /** One change a row. */
    List<Column<ChangeLine>> ofLines() {
        return List.of(
                Column.<ChangeLine>time(
                        WHEN,
                        messages.text("column.time"),
                        line -> line.origin().stagedAt(),
                        messages.formats(),
                        zone),
                line("state", "field.status", text::state),
                line("what", "column.change", text::sentence),
                line("operation", "column.operation", text::operation).hidden(),
                line("subject", "field.item", text::subject).hidden(),
                line("change", "column.values", text::members),
                line("answer", "column.outcome", text::answer),
                line("author", "column.author", line -> line.origin().author()),
                line("request", "request", ChangeText::request).hidden(),
                line("note", "column.note", line -> line.origin().note()).hidden());
    }

    private Column<ChangeLine> line(String id, String title, Function<ChangeLine, String> words) {
        return Column.text(id, messages.text(title), words);
    }

    /**
     * A group, or a change of it, a row.
     *
     * @param mark the node before the sentence of a row
     */
    List<Column<ChangeRow>> ofRows(Function<ChangeRow, Node> mark) {
        return List.of(
                Column.<ChangeRow>time(
                                WHEN,
                                messages.text("column.time"),
                                ChangeRow::time,
                                messages.formats(),
                                zone)
                        .width(Column.ofDays(messages.formats())),
                row("state", "field.status", text::state, text::state)
                        .badge(row -> state(row).tone())
                        .width(widthOfStates()),
                row("what", "column.change", text::sentence, text::brief)
                        .graphic(mark)
                        .width(SENTENCE),
                row("operation", "column.operation", _ -> "", text::operation)
                        .width(OPERATION)
                        .hidden(),
                row("subject", "field.item", _ -> "", text::subject).width(SUBJECT).hidden(),
                row("change", "column.values", text::outcome, text::values)
                        .graphic(this::step)
                        .width(VALUES)
                        .takesRoom(),
                row("author", "column.author", ChangeColumns::author, ChangeColumns::author)
                        .width(AUTHOR)
                        .hidden(),
                row("request", "request", _ -> "", ChangeText::request).hidden(),
                row("note", "column.note", ChangeColumns::note, ChangeColumns::note).hidden());
    }

    private double widthOfStates() {
        return Stream.concat(
                        Stream.of(text.found()),
                        Stream.of(ListedState.values()).map(state -> state.words(messages)))
                .mapToDouble(ColumnWidth::ofValue)
                .max()
                .orElse(0);
    }

    /** Keeps the time, the status and the sentence in sight where a table has little room. */
    static void keep(DataTable<ChangeRow> table) {
        table.narrowing("what", LEAST_SENTENCE, "").lasting(WHEN, "state", "what");
    }

    /** Shows the rows of a table below their days. */
    void showDays(DataTable<ChangeRow> table, InstantSource clock) {
        DayGroups.showTimes(
                table,
                WHEN,
                () -> new DayTimeCell<>(messages, clock, zone, messages.formats()::minute));
        DayGroups.group(table, WHEN, zone);
    }

    private @Nullable Node step(ChangeRow row) {
        return Optional.ofNullable(row.line())
                .flatMap(text::onlyStep)
                .map(
                        change ->
                                new OldAndNew(
                                        text.field(change),
                                        text.before(change),
                                        text.after(change),
                                        text.why(row.lines().getFirst())))
                .orElse(null);
    }

    private static ListedState state(ChangeRow row) {
        ChangeLine line = row.line();
        return line == null ? row.group().state() : ListedState.of(line);
    }

    private static String author(ChangeGroup group) {
        return author(group.first());
    }

    private static String author(ChangeLine line) {
        return line.origin().author();
    }

    private static String note(ChangeGroup group) {
        return note(group.first());
    }

    private static String note(ChangeLine line) {
        return line.origin().note();
    }

    /**
     * @param ofGroup the words of several changes
     */
    private Column<ChangeRow> row(
            String id,
            String title,
            Function<ChangeGroup, String> ofGroup,
            Function<ChangeLine, String> ofLine) {
        return new Column<>(
                id,
                messages.text(title),
                row -> Words.of(row, ofGroup, ofLine),
                words -> ((Words) words).shown,
                true,
                false,
                USUAL,
                true,
                false,
                null,
                null);
    }

    /**
     * Words of a row, which sort as those of its group, so that no order parts a group.
     *
     * @param order the words of the group
     */
    private record Words(String order, String shown) {
        static Words of(
                ChangeRow row,
                Function<ChangeGroup, String> ofGroup,
                Function<ChangeLine, String> ofLine) {
            ChangeGroup group = row.group();
            String order = group.isSingle() ? ofLine.apply(group.first()) : ofGroup.apply(group);
            ChangeLine line = row.line();
            return new Words(order, line == null ? order : ofLine.apply(line));
        }

        @Override
        public String toString() {
            return order;
        }
    }
}
