package app.marquee.ui.trash;

import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PendingMarkers;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import javafx.beans.InvalidationListener;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Table of the trash in groups by days left, in which videos that expire soon stand out. FX thread
 * only.
 */
final class TrashTable {
    private static final double TITLE = 280;
    private static final double BASIS = 190;
    private static final double STATE = 200;
    private static final double RECOVER = 144;
    private static final double FOLDER = 150;
    private static final double NUMBER = 80;

    private final Messages messages;
    private final SectionContext on;
    private final PendingMarkers waiting;
    private final RowPictures pictures;
    private final Consumer<List<TrashRow>> recover;
    private final DataTable<TrashLine> table;
    private final ObjectProperty<Set<TrashGroup.Span>> chosen =
            new SimpleObjectProperty<>(Set.of());
    private TrashGroups groups;

    TrashTable(
            SectionContext on,
            PendingMarkers waiting,
            RowPictures pictures,
            Consumer<List<TrashRow>> recover) {
        this.messages = on.messages();
        this.on = on;
        this.waiting = waiting;
        this.pictures = pictures;
        this.recover = recover;
        this.groups = new TrashGroups(messages);
        this.table = new DataTable<>("trash-table", messages, on.tasks());
        build();
    }

    DataTable<TrashLine> data() {
        return table;
    }

    private TableView<TrashLine> view() {
        return table.table();
    }

    private void build() {
        view().getColumns()
                .add(
                        pictures.column(
                                TrashLine.<String>of(row -> row.video().thumbnail()),
                                TrashLine.<String>of(row -> row.video().title()),
                                TrashGroup.class::isInstance));
        view().setRowFactory(_ -> new TrashTableRow(chosen));
        addColumns();
        view().getColumns().add(recoverColumn());
        view().getSelectionModel()
                .getSelectedItems()
                .addListener((InvalidationListener) _ -> choose());
        table.hidingColumns("left")
                .leaving("basis", "length", "size", "deleted", "views", "folder")
                .named(messages.text("table"))
                .keyedBy(line -> line instanceof TrashRow row ? row.id() : line.span())
                .onOpen(this::open)
                .remember(on.memory())
                .rememberSelected(
                        on.memory(), line -> line instanceof TrashRow row ? row.id().value() : "");
        table.group(groups);
        table.counting(line -> !line.span().isOut());
        cells("title", () -> new TrashTitleCell(messages, new Titles()));
        cells("state", () -> new TrashStateCell(states()));
        cells("left", () -> new DaysLeftCell(messages, this::left));
        view().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        waiting.onChange(view()::refresh);
        on.connection().subscribe(_ -> view().refresh());
        table.emptyTextProperty().set(messages.text("videos.none"));
    }

    private void addColumns() {
        ZoneId zone = on.connection().getValue().zone();
        Map<TrashRow.State, String> states = states();
        table.columns(
                Column.<TrashLine>text("title", messages.text("field.title"), TrashLine::title)
                        .standIn(this::noTitle)
                        .width(TITLE)
                        .takesRoom(),
                Column.<TrashLine>text(
                                "state",
                                messages.text("field.status"),
                                TrashLine.<String>of(row -> states.get(row.state())))
                        .width(STATE),
                Column.<TrashLine, Left>of(
                                "left",
                                messages.text("column.left"),
                                TrashLine.of(Left::of),
                                this::words)
                        .width(DaysLeftCell.width(messages.text("left.today"))),
                Column.<TrashLine>text(
                                "folder",
                                messages.text("field.folder_id"),
                                TrashLine.<String>of(row -> row.details().folder()))
                        .width(FOLDER),
                Column.<TrashLine, Long>number(
                                "views",
                                messages.text("metric.views"),
                                TrashLine.<Long>of(row -> row.details().views()),
                                messages.formats()::integer)
                        .width(NUMBER),
                Column.<TrashLine, BigDecimal>number(
                                "length",
                                messages.text("field.length"),
                                TrashLine.<BigDecimal>of(row -> row.details().length()),
                                messages.formats()::videoLength)
                        .width(NUMBER),
                Column.<TrashLine, Long>number(
                                "size",
                                messages.text("field.size"),
                                TrashLine.<Long>of(row -> row.details().size()),
                                messages.formats()::bytes)
                        .width(NUMBER),
                Column.time(
                        "deleted",
                        messages.text("column.deleted"),
                        TrashLine::deletedAt,
                        messages.formats(),
                        zone),
                Column.<TrashLine>text(
                                "basis", messages.text("column.basis"), TrashLine.of(this::basis))
                        .width(BASIS),
                Column.<TrashLine>text(
                                "id",
                                messages.text("field.id"),
                                TrashLine.<String>of(row -> row.id().value()))
                        .hidden());
    }

    private PictureColumn<TrashLine> recoverColumn() {
        PictureColumn<TrashLine> column =
                new PictureColumn<>(
                        "recover",
                        messages.text("recover.one"),
                        RECOVER,
                        () ->
                                new RecoverCell(
                                        messages,
                                        this::title,
                                        row -> canSend() && row.isOpen(),
                                        recover));
        column.getStyleClass().addAll("right", "untitled");
        return column;
    }

    private Map<TrashRow.State, String> states() {
        Map<TrashRow.State, String> states = new EnumMap<>(TrashRow.State.class);
        for (TrashRow.State state : TrashRow.State.values()) {
            states.put(state, messages.text(key(state)));
        }
        return states;
    }

    private boolean canSend() {
        return !on.connection().getValue().readOnly();
    }

    /** The rows of a group whose header is selected are selected too. */
    private void choose() {
        chosen.set(
                view().getSelectionModel().getSelectedItems().stream()
                        .filter(TrashGroup.class::isInstance)
                        .map(TrashLine::span)
                        .collect(Collectors.toUnmodifiableSet()));
    }

    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    private void cells(String id, Supplier<TableCell<TrashLine, TrashLine>> cell) {
        view().getColumns().stream()
                .filter(column -> id.equals(column.getId()))
                .map(column -> (TableColumn<TrashLine, TrashLine>) column)
                .forEach(column -> column.setCellFactory(_ -> cell.get()));
    }

    private void open(TrashLine line) {
        switch (line) {
            case TrashGroup group -> expand(group.span(), !group.expanded());
            case TrashRow row -> on.navigation().open(row.id());
        }
    }

    private void expand(TrashGroup.Span span, boolean isExpanded) {
        groups = groups.with(span, isExpanded);
        table.group(groups);
    }

    /** Expands all groups, so that every row is there. */
    void expandAll() {
        groups = new TrashGroups(messages);
        table.group(groups);
    }

    /** The headers and rows of the group in which the selection is. */
    List<TrashRow> groupOfSelection() {
        TrashLine line = view().getSelectionModel().getSelectedItem();
        return line == null
                ? List.of()
                : view().getItems().stream()
                        .filter(TrashGroup.class::isInstance)
                        .map(TrashGroup.class::cast)
                        .filter(group -> group.span() == line.span())
                        .flatMap(group -> group.rows().stream().filter(TrashRow::isOpen))
                        .toList();
    }

    /** Right expands a group, Left collapses it, from its videos too. */
    private void onKey(KeyEvent event) {
        TrashLine line = view().getSelectionModel().getSelectedItem();
        if (line == null || event.isAltDown() || event.isShortcutDown() || event.isShiftDown()) {
            return;
        }
        if (event.getCode() == KeyCode.RIGHT && line instanceof TrashGroup group) {
            if (!group.expanded()) {
                expand(group.span(), true);
            }
            event.consume();
        } else if (event.getCode() == KeyCode.LEFT) {
            selectHeader(line.span());
            if (line instanceof TrashGroup group && group.expanded()) {
                expand(group.span(), false);
            }
            event.consume();
        }
    }

    private void selectHeader(TrashGroup.Span span) {
        List<TrashLine> lines = view().getItems();
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at) instanceof TrashGroup group && group.span() == span) {
                view().getSelectionModel().clearAndSelect(at);
                view().scrollTo(Math.max(0, at - 2));
                return;
            }
        }
    }

    private static String key(TrashRow.State state) {
        return switch (state) {
            case TRASHED -> "video.status.DELETING";
            case UNKNOWN -> "unknown";
            case FAILED -> "state.FAILED";
            case CONFLICT -> "state.CONFLICT";
            case NOT_APPLIED -> "state.FOUND_UNDONE";
            default -> "trashed." + state.name();
        };
    }

    private String title(TrashRow row) {
        String title = row.title();
        return title == null ? noTitle(row) : title;
    }

    /** The start of the ID, which distinguishes videos without a title. */
    private String noTitle(TrashLine line) {
        return line instanceof TrashRow row
                ? messages.text("video.noTitle", ChangeWords.shortId(row.id().value()))
                : "";
    }

    /** Days left, exact or an upper limit. Immutable. */
    private record Left(long days, boolean exact) implements Comparable<Left> {
        static @Nullable Left of(TrashRow row) {
            Long days = row.left();
            return days == null ? null : new Left(days, row.video().exact());
        }

        @Override
        public int compareTo(Left other) {
            return Long.compare(days, other.days);
        }
    }

    private @Nullable String left(TrashRow row) {
        Left left = Left.of(row);
        return left == null ? null : words(left);
    }

    private String words(Left left) {
        if (left.days < 0) {
            return messages.text("trashed.EXPIRED");
        }
        if (left.days == 0) {
            return messages.text("left.today");
        }
        return messages.plural(left.exact ? "count.days" : "left.some", left.days);
    }

    private @Nullable String basis(TrashRow row) {
        if (row.deletedAt() == null) {
            return null;
        }
        return messages.text(row.video().exact() ? "basis.exact" : "basis.estimate");
    }

    /** Titles of the lines. */
    private final class Titles implements TrashTitleCell.Actions {
        @Override
        public String title(TrashRow row) {
            return TrashTable.this.title(row);
        }

        @Override
        public @Nullable Node mark(TrashRow row) {
            return waiting.mark(row.id());
        }

        @Override
        public void expand(TrashGroup group, boolean isExpanded) {
            TrashTable.this.expand(group.span(), isExpanded);
        }
    }
}
