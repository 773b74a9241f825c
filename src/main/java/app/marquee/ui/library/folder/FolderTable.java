package app.marquee.ui.library.folder;

import app.marquee.model.folder.Folder;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.FlexColumnSizer;
import app.marquee.ui.control.table.ScaledColumns;
import app.marquee.ui.control.table.TableCopy;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Tree table of the visible rows only, so that tens of thousands of folders stay responsive. The
 * view-model owns the selection, by ID. FX thread only.
 */
public final class FolderTable {
    /** Least width; the names take the remaining width. */
    private static final double NAME_WIDTH = 120;

    private static final PseudoClass SCROLLED = PseudoClass.getPseudoClass("scrolled");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final FolderTreeViewModel tree;
    private final FolderActionsViewModel actions;
    private final Messages messages;
    private final Formats formats;
    private final FolderWords words;
    private final TableView<FolderRow> table = new TableView<>();
    private final TableColumn<FolderRow, FolderRow> videos;
    private final ScaledColumns scaled;
    private final List<FolderNameCell> nameCells = new ArrayList<>();
    private Consumer<FolderRow> onWaiting = _ -> {};
    private final ObjectProperty<@Nullable Long> unfiled = new SimpleObjectProperty<>();
    private boolean updating;
    private @Nullable RowKey sought;

    public FolderTable(
            FolderTreeViewModel tree,
            FolderActionsViewModel actions,
            Messages messages,
            ChangeWords changes) {
        this.tree = tree;
        this.actions = actions;
        this.messages = messages;
        this.formats = messages.formats();
        this.words = new FolderWords(messages, changes);
        table.setId("folder-tree");
        table.getStyleClass().add("folder-tree");
        table.setAccessibleText(messages.text("title"));
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.setSortPolicy(_ -> false);
        Label none = new Label(messages.text("folders.none"));
        none.getStyleClass().add("table-empty");
        table.setPlaceholder(none);
        this.videos = column("videos");
        addColumns();
        this.scaled = ScaledColumns.follow(table, table.getColumns());
        TableCopy.attach(table, this::words);
        rowsAre(_ -> {});
        table.getSelectionModel()
                .getSelectedIndices()
                .addListener((ListChangeListener<Integer>) _ -> selected());
        tree.rowsProperty().subscribe(this::show);
        tree.selectionProperty().addListener((_, _, keys) -> follow(keys));
        actions.cutProperty().addListener(_ -> table.refresh());
    }

    public TableView<FolderRow> view() {
        return table;
    }

    /** Marks what is above its rows while a scroll bar makes these narrower. */
    public void markScrolled(Node above) {
        table.skinProperty()
                .subscribe(() -> table.lookupAll(".scroll-bar").forEach(bar -> mark(bar, above)));
    }

    private static void mark(Node bar, Node above) {
        if (bar instanceof ScrollBar one && one.getOrientation() == Orientation.VERTICAL) {
            one.visibleProperty()
                    .subscribe(shown -> above.pseudoClassStateChanged(SCROLLED, shown));
        }
    }

    FolderTreeViewModel tree() {
        return tree;
    }

    public FolderWords words() {
        return words;
    }

    /** Sets the action that shows the pending changes of a folder. */
    public void onWaiting(Consumer<FolderRow> shows) {
        onWaiting = shows;
    }

    /** Sets an initializer for every new row, such as for dragging. */
    public void rowsAre(Consumer<FolderTableRow> given) {
        table.setRowFactory(
                _ -> {
                    FolderTableRow row =
                            new FolderTableRow(words, () -> actions.cutProperty().get());
                    given.accept(row);
                    return row;
                });
    }

    private void addColumns() {
        TableColumn<FolderRow, FolderRow> name = column("name");
        name.setPrefWidth(NAME_WIDTH);
        name.setCellFactory(_ -> nameCell());
        name.getStyleClass().add("folder-name-column");
        videos.setCellFactory(_ -> new Value(this::videos));
        videos.getStyleClass().add("right");
        FlexColumnSizer.give(table, name);
        table.getColumns().addAll(List.of(name, videos));
    }

    /**
     * Shows the number of videos that are in no folder.
     *
     * @param count null while it is unknown
     */
    public void unfiled(@Nullable Long count) {
        unfiled.set(count);
    }

    private Optional<String> unfiled(FolderRow row) {
        return row.key() instanceof RowKey.Top
                ? Optional.ofNullable(unfiled.get()).map(formats::integer)
                : Optional.empty();
    }

    private Optional<String> videos(Folder folder) {
        return folder.videosCount().toOptional().map(formats::integer);
    }

    private String words(TableColumn<FolderRow, ?> column, FolderRow row) {
        return column.getId().equals("name")
                ? words.name(row)
                : row.folder().flatMap(this::videos).or(() -> unfiled(row)).orElse("");
    }

    private TableColumn<FolderRow, FolderRow> column(String id) {
        TableColumn<FolderRow, FolderRow> column = new TableColumn<>(messages.text("field." + id));
        column.setId(id);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        return column;
    }

    private FolderNameCell nameCell() {
        FolderNameCell cell =
                new FolderNameCell(messages, words, this::toggle, row -> onWaiting.accept(row));
        nameCells.removeIf(old -> old.getScene() == null);
        nameCells.add(cell);
        return cell;
    }

    private void toggle(FolderRow row) {
        tree.expand(row.key(), !row.expanded());
    }

    /** The cell of a row's name; empty when it is scrolled away. */
    Optional<FolderNameCell> nameCell(RowKey key) {
        return nameCells.stream()
                .filter(cell -> cell.getScene() != null && cell.isVisible() && !cell.isEmpty())
                .filter(cell -> cell.getItem() != null && cell.getItem().key().equals(key))
                .findFirst();
    }

    /** Brings a row into view. */
    public void scrollTo(RowKey key) {
        int index = index(key);
        if (index >= 0) {
            table.scrollTo(Math.max(0, index - 2));
        }
    }

    private int index(RowKey key) {
        List<FolderRow> rows = table.getItems();
        return IntStream.range(0, rows.size())
                .filter(at -> rows.get(at).key().equals(key))
                .findFirst()
                .orElse(-1);
    }

    /** The row that has the focus; empty when there is none. */
    public Optional<FolderRow> focused() {
        int index = table.getFocusModel().getFocusedIndex();
        return index >= 0 && index < table.getItems().size()
                ? Optional.of(table.getItems().get(index))
                : Optional.empty();
    }

    private void show(List<FolderRow> rows) {
        updating = true;
        RowKey focused = focused().map(FolderRow::key).orElse(null);
        table.getSelectionModel().clearSelection();
        fitNumbers();
        table.setItems(FXCollections.observableList(rows));
        mark(tree.selectionProperty().get(), focused);
        updating = false;
        find();
    }

    /** Leaves the names all the width that the largest number doesn't need. */
    private void fitNumbers() {
        String largest = formats.integer(tree.tree().largestCount());
        videos.setPrefWidth(ColumnWidth.ofValue(largest) * scaled.worn());
    }

    private void follow(Set<RowKey> keys) {
        if (!updating && !keys.equals(selectedKeys())) {
            updating = true;
            table.getSelectionModel().clearSelection();
            mark(keys, null);
            updating = false;
            keys.stream().findFirst().ifPresent(this::seek);
        }
    }

    /** Scrolls to a row that was selected before it arrived. */
    private void seek(RowKey key) {
        sought = index(key) < 0 ? key : null;
        if (sought == null) {
            scrollWhenHidden(key);
        }
    }

    private void find() {
        RowKey key = sought;
        if (key != null && index(key) >= 0) {
            sought = null;
            if (tree.selectionProperty().get().contains(key)) {
                scrollWhenHidden(key);
            }
        }
    }

    private void scrollWhenHidden(RowKey key) {
        if (nameCell(key).isEmpty()) {
            scrollTo(key);
        }
    }

    private void mark(Set<RowKey> keys, @Nullable RowKey focused) {
        if (keys.isEmpty()) {
            return;
        }
        Set<RowKey> wanted = new HashSet<>(keys);
        List<FolderRow> rows = table.getItems();
        int[] indices =
                IntStream.range(0, rows.size())
                        .filter(at -> wanted.contains(rows.get(at).key()))
                        .toArray();
        if (indices.length > 0) {
            table.getSelectionModel().selectIndices(indices[0], indices);
            int lead = focused == null ? -1 : index(focused);
            table.getFocusModel().focus(lead >= 0 ? lead : indices[indices.length - 1]);
        }
    }

    private void selected() {
        if (!updating) {
            tree.select(selectedKeys());
        }
    }

    private Set<RowKey> selectedKeys() {
        Set<RowKey> keys = new LinkedHashSet<>();
        for (FolderRow row : table.getSelectionModel().getSelectedItems()) {
            if (row != null) {
                keys.add(row.key());
            }
        }
        return keys;
    }

    /** Cell of a plain value; unknown as a muted mark. */
    private final class Value extends TableCell<FolderRow, FolderRow> {
        private final Function<Folder, Optional<String>> value;

        Value(Function<Folder, Optional<String>> value) {
            this.value = value;
            setAlignment(Pos.CENTER_RIGHT);
            getStyleClass().add("data-cell");
            unfiled.subscribe(() -> updateItem(getItem(), isEmpty()));
        }

        @Override
        protected void updateItem(FolderRow row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            Optional<Folder> folder = isEmpty || row == null ? Optional.empty() : row.folder();
            Optional<String> text = folder.flatMap(value);
            pseudoClassStateChanged(UNKNOWN, folder.isPresent() && text.isEmpty());
            Optional<String> loose = isEmpty || row == null ? Optional.empty() : unfiled(row);
            setText(
                    text.or(() -> loose)
                            .orElse(folder.isPresent() ? messages.text("unknown.mark") : null));
            setAccessibleText(
                    text.or(() -> loose)
                            .orElse(folder.isPresent() ? messages.text("unknown.text") : null));
        }
    }
}
