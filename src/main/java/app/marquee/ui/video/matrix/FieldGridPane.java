package app.marquee.ui.video.matrix;

import app.marquee.model.id.VideoId;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.sheet.ClipboardTable;
import app.marquee.sheet.UnknownWord;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.SendGuard;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.FieldAdvice;
import app.marquee.ui.video.matrix.FieldGrid.Cell;

import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Grid of custom fields that are edited in place: ranges of cells by mouse and keys, typing,
 * filling, pasting and undo. FX thread only.
 */
final class FieldGridPane extends BorderPane {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeController changes;
    private final FieldGridViewModel edits;
    private final GridKeys keys = new GridKeys(this);
    private final GridActions actions;
    private Runnable onChange = () -> {};
    private FieldGrid grid = new FieldGrid(new FieldMatrix(List.of(), List.of(), List.of()));
    private @Nullable FieldMatrixTable columns;
    private @Nullable DataTable<FieldsOfVideo> table;
    private GridRange range = GridRange.of(0, 0);
    private @Nullable String typed;
    private boolean selecting;
    private final SendGuard guard;

    FieldGridPane(SectionContext on, ChangeController changes, FieldGridViewModel edits) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.changes = changes;
        this.edits = edits;
        this.guard = new SendGuard(on.messages().of("change"));
        this.actions =
                new GridActions(
                        new Action(() -> edit(null)),
                        new Action(this::fill),
                        new Action(this::paste),
                        new Action(this::clear),
                        new Action(() -> step(FieldGrid::undo)),
                        new Action(() -> step(FieldGrid::redo)),
                        new Action(() -> new KeyDialog(on, this).open()),
                        new Action(this::unify),
                        new Action(() -> step(FieldGrid::discard)),
                        new Action(() -> edits.keep(() -> {}, () -> {})),
                        new Action(this::send));
        edits.onChange(this::changed);
        guard.openProperty().subscribe(_ -> adapt());
    }

    GridActions actions() {
        return actions;
    }

    /** Sets the listener that runs after edits or the selected range changed. */
    void onChange(Runnable listener) {
        onChange = listener;
    }

    FieldGrid grid() {
        return grid;
    }

    Optional<DataTable<FieldsOfVideo>> table() {
        return Optional.ofNullable(table);
    }

    /** Shows no fields. */
    void clearTable() {
        edits.clear();
        table = null;
        columns = null;
        setCenter(null);
        changed();
    }

    /**
     * Shows loaded fields; the selected range stays where it is.
     *
     * @param frame of each video; null when none is known
     */
    void show(
            FieldMatrix matrix,
            @Nullable PictureColumn<FieldsOfVideo> frame,
            Consumer<DataTable<FieldsOfVideo>> prepare) {
        grid = edits.loaded(matrix);
        Cell lead = leadCell().orElse(null);
        FieldMatrixTable builder = new FieldMatrixTable(messages, grid, this);
        DataTable<FieldsOfVideo> made = builder.make(on.tasks(), frame);
        boolean focused = table != null && table.table().isFocused();
        table = made;
        columns = builder;
        made.addEventFilter(KeyEvent.ANY, keys::on);
        made.table().itemsProperty().subscribe(this::rowsChanged);
        prepare.accept(made);
        setCenter(made);
        range = GridRange.of(0, 0);
        if (lead != null) {
            find(lead);
        }
        if (focused) {
            made.table().requestFocus();
        }
        changed();
    }

    private void rowsChanged() {
        range = range.within(rows().size(), keyColumns().size());
        select();
    }

    private void find(Cell lead) {
        List<FieldsOfVideo> rows = rows();
        List<String> names = keyNames();
        int key = names.indexOf(lead.key());
        IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).video().equals(lead.video()))
                .findFirst()
                .ifPresent(row -> range = GridRange.of(row, Math.max(0, key)));
    }

    private List<FieldsOfVideo> rows() {
        return table == null ? List.of() : table.table().getItems();
    }

    private List<TableColumn<FieldsOfVideo, ?>> keyColumns() {
        return table == null
                ? List.of()
                : table.table().getVisibleLeafColumns().stream()
                        .filter(column -> column.getUserData() instanceof String)
                        .toList();
    }

    private List<String> keyNames() {
        return keyColumns().stream().map(column -> String.valueOf(column.getUserData())).toList();
    }

    private Optional<Cell> cell(int row, int key) {
        List<FieldsOfVideo> rows = rows();
        List<String> names = keyNames();
        return row < rows.size() && key < names.size()
                ? Optional.of(new Cell(rows.get(row).video(), names.get(key)))
                : Optional.empty();
    }

    /** The cell where the range ends, which has the focus. */
    Optional<Cell> leadCell() {
        return cell(range.row(), range.key());
    }

    boolean isInRange(int row, String key) {
        return !range.isOne() && range.has(row, keyNames().indexOf(key));
    }

    boolean isLead(int row, String key) {
        return row == range.row() && keyNames().indexOf(key) == range.key();
    }

    boolean isOneSelected() {
        return range.isOne();
    }

    /** The text of a cell; of a removed field the value that it had. */
    String text(Cell cell, FieldsOfVideo row) {
        FieldMatrixTable builder = columns;
        if (builder == null) {
            return "";
        }
        return grid.isEdited(cell) && !grid.has(cell)
                ? grid.loaded(cell).orElse("")
                : builder.shown(row, cell.key());
    }

    /** The icon of a video with pending changes; null when it has none. */
    @Nullable Node mark(VideoId video) {
        return changes.markers().mark(video);
    }

    boolean hasEdits() {
        return edits.hasEdits();
    }

    void keep(Runnable kept, Runnable failed) {
        edits.keep(kept, failed);
    }

    /** The cell as it is read aloud. */
    String spoken(Cell cell, FieldsOfVideo row) {
        boolean removed = grid.isEdited(cell) && !grid.has(cell);
        return cell.key() + ": " + (removed ? messages.text("matrix.removed") : text(cell, row));
    }

    String remarks(Cell cell) {
        return edits.remarks(grid, cell);
    }

    /** Advice on a value while it is typed; empty for none. */
    String advice(String value) {
        return FieldGrid.isTooLong(value) ? new FieldAdvice(messages).value(value) : "";
    }

    /** What the focused cell was, or why it can't be edited, with its name; empty for neither. */
    String status() {
        return leadCell()
                .map(
                        cell -> {
                            String said = remarks(cell);
                            return said.isEmpty()
                                    ? edits.blocked(grid, cell).orElse("")
                                    : named(cell, said);
                        })
                .orElse("");
    }

    private String named(Cell cell, String said) {
        String title = rows().get(range.row()).title();
        String name = title == null ? cell.key() : messages.text("pattern.dot", cell.key(), title);
        return messages.text("pattern.dot", name, said);
    }

    /** Selects a cell, or all from where the range began. */
    void press(int row, String key, boolean extends_) {
        end();
        if (table != null) {
            table.table().requestFocus();
        }
        range = range.to(row, Math.max(0, keyNames().indexOf(key)), extends_);
        select();
    }

    /** Moves the end of the range. */
    void move(int down, int across, boolean extends_) {
        range = range.moved(down, across, extends_, rows().size(), keyColumns().size());
        select();
        reveal();
    }

    /** The rows that one page has, for its keys. */
    int page() {
        double height = table == null ? 0 : table.table().getHeight();
        double row = table == null ? 1 : Math.max(1, table.table().getFixedCellSize());
        return row > 1 ? Math.max(1, (int) (height / row) - 2) : 10;
    }

    void selectAll() {
        int bottom = Math.max(0, rows().size() - 1);
        range = new GridRange(0, 0, bottom, Math.max(0, keyColumns().size() - 1));
        select();
    }

    /** Selects the focused cell alone. */
    void collapse() {
        range = GridRange.of(range.row(), range.key());
        select();
    }

    private void select() {
        DataTable<FieldsOfVideo> shown = table;
        if (shown == null || selecting) {
            return;
        }
        selecting = true;
        try {
            TableView<FieldsOfVideo> view = shown.table();
            List<TableColumn<FieldsOfVideo, ?>> own = keyColumns();
            if (range.row() < rows().size() && range.key() < own.size()) {
                view.getSelectionModel().clearAndSelect(range.row(), typed(own.get(range.key())));
            }
            // New cells in their place would end a drag that began in an old one.
            shown.lookupAll(".field-cell").forEach(FieldCell::update);
        } finally {
            selecting = false;
        }
        adapt();
    }

    @SuppressWarnings("unchecked") // all columns of the table hold its rows
    private static TableColumn<FieldsOfVideo, FieldsOfVideo> typed(
            TableColumn<FieldsOfVideo, ?> column) {
        return (TableColumn<FieldsOfVideo, FieldsOfVideo>) column;
    }

    private void reveal() {
        List<TableColumn<FieldsOfVideo, ?>> own = keyColumns();
        if (table != null && range.key() < own.size()) {
            GridScroll.reveal(table.table(), range.row(), own.get(range.key()));
        }
    }

    /** Begins to edit the focused cell. */
    void edit(@Nullable String begun) {
        DataTable<FieldsOfVideo> shown = table;
        List<TableColumn<FieldsOfVideo, ?>> own = keyColumns();
        if (shown == null || range.key() >= own.size() || range.row() >= rows().size()) {
            return;
        }
        typed = begun;
        reveal();
        shown.table().layout();
        shown.table().edit(range.row(), typed(own.get(range.key())));
    }

    /** The text that typing began with; null for an edit that keeps the value. */
    @Nullable String takeTyped() {
        String begun = typed;
        typed = null;
        return begun;
    }

    /** Whether a cell can be edited; else gives the reason. */
    boolean mayEdit(Cell cell) {
        Optional<String> why = edits.blocked(grid, cell);
        why.ifPresent(on.notices()::hint);
        return why.isEmpty();
    }

    /** Ends an edit without a value. */
    void endEdit() {
        end();
        if (table != null) {
            table.table().requestFocus();
        }
    }

    private void end() {
        if (table != null) {
            table.table().edit(-1, null);
        }
    }

    /** Moves on after an edit. */
    void step(int down, int across) {
        if (down != 0 || across != 0) {
            move(down, across, false);
        }
    }

    /** Sets a typed value. */
    void type(Cell cell, String value) {
        grid.set(cell, value);
        changed();
    }

    private void step(Consumer<FieldGrid> edit) {
        if (edits.blocked().isEmpty()) {
            edit.accept(grid);
            changed();
        }
    }

    private void clear() {
        Map<Cell, String> values = new LinkedHashMap<>();
        cells(range).forEach(line -> line.forEach(cell -> values.put(cell, "")));
        apply(values, 0);
    }

    /** Fills the range with its first row; a single row with the one above. */
    private void fill() {
        int top = range.height() == 1 ? Math.max(0, range.top() - 1) : range.top();
        List<List<Cell>> all =
                cells(new GridRange(top, range.left(), range.bottom(), range.right()));
        Map<Cell, String> values = new LinkedHashMap<>();
        for (List<Cell> line : all.stream().skip(1).toList()) {
            for (int key = 0; key < line.size(); key++) {
                values.put(line.get(key), grid.value(all.getFirst().get(key)).orElse(""));
            }
        }
        apply(values, 0);
    }

    /** Copies the range for a spreadsheet. */
    void copy() {
        List<List<String>> texts =
                cells(range).stream()
                        .map(
                                line ->
                                        line.stream()
                                                .map(each -> grid.value(each).orElse(""))
                                                .toList())
                        .toList();
        ClipboardContent content = new ClipboardContent();
        content.putString(new ClipboardTable(texts).text());
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        if (text == null || text.isEmpty()) {
            on.notices().hint(messages.text("matrix.paste.nothing"));
            return;
        }
        ClipboardTable block = ClipboardTable.read(text);
        GridRange covered = range.covered(block);
        Map<Cell, String> values = new LinkedHashMap<>();
        int left = 0;
        for (int row = covered.top(); row <= covered.bottom(); row++) {
            for (int key = covered.left(); key <= covered.right(); key++) {
                Optional<Cell> cell = cell(row, key);
                String value =
                        block.rows()
                                .get((row - covered.top()) % block.height())
                                .get((key - covered.left()) % block.width());
                if (cell.isEmpty() || UnknownWord.isIn(value)) {
                    left++;
                } else {
                    values.put(cell.get(), value);
                }
            }
        }
        GridRange all = covered.within(rows().size(), keyColumns().size());
        range = new GridRange(all.top(), all.left(), all.bottom(), all.right());
        select();
        apply(values, left);
    }

    private List<List<Cell>> cells(GridRange of) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int row = of.top(); row <= of.bottom(); row++) {
            List<Cell> line = new ArrayList<>();
            for (int key = of.left(); key <= of.right(); key++) {
                cell(row, key).ifPresent(line::add);
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }

    /**
     * @param left cells that get no value
     */
    private void apply(Map<Cell, String> values, int left) {
        if (edits.blocked().isPresent()) {
            edits.blocked().ifPresent(on.notices()::hint);
            return;
        }
        FieldGrid.Result result = grid.set(values);
        changed();
        tell(result, left);
    }

    private void tell(FieldGrid.Result result, int left) {
        int all = result.refused() + left;
        if (all > 0) {
            on.notices().hint(messages.plural("matrix.left", all));
        }
    }

    private void unify() {
        edits.spellings(
                grid,
                found -> {
                    if (found.isEmpty()) {
                        on.notices().hint(messages.text("matrix.unify.none"));
                    } else {
                        new UnifyDialog(on, found, this::unify).open();
                    }
                });
    }

    private void unify(List<UnifyDialog.Choice> chosen) {
        if (edits.blocked().isPresent()) {
            return;
        }
        List<FieldGrid.Result> results = new ArrayList<>();
        grid.together(
                () -> {
                    // Values first: they are named by the keys that they have now.
                    for (UnifyDialog.Choice one : chosen) {
                        Spellings.Group group = one.group();
                        if (!group.of().isEmpty()) {
                            results.add(
                                    grid.respell(
                                            group.of(), group.videos().keySet(), one.spelling()));
                        }
                    }
                    for (UnifyDialog.Choice one : chosen) {
                        Spellings.Group group = one.group();
                        if (group.of().isEmpty()) {
                            results.add(grid.rename(group.videos().keySet(), one.spelling()));
                        }
                    }
                });
        changed();
        int refused = results.stream().mapToInt(FieldGrid.Result::refused).sum();
        tell(new FieldGrid.Result(0, refused), 0);
    }

    /** Whether there is a column of a key. */
    boolean isTaken(String key) {
        return grid.isColumn(key);
    }

    /** Adds a column for a key. */
    void addKey(String key) {
        FieldMatrixTable builder = columns;
        DataTable<FieldsOfVideo> shown = table;
        if (builder == null || shown == null || !grid.add(key)) {
            return;
        }
        builder.add(shown, key);
        range = GridRange.of(range.row(), Math.max(0, keyNames().indexOf(key)));
        shown.table().requestFocus();
        select();
        reveal();
        changed();
    }

    private void changed() {
        if (table != null && columns != null) {
            columns.count(table);
            table.table().refresh();
        }
        adapt();
    }

    private void adapt() {
        Optional<String> never = table == null ? Optional.of("needs.matrix") : edits.blocked();
        Optional<String> cell =
                never.or(
                        () ->
                                leadCell().isEmpty()
                                        ? Optional.of("needs.matrix")
                                        : Optional.empty());
        actions.edit().set(Availability.unless(cell));
        actions.fill().set(Availability.unless(cell));
        actions.paste().set(Availability.unless(cell));
        actions.clear().set(Availability.unless(cell));
        actions.addKey().set(Availability.unless(never));
        actions.unify().set(Availability.unless(never));
        actions.undo().set(when(never, grid.canUndo(), "undo.nothing"));
        actions.redo().set(when(never, grid.canRedo(), "matrix.redo.nothing"));
        boolean any = table != null && grid.size() > 0;
        actions.discard().set(when(never, any, "changes.nothing"));
        actions.keep().set(when(never, any, "changes.nothing"));
        guard.ask(SendGuard.text(sendable(), on.connection().getValue(), messages));
        actions.send()
                .set(
                        when(
                                never,
                                sendable() > 0 && guard.openProperty().get(),
                                any ? "needs.typed" : "changes.nothing"));
        onChange.run();
    }

    /** The field where the user types the number of many edits, on production. */
    SendGuard guard() {
        return guard;
    }

    /** How many edits would be sent. */
    int sendable() {
        return table == null ? 0 : grid.size() - grid.conflicts();
    }

    private void send() {
        edits.send(this::isFree, () -> {});
    }

    /** Whether the user has typed what these ask for; else it is asked for. */
    private boolean isFree(Proposal proposal) {
        guard.ask(SendGuard.text(proposal.lines(), on.connection().getValue(), messages));
        return guard.openProperty().get();
    }

    private static Availability when(Optional<String> never, boolean can, String reason) {
        return never.isPresent() ? Availability.unless(never) : Availability.when(can, reason);
    }

    /** Why no cell can be edited; empty when some can. */
    Optional<String> blocked() {
        return edits.blocked();
    }

    /** Whether the key events go to the cells, not to a field in one of them. */
    boolean hasFocus() {
        return table != null
                && table.table().isFocused()
                && Objects.isNull(table.table().getEditingCell());
    }
}
