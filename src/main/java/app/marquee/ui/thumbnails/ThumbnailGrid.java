package app.marquee.ui.thumbnails;

import app.marquee.model.id.VideoId;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.TileGrid;
import app.marquee.ui.video.TileSize;
import app.marquee.ui.video.VideoFrames;
import app.marquee.ui.video.VideoGallery;

import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.control.TableColumn;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Grid of the known videos, whose order, filter and selection are those of a table that isn't
 * shown. A file dropped on a tile is for its video. FX thread only.
 */
final class ThumbnailGrid extends VBox {
    private static final double USUAL = 176;

    /** Height of the texts below a frame, in pixels at the usual text size. */
    private static final double TEXTS = 62;

    private final DataTable<ThumbnailRow> table;
    private final TileGrid<ThumbnailRow> grid;
    private final TileSize size;
    private BiConsumer<ThumbnailRow, Path> onDropped = (_, _) -> {};
    private @Nullable VideoId wanted;
    private Runnable onPicked = () -> {};
    private BooleanSupplier opensFirst = () -> false;

    ThumbnailGrid(SectionContext context, VideoFrames frames) {
        Messages messages = context.messages();
        this.table = table(messages, context);
        this.grid =
                new TileGrid<>(
                        table.table(),
                        "thumbs-grid",
                        messages.text("videos.known"),
                        new TileGrid.Look<>(USUAL, TEXTS, () -> new GridTile(messages, frames)));
        grid.emptyText(table.emptyTextProperty());
        grid.tilesAre(this::prepare);
        Visibility.show(table.table(), false);
        this.size = new TileSize(USUAL, "sheet-size", context.memory());
        size.size(grid);
        table.getChildren().addFirst(grid);
        VBox.setVgrow(grid, Priority.ALWAYS);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().add(table);
        // After the selection of the rows before is restored.
        table.table().itemsProperty().subscribe(_ -> FxThread.later(this::selectAgain));
    }

    private static DataTable<ThumbnailRow> table(Messages messages, SectionContext context) {
        DataTable<ThumbnailRow> made =
                new DataTable<ThumbnailRow>("thumbs-videos", messages, context.tasks())
                        .columns(
                                Column.<ThumbnailRow>text(
                                        "title", messages.text("field.title"), ThumbnailRow::name),
                                Column.<ThumbnailRow, Long>number(
                                                "views",
                                                messages.text("metric.views"),
                                                ThumbnailRow::views,
                                                messages.formats()::integer)
                                        .hidden())
                        .keyedBy(ThumbnailRow::video)
                        .named(messages.text("videos.known"));
        made.emptyTextProperty().set(messages.text("videos.none"));
        return made.sortedBy(Order.VIEWS.column, Order.VIEWS.direction)
                .remember(context.memory())
                .rememberSelected(context.memory(), row -> row.video().value());
    }

    /** Order of the grid. */
    enum Order {
        VIEWS("views", TableColumn.SortType.DESCENDING),
        TITLE("title", TableColumn.SortType.ASCENDING);

        private final String column;
        private final TableColumn.SortType direction;

        Order(String column, TableColumn.SortType direction) {
            this.column = column;
            this.direction = direction;
        }
    }

    void sort(Order order) {
        table.sortedBy(order.column, order.direction);
    }

    /** The size of the tiles. */
    TileSize size() {
        return size;
    }

    private void prepare(TileGrid.Tile<ThumbnailRow> tile) {
        tile.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    boolean isPlain = !event.isShortcutDown() && !event.isShiftDown();
                    if (event.getButton() == MouseButton.PRIMARY && isPlain && tile.row() != null) {
                        onPicked.run();
                    }
                });
        VideoGallery.takeFiles(
                tile,
                file ->
                        Optional.ofNullable(tile.row())
                                .ifPresent(row -> onDropped.accept(row, file)));
    }

    /**
     * Chooses the first video if this holds when they arrive, or when a filter leaves out the
     * chosen one, and no other one is wanted.
     */
    void openingFirst(BooleanSupplier when) {
        opensFirst = when;
        table.openingFirst(() -> wanted == null && when.getAsBoolean());
    }

    /** Sets the action for a click on a video. */
    void onPicked(Runnable action) {
        onPicked = action;
    }

    /** Sets the action for a file that is dropped on a video. */
    void onDropped(BiConsumer<ThumbnailRow, Path> drops) {
        onDropped = drops;
    }

    /**
     * Adds a listener for the video that is selected alone; null for none or several. It isn't told
     * while rows are being selected: what it loads may replace them.
     */
    void onChosen(Consumer<@Nullable ThumbnailRow> chosen) {
        CoalescingFxRunner later =
                new CoalescingFxRunner(FxThread::later, () -> chosen.accept(alone().orElse(null)));
        table.selection().addListener((InvalidationListener) _ -> later.signal());
    }

    private Optional<ThumbnailRow> alone() {
        List<ThumbnailRow> some = table.selected();
        return some.size() == 1 ? Optional.of(some.getFirst()) : Optional.empty();
    }

    /** Adds a listener for changes of the videos or the selection. */
    void onChanged(Runnable next) {
        table.table().itemsProperty().subscribe(_ -> next.run());
        table.selection().addListener((InvalidationListener) _ -> next.run());
    }

    void rows(List<ThumbnailRow> rows) {
        table.rows(rows);
    }

    DataTable<ThumbnailRow> table() {
        return table;
    }

    void narrow(ThumbnailFilter filter) {
        table.narrow(filter == ThumbnailFilter.ALL ? null : filter);
    }

    /** The selected videos when there are several, else all that pass the filter. */
    List<VideoId> meant() {
        List<ThumbnailRow> selected = table.selected();
        List<ThumbnailRow> meant = selected.size() > 1 ? selected : table.shownRows();
        return meant.stream().map(ThumbnailRow::video).toList();
    }

    /** Selects a video alone, as soon as it is there. */
    void select(VideoId video) {
        wanted = video;
        selectWanted();
    }

    private void selectAgain() {
        boolean isFiltered = table.shownRows().size() < table.rows().size();
        if (wanted != null) {
            selectWanted();
        } else if (isFiltered
                && table.selection().isEmpty()
                && !table.table().getItems().isEmpty()
                && opensFirst.getAsBoolean()) {
            grid.choose(0);
        }
    }

    /** Whether a video passes the filter. */
    boolean isShown(VideoId video) {
        return table.shownRows().stream().anyMatch(row -> row.video().equals(video));
    }

    private void selectWanted() {
        VideoId looked = wanted;
        List<ThumbnailRow> items = table.table().getItems();
        for (int i = 0; looked != null && i < items.size(); i++) {
            if (items.get(i).video().equals(looked)) {
                wanted = null;
                grid.choose(i);
                return;
            }
        }
    }

    /** Gives the grid the focus, now or once it is in sight. */
    void takeFocus() {
        if (grid.getScene() != null) {
            grid.requestFocus();
            return;
        }
        grid.sceneProperty()
                .addListener(
                        new InvalidationListener() {
                            @Override
                            public void invalidated(Observable shown) {
                                grid.sceneProperty().removeListener(this);
                                grid.requestFocus();
                            }
                        });
    }
}
