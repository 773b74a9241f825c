package app.marquee.ui.library;

import app.marquee.ui.control.TextScale;
import app.marquee.ui.video.RowPictures;

import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.TableViewSelectionModel;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Grid of the videos of a table, as a list of lines of tiles, of which only those in view exist. It
 * shares the order, the selection and the focus of the table. FX thread only.
 */
final class VideoGrid extends ListView<VideoGrid.Line> {
    /** Least width of a tile, in pixels at the usual text size. */
    private static final double TILE = 190;

    private static final double GAP = 12;

    /** The scroll bar and the edges. */
    private static final double EDGES = 44;

    /** Height of the texts below a frame, in pixels at the usual text size. */
    private static final double TEXTS = 66;

    private final TableView<VideoRow> table;
    private final VideoWords words;
    private final RowPictures pictures;
    private final List<LineCell> cells = new ArrayList<>();
    private Consumer<VideoTile> onTile = _ -> {};
    private Consumer<VideoRow> onOpen = _ -> {};
    private double scale = 1;
    private int columns = 1;
    private int anchor;

    /** Videos side by side. Immutable. */
    record Line(int first, List<VideoRow> rows) {}

    VideoGrid(TableView<VideoRow> table, VideoWords words, RowPictures pictures, String name) {
        this.table = table;
        this.words = words;
        this.pictures = pictures;
        setId("video-grid");
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
    void tilesAre(Consumer<VideoTile> given) {
        onTile = given;
    }

    void onOpen(Consumer<VideoRow> open) {
        onOpen = open;
    }

    private void measure() {
        double room = getWidth() - EDGES;
        int fitting = Math.max(1, (int) ((room + GAP) / (TILE * scale + GAP)));
        double width = Math.max(1, Math.floor((room - GAP * (fitting - 1)) / fitting));
        setFixedCellSize(Math.ceil(width * 9 / 16 + TEXTS * scale + GAP));
        cells.forEach(cell -> cell.resizeTiles(width));
        if (fitting != columns) {
            columns = fitting;
            fill();
        }
    }

    private double tileWidth() {
        return Math.max(1, Math.floor((getWidth() - EDGES - GAP * (columns - 1)) / columns));
    }

    private void fill() {
        if (!isVisible()) {
            getItems().clear();
            return;
        }
        List<VideoRow> rows = table.getItems();
        List<Line> lines = new ArrayList<>();
        for (int first = 0; first < rows.size(); first += columns) {
            lines.add(new Line(first, rows.subList(first, Math.min(rows.size(), first + columns))));
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

    /** Selects a video, or all from the last one that was selected alone. */
    private void choose(int index, boolean range) {
        TableViewSelectionModel<VideoRow> selection = table.getSelectionModel();
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

    private void onClick(VideoTile tile, MouseEvent event) {
        int index = tile.index();
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
        if (event.getClickCount() == 2 && isPlain && tile.row() != null) {
            onOpen.accept(tile.row());
        }
    }

    private void toggle(int index) {
        TableViewSelectionModel<VideoRow> selection = table.getSelectionModel();
        anchor = index;
        if (selection.isSelected(index)) {
            selection.clearSelection(index);
        } else {
            selection.select(index);
        }
    }

    /** Line of tiles, which are used again for other videos. */
    private final class LineCell extends ListCell<Line> {
        private final HBox line = new HBox(GAP);
        private final List<VideoTile> tiles = new ArrayList<>();

        LineCell() {
            getStyleClass().add("video-line");
        }

        @Override
        protected void updateItem(@Nullable Line item, boolean isEmpty) {
            super.updateItem(item, isEmpty);
            List<VideoRow> rows = isEmpty || item == null ? List.of() : item.rows();
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

        private VideoTile tile() {
            VideoTile tile = new VideoTile(words, pictures);
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
            for (VideoTile tile : tiles) {
                int index = tile.index();
                tile.mark(
                        index >= 0 && table.getSelectionModel().isSelected(index),
                        index == focused);
            }
        }
    }
}
