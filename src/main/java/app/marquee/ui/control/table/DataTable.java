package app.marquee.ui.control.table;

import app.marquee.task.FxThread;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.text.RightToLeft;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;

import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Callback;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Table with non-blocking sort and filter, copying, column choice, and a memory of widths, order
 * and sort. The table itself has the given ID. FX thread only.
 */
public final class DataTable<T> extends VBox {
    private static final int SELECTABLE = 5_000;
    private static final KeyCombination SELECT_ALL =
            new KeyCodeCombination(KeyCode.A, KeyCombination.SHORTCUT_DOWN);

    private final Messages messages;
    private final TableView<T> table = new TableView<>();
    private final TableModel<T> model;
    private final Label empty = new Label();
    private final Label note = new Label();
    private final ReadOnlyObjectWrapper<@Nullable RowCount> count =
            new ReadOnlyObjectWrapper<>(RowCount.NONE);
    private final ColumnChoice choice;
    private final List<Column<T>> columns = new ArrayList<>();
    private final ScaledColumns scaled;
    private final SelectionRestorer<T> again;
    private @Nullable RowCommandBar bar;
    private Predicate<T> filter = _ -> true;
    private @Nullable Predicate<T> narrowing;
    private Consumer<T> onOpen = _ -> {};
    private boolean counts = true;
    private @Nullable Predicate<T> counted;
    private final ColumnHider<T> hider;

    /**
     * @param messages of any bundle; only their language matters
     * @param tasks where large tables are arranged
     */
    public DataTable(String id, Messages messages, TaskRunner tasks) {
        this.messages = messages;
        this.model = new TableModel<>(messages, tasks);
        this.again = new SelectionRestorer<>(table, model, this.messages, tasks);
        getStyleClass().add("data-table");
        table.setId(id);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.setPlaceholder(empty);
        table.setTableMenuButtonVisible(false);
        table.setSortPolicy(_ -> sort());
        SortedTitles.mark(table);
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        table.addEventHandler(MouseEvent.MOUSE_CLICKED, this::onClick);
        TableCopy.attach(table, (column, row) -> column(column).words(row).orElse(""));
        empty.getStyleClass().add("table-empty");
        note.getStyleClass().addAll("caption", "table-note");
        Visibility.show(note, false);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(table, note);
        model.shownProperty().subscribe(this::swap);
        scaled = ScaledColumns.follow(table, table.getColumns());
        hider = new ColumnHider<>(table, scaled);
        choice = new ColumnChoice(table, scaled, this.messages);
    }

    /** Adds columns to the right. */
    @SafeVarargs
    public final DataTable<T> columns(Column<T>... more) {
        for (Column<T> column : more) {
            columns.add(column);
            hider.add(column);
            table.getColumns().add(tableColumn(column));
        }
        return this;
    }

    /** Sets the accessible text of the table. */
    public DataTable<T> named(String name) {
        table.setAccessibleText(name);
        return this;
    }

    /** Sets the key of a row, by which the selection survives a refresh. */
    public DataTable<T> keyedBy(Function<T, ?> key) {
        again.keyedBy(key);
        return this;
    }

    /** Sets the action of Enter and a double click on a row. */
    public DataTable<T> onOpen(Consumer<T> open) {
        onOpen = open;
        return this;
    }

    /** Sets the sort until the user chooses another one. Call it before remembering it. */
    public DataTable<T> sortedBy(String id, TableColumn.SortType direction) {
        table.getColumns().stream()
                .filter(column -> id.equals(column.getId()))
                .forEach(
                        column -> {
                            column.setSortType(direction);
                            table.getSortOrder().setAll(List.of(column));
                        });
        return this;
    }

    /** Remembers widths, order, choice and sort of its columns. Call it after adding them. */
    public DataTable<T> remember(ViewMemory memory) {
        new TableMemory(memory.under(table.getId()), scaled).attach(table);
        return this;
    }

    /**
     * Remembers the one selected row, by a text that is the same after a restart; it is selected
     * again when the first rows are there.
     *
     * @param key of a row; empty for one that cannot be known again
     */
    public DataTable<T> rememberSelected(ViewMemory memory, Function<T, String> key) {
        SelectionMemory<T> remembered = new SelectionMemory<>(memory.under(table.getId()), key);
        remembered.attach(table);
        again.remember(remembered);
        return this;
    }

    /**
     * Selects the first row when the first rows are there, unless another one is selected then.
     *
     * @param when such as while there is room for what it opens
     */
    public DataTable<T> openingFirst(BooleanSupplier when) {
        again.openingFirst(when);
        return this;
    }

    /** The text shown when there are no rows. */
    public StringProperty emptyTextProperty() {
        return empty.textProperty();
    }

    public TableView<T> table() {
        return table;
    }

    /** Sets whether the rows count; their number means nothing where they could not be loaded. */
    public void countsRows(boolean counts) {
        this.counts = counts;
        count();
    }

    /** The number of rows, for the header of the view; null while it means nothing. */
    public ReadOnlyObjectProperty<@Nullable RowCount> countProperty() {
        return count.getReadOnlyProperty();
    }

    /** The choice of columns, for the menu of the header. */
    public ColumnChoice columnChoice() {
        return choice;
    }

    /** Leaves rows out of the number for the header; the test runs on the FX thread. */
    public DataTable<T> counting(Predicate<T> wanted) {
        counted = wanted;
        count();
        return this;
    }

    private void count() {
        count.set(counts ? rowCount() : null);
    }

    private RowCount rowCount() {
        Predicate<T> some = counted;
        return some == null
                ? new RowCount(model.matching(), model.rows().size())
                : new RowCount(
                        (int) model.passing().filter(some).count(),
                        (int) model.rows().stream().filter(some).count());
    }

    /**
     * Sets the default width of a column after its content changed; a width chosen by the user
     * stays.
     *
     * @param pixels at the usual text size
     */
    public void usualWidth(String column, double pixels) {
        table.getColumns().stream()
                .filter(each -> column.equals(each.getId()))
                .forEach(each -> DefaultColumnWidths.renew(each, scaled, pixels));
    }

    /** Adds a text below the table, which is there only while it says something. */
    public DataTable<T> below(Node text) {
        getChildren().add(1, text);
        return this;
    }

    /** Sets the commands that a bar below the table offers while rows are selected. */
    public DataTable<T> selectionCommands(Node... commands) {
        RowCommandBar made = new RowCommandBar(table.getId(), messages, commands);
        bar = made;
        made.below(table);
        getChildren().add(made);
        selection().addListener((InvalidationListener) _ -> showSelection());
        return this;
    }

    private void showSelection() {
        Visibility.show(note, false);
        if (bar != null) {
            bar.show(selected().size());
        }
    }

    /** Replaces all rows; rows of the same key stay selected. */
    public void rows(Collection<? extends T> all) {
        model.rows(all, hider.inspection());
    }

    /** All rows, whatever the filter. */
    public List<T> rows() {
        return model.rows();
    }

    /** The rows that pass the filter, in their order; another list each time something changed. */
    public List<T> shownRows() {
        return model.shownProperty().get();
    }

    /** Shows only rows that have every typed word in one of the visible columns. */
    public void filter(String typed) {
        List<Column<T>> visible = visibleColumns();
        filter(SearchWords.of(typed).in(row -> texts(visible, row)));
    }

    /** Shows only rows that pass; the test must be pure. */
    public void filter(Predicate<T> passes) {
        filter = passes;
        model.filter(narrowing == null ? filter : filter.and(narrowing));
    }

    /** Shows only rows that pass this as well, whatever is typed; null for all. To be pure. */
    public void narrow(@Nullable Predicate<T> passes) {
        narrowing = passes;
        filter(filter);
    }

    /** Shows these rows before all others, whatever the order; null for none. To be pure. */
    public void first(@Nullable Predicate<T> comes) {
        model.first(comes);
    }

    /** Shows the rows in groups, each under a header; null for no groups. To be pure. */
    public void group(@Nullable RowGroups<T, ?> groups) {
        model.group(groups);
    }

    /**
     * Hides columns that say the same in all rows, for lists of items; in a report that is their
     * answer.
     *
     * @param kept columns that stay in sight whatever they say
     */
    public DataTable<T> hidingColumns(String... kept) {
        hider.inspect(Set.of(kept));
        return this;
    }

    /**
     * Keeps the first columns in sight while the table scrolls sideways to the others, which
     * otherwise leave where they have no room. Call it after adding them.
     */
    public DataTable<T> freezing(int columns) {
        hider.scroll();
        FrozenColumns.attach(table, columns);
        return this;
    }

    /** Sets the columns that leave before all others where there is no room, in this order. */
    public DataTable<T> leaving(String... ids) {
        hider.leaving(List.of(ids));
        return this;
    }

    /** Sets the columns that leave when the title is as narrow as it may be, in this order. */
    public DataTable<T> lasting(String... ids) {
        hider.lasting(List.of(ids));
        return this;
    }

    /**
     * Sets the column that gets narrower before another one leaves. Call it after adding them.
     *
     * @param least in pixels at the usual text size
     * @param before of those that leave in an order
     */
    public DataTable<T> narrowing(String column, double least, String before) {
        table.getColumns().stream()
                .filter(each -> column.equals(each.getId()))
                .forEach(each -> hider.narrowing(each, least, before));
        return this;
    }

    /** Shows a column that answers a question, whether it has room or not. */
    public static void answer(TableColumn<?, ?> column) {
        ColumnHider.choose(column);
        column.setVisible(true);
    }

    /** Shows or hides a column for its section; one that is shown leaves where it has no room. */
    public static void show(TableColumn<?, ?> column, boolean shown) {
        ColumnHider.show(column, shown);
    }

    /** Whether a column is in sight, or would be if it had something to say and room. */
    public static boolean isWanted(TableColumn<?, ?> column) {
        return ColumnHider.isWanted(column);
    }

    /** The selected rows, in the order of the table; all of a group for its header. */
    public List<T> selected() {
        return model.expanded(
                        table.getSelectionModel().getSelectedItems().stream()
                                .filter(Objects::nonNull))
                .toList();
    }

    /** Follows the selection, headers of groups included; the list is alive. */
    public ObservableList<T> selection() {
        return table.getSelectionModel().getSelectedItems();
    }

    private Stream<String> texts(List<Column<T>> visible, T row) {
        return visible.stream().flatMap(column -> column.shown(row).stream());
    }

    /** All columns, hidden ones too, in their original order. */
    public List<Column<T>> allColumns() {
        return List.copyOf(columns);
    }

    /** The visible columns in their order. */
    public List<Column<T>> visibleColumns() {
        return PictureColumn.without(table.getVisibleLeafColumns()).map(this::column).toList();
    }

    /** The columns that the user didn't hide, in their order. */
    public List<Column<T>> wantedColumns() {
        return PictureColumn.without(table.getColumns())
                .filter(ColumnHider::isWanted)
                .map(this::column)
                .toList();
    }

    private Column<T> column(TableColumn<T, ?> shown) {
        return columns.stream()
                .filter(column -> column.id().equals(shown.getId()))
                .findFirst()
                .orElseThrow();
    }

    private TableColumn<T, T> tableColumn(Column<T> column) {
        TableColumn<T, T> made = new TableColumn<>(RightToLeft.apart(column.title()));
        made.setId(column.id());
        made.setPrefWidth(DefaultColumnWidths.set(column.width()));
        made.setVisible(column.visible());
        made.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        made.setCellFactory(_ -> new DataCell<>(column, messages, model::isHeader));
        if (column.right()) {
            made.getStyleClass().add("right");
        }
        made.setContextMenu(choice.menu());
        if (column.roomy()) {
            FlexColumnSizer.give(table, made);
        }
        return made;
    }

    private boolean sort() {
        List<SortBy<T>> by =
                table.getSortOrder().stream()
                        .map(
                                one ->
                                        new SortBy<>(
                                                column(one),
                                                one.getSortType()
                                                        == TableColumn.SortType.DESCENDING))
                        .toList();
        if (by.size() > 1) {
            // Later: several columns may not be dropped and set again while one is being added.
            FxThread.later(() -> model.sort(by));
        } else {
            model.sort(by);
        }
        return true;
    }

    private void swap(List<T> shown) {
        again.around(shown, () -> setItems(FXCollections.observableList(shown)));
        count();
        showSelection();
    }

    /** Restores the sort, which TableView drops with new items even if they are in order. */
    private void setItems(ObservableList<T> shown) {
        List<TableColumn<T, ?>> order = List.copyOf(table.getSortOrder());
        Callback<TableView<T>, Boolean> policy = table.getSortPolicy();
        table.setSortPolicy(_ -> true);
        try {
            table.setItems(shown);
            table.getSortOrder().setAll(order);
        } finally {
            table.setSortPolicy(policy);
        }
    }

    /** Refuses to select very many rows, which would block the window, and says so. */
    private boolean isTooMuch(KeyEvent event) {
        return SELECT_ALL.match(event) && table.getItems().size() > SELECTABLE;
    }

    /** Enter with a modifier is left to other commands. */
    private static boolean isOpening(KeyEvent event) {
        return event.getCode() == KeyCode.ENTER
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !event.isShiftDown();
    }

    /** Whether there are selected rows, with a bar that acts on them. */
    private boolean isActing() {
        return bar != null && bar.isVisible() && table.getEditingCell() == null;
    }

    private void onKey(KeyEvent event) {
        if (isTooMuch(event)) {
            String why = messages.text("table.tooMany", SELECTABLE);
            note.setText(why);
            Visibility.show(note, true);
            event.consume();
            return;
        }
        if (event.getCode() == KeyCode.ESCAPE && isActing()) {
            new RowSelection(table).clear();
            event.consume();
            return;
        }
        @Nullable T row = table.getSelectionModel().getSelectedItem();
        if (isOpening(event) && row != null && table.getEditingCell() == null) {
            onOpen.accept(row);
            event.consume();
        }
    }

    private void onClick(MouseEvent event) {
        @Nullable T row = table.getSelectionModel().getSelectedItem();
        if (event.getButton() == MouseButton.PRIMARY
                && event.getClickCount() == 2
                && row != null
                && isOnRow(event)) {
            onOpen.accept(row);
        }
    }

    private static boolean isOnRow(MouseEvent event) {
        Node hit = event.getPickResult().getIntersectedNode();
        return Stream.iterate(hit, Objects::nonNull, Node::getParent)
                .anyMatch(node -> node instanceof TableRow<?> row && !row.isEmpty());
    }
}
