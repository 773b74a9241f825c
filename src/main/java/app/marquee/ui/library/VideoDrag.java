package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.ui.video.TileGrid;

import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

import java.util.List;
import java.util.function.Supplier;

/**
 * Source of drags of the selected videos from table and grid. Folders accept only movable videos,
 * other targets take the IDs. FX thread only.
 */
final class VideoDrag {
    private final VideoActionsViewModel model;
    private final Supplier<List<Video>> selected;
    private final FolderDrag drag;

    VideoDrag(VideoActionsViewModel model, Supplier<List<Video>> selected, FolderDrag drag) {
        this.model = model;
        this.selected = selected;
        this.drag = drag;
    }

    void from(TileGrid<VideoRow> grid) {
        grid.tilesAre(this::from);
    }

    void from(TableView<VideoRow> table) {
        table.setRowFactory(
                _ -> {
                    TableRow<VideoRow> row = new TableRow<>();
                    from(row);
                    return row;
                });
    }

    private void from(Node row) {
        row.setOnDragDetected(
                event -> {
                    List<Video> some = selected.get();
                    boolean isEmpty = row instanceof TableRow<?> line && line.isEmpty();
                    if (!isEmpty && !some.isEmpty()) {
                        begin(some, row);
                        event.consume();
                    }
                });
        row.setOnDragDone(_ -> drag.end());
    }

    private void begin(List<Video> some, Node row) {
        Dragboard board = row.startDragAndDrop(TransferMode.COPY_OR_MOVE);
        if (model.canUpdate() && model.blocked(some).isEmpty()) {
            drag.begin(some, board);
        } else {
            board.setContent(FolderDrag.ids(some));
        }
    }
}
