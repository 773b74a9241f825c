package app.marquee.ui.video;

import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;

import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.TableViewSelectionModel;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Grid of the videos of a table, as a list of lines of tiles, of which only those in view exist. It
 * shares the order, the selection and the focus of the table. FX thread only.
 *
 * @param <R> a row of the table
 */
public final class TileGrid<R> extends ListView<TileGrid.Line<R>> {
    private static final double GAP = 12;

    /** The scroll bar and the edges, in pixels at the usual text size. */
    private static final double EDGES = 44;

    private final TableView<R> table;
    private final Look<R> look;
    private final List<LineCell> cells = new ArrayList<>();
    private Consumer<Tile<R>> onTile = _ -> {};
    private Consumer<R> onOpen = _ -> {};
    private double least;
    private double scale = 1;
    private int columns = 1;
    private int anchor;

    /** Rows side by side. Immutable. */
    record Line<R>(int first, List<R> rows) {}

    /**
     * Look of the tiles.
     *
     * @param least width of a tile, in pixels at the usual text size
     * @param texts height of the texts below a frame, in pixels at the usual text size
     */
    public record Look<R>(double least, double texts, Supplier<Tile<R>> tiles) {}

    /** Tile of a row, used again for other rows. */
    public abstract static class Tile<R> extends VBox {
        private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
        private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("lead");

        private @Nullable R row;
        private int index = -1;

        protected Tile() {
            setAccessibleRole(AccessibleRole.LIST_ITEM);
            getStyleClass().add("video-tile");
        }

        /** Makes the frame as wide as the tile. */
        protected abstract void resizeFrame(double width);

        /** Shows a row; null for none. */
        protected abstract void show(@Nullable R shown);

        /** The row that is shown; null for none. */
        public @Nullable R row() {
            return row;
        }

        private void show(@Nullable R shown, int at) {
            row = shown;
            index = at;
            Visibility.show(this, shown != null);
            show(shown);
        }

        private void resizeTo(double width) {
            setMinWidth(width);
            setMaxWidth(width);
            resizeFrame(width);
        }

        private void mark(boolean selected, boolean lead) {
            pseudoClassStateChanged(SELECTED, selected);
            pseudoClassStateChanged(FOCUSED, lead);
        }
    }

    /**
     * @param name accessible text
     */
    public TileGrid(TableView<R> table, String id, String name, Look<R> look) {
        this.table = table;
        this.look = look;
        this.least = look.least();
        setId(id);
        setAccessibleText(name);
        getStyleClass().add("video-grid");
        setCellFactory(_ -> cell());
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        visibleProperty().subscribe(this::fill);
        widthProperty().subscribe(this::measure);
        TextScale.follow(
                this,
                factor -> {
                    scale = factor;
                    measure();
                });
        table.itemsProperty().subscribe(this::fill);
        table.getSelectionModel()
                .getSelectedIndices()
                .addListener((ListChangeListener<Integer>) _ -> mark());
        table.getFocusModel().focusedIndexProperty().subscribe(this::mark);
    }

    /** Sets an initializer for every new tile, such as for dragging. */
    public void tilesAre(Consumer<Tile<R>> given) {
        onTile = given;
    }

    /** Sets the action of a double click. */
    public void onOpen(Consumer<R> open) {
        onOpen = open;
    }

    /** Sets the text shown when there are no rows. */
    public void emptyText(ObservableValue<String> text) {
        Label empty = new Label();
        empty.setWrapText(true);
        empty.getStyleClass().add("table-empty");
        empty.textProperty().bind(text);
        setPlaceholder(empty);
    }

    /** Sets the least width of a tile, in pixels at the usual text size. */
    public void resizeTiles(double pixels) {
        least = pixels;
        measure();
    }

    private void measure() {
        double room = getWidth() - EDGES * scale;
        int fitting = Math.max(1, (int) ((room + GAP) / (least * scale + GAP)));
        double width = Math.max(1, Math.floor((room - GAP * (fitting - 1)) / fitting));
        setFixedCellSize(Math.ceil(width * 9 / 16 + look.texts() * scale + GAP));
        cells.forEach(cell -> cell.resizeTiles(width));
        if (fitting != columns) {
            columns = fitting;
            fill();
        }
    }

    private double tileWidth() {
        return Math.max(
                1, Math.floor((getWidth() - EDGES * scale - GAP * (columns - 1)) / columns));
    }

    private void fill() {
        if (!isVisible()) {
            getItems().clear();
            return;
        }
        List<R> rows = table.getItems();
        List<Line<R>> lines = new ArrayList<>();
        for (int first = 0; first < rows.size(); first += columns) {
            lines.add(
                    new Line<>(first, rows.subList(first, Math.min(rows.size(), first + columns))));
        }
        setItems(FXCollections.observableList(lines));
        mark();
    }

    private LineCell cell() {
        LineCell cell = new LineCell();
        cells.removeIf(old -> old.getScene() == null);
        cells.add(cell);
        return cell;
    }

    private void mark() {
        if (isVisible()) {
            cells.forEach(LineCell::mark);
        }
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() && event.getCode() == KeyCode.A) {
            Event.fireEvent(table, event.copyFor(this, table));
            event.consume();
            return;
        }
        if (event.isAltDown() || event.isShortcutDown() || table.getItems().isEmpty()) {
            return;
        }
        int last = table.getItems().size() - 1;
        int now = Math.clamp(table.getFocusModel().getFocusedIndex(), 0, last);
        int next =
                switch (event.getCode()) {
                    case LEFT -> now - 1;
                    case RIGHT -> now + 1;
                    case UP -> now - columns;
                    case DOWN -> now + columns;
                    case HOME -> 0;
                    case END -> last;
                    default -> Integer.MIN_VALUE;
                };
        if (next == Integer.MIN_VALUE) {
            return;
        }
        event.consume();
        boolean none = table.getSelectionModel().isEmpty();
        choose(none ? now : Math.clamp(next, 0, last), event.isShiftDown());
    }

    /** Selects a row alone and brings it into view. */
    public void choose(int index) {
        choose(index, false);
    }

    /** Selects a row, or all from the last one that was selected alone. */
    private void choose(int index, boolean range) {
        TableViewSelectionModel<R> selection = table.getSelectionModel();
        if (range) {
            selection.clearSelection();
            selection.selectRange(Math.min(anchor, index), Math.max(anchor, index) + 1);
        } else {
            anchor = index;
            selection.clearAndSelect(index);
        }
        table.getFocusModel().focus(index);
        reveal(index / columns);
    }

    private void reveal(int line) {
        boolean isSeen =
                cells.stream()
                        .filter(cell -> cell.getScene() != null && cell.getIndex() == line)
                        .anyMatch(
                                cell ->
                                        cell.getBoundsInParent().getMinY() >= 0
                                                && cell.getBoundsInParent().getMaxY()
                                                        <= getHeight());
        if (!isSeen) {
            scrollTo(line);
        }
    }

    private void onClick(Tile<R> tile, MouseEvent event) {
        int index = tile.index;
        requestFocus();
        boolean isPlain = !event.isShortcutDown() && !event.isShiftDown();
        if (event.getButton() == MouseButton.SECONDARY
                && table.getSelectionModel().isSelected(index)) {
            return;
        }
        if (event.isShortcutDown()) {
            toggle(index);
        } else {
            choose(index, event.isShiftDown());
        }
        R row = tile.row();
        if (event.getClickCount() == 2 && isPlain && row != null) {
            onOpen.accept(row);
        }
    }

    private void toggle(int index) {
        TableViewSelectionModel<R> selection = table.getSelectionModel();
        anchor = index;
        if (selection.isSelected(index)) {
            selection.clearSelection(index);
        } else {
            selection.select(index);
        }
    }

    /** Line of tiles, which are used again for other videos. */
    private final class LineCell extends ListCell<Line<R>> {
        private final HBox line = new HBox(GAP);
        private final List<Tile<R>> tiles = new ArrayList<>();

        LineCell() {
            getStyleClass().add("video-line");
        }

        @Override
        protected void updateItem(@Nullable Line<R> item, boolean isEmpty) {
            super.updateItem(item, isEmpty);
            List<R> rows = isEmpty || item == null ? List.of() : item.rows();
            while (tiles.size() < rows.size()) {
                tiles.add(tile());
            }
            int first = item == null ? 0 : item.first();
            for (int at = 0; at < tiles.size(); at++) {
                boolean isUsed = at < rows.size();
                tiles.get(at).show(isUsed ? rows.get(at) : null, isUsed ? first + at : -1);
            }
            setGraphic(rows.isEmpty() ? null : line);
            mark();
        }

        private Tile<R> tile() {
            Tile<R> tile = look.tiles().get();
            tile.resizeTo(tileWidth());
            tile.setOnMousePressed(event -> onClick(tile, event));
            onTile.accept(tile);
            line.getChildren().add(tile);
            return tile;
        }

        void resizeTiles(double width) {
            tiles.forEach(tile -> tile.resizeTo(width));
        }

        void mark() {
            int focused = table.getFocusModel().getFocusedIndex();
            for (Tile<R> tile : tiles) {
                int index = tile.index;
                tile.mark(
                        index >= 0 && table.getSelectionModel().isSelected(index),
                        index == focused);
            }
        }
    }
}
