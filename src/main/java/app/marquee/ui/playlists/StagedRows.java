package app.marquee.ui.playlists;

import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.beans.InvalidationListener;
import javafx.css.PseudoClass;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Staged rows in the table of videos: positions are edited in place, rows move by drag and by
 * Alt+Up/Down, and Delete removes them. FX thread only.
 */
final class StagedRows {
    /** The reason why an action on the rows is unavailable. */
    static final String NO_ROWS = "needs.staged";

    private static final PseudoClass PENDING = PseudoClass.getPseudoClass("pending");

    private final PlaylistVideosViewModel model;
    private final TableView<PlaylistRow> table;
    private final TableColumn<PlaylistRow, ?> position;
    private final Action up = new Action(() -> move(-1));
    private final Action down = new Action(() -> move(1));
    private final Action remove = new Action(this::remove);
    private boolean locked;

    /**
     * @param position the column in which positions are edited
     */
    StagedRows(
            PlaylistVideosViewModel model,
            TableView<PlaylistRow> table,
            TableColumn<PlaylistRow, ?> position) {
        this.model = model;
        this.table = table;
        this.position = position;
        table.setEditable(true);
        table.getColumns().forEach(column -> column.setEditable(column.equals(position)));
        table.setRowFactory(_ -> row());
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        table.getSelectionModel()
                .getSelectedItems()
                .addListener((InvalidationListener) _ -> allow());
        allow();
    }

    /** Leaves the rows as they are while they are sent. */
    void lock(boolean sending) {
        locked = sending;
        table.setEditable(!sending);
        allow();
    }

    private void allow() {
        Availability any = Availability.when(!locked && !selected().isEmpty(), NO_ROWS);
        Stream.of(up, down, remove).forEach(action -> action.set(any));
    }

    /** Moves the selected rows up. */
    Action up() {
        return up;
    }

    /** Moves the selected rows down. */
    Action down() {
        return down;
    }

    /** Leaves the selected rows out. */
    Action removal() {
        return remove;
    }

    private void move(int by) {
        model.move(selected(), by);
    }

    private void remove() {
        model.remove(selected());
    }

    /** The numbers of the selected rows. */
    Set<Long> selected() {
        return videos().map(StagedVideo::number).collect(Collectors.toUnmodifiableSet());
    }

    private Stream<StagedVideo> videos() {
        return table.getSelectionModel().getSelectedItems().stream()
                .filter(StagedVideo.class::isInstance)
                .map(StagedVideo.class::cast);
    }

    /** The first of them in the table. */
    OptionalInt first() {
        return indices().findFirst();
    }

    private IntStream indices() {
        return IntStream.range(0, table.getItems().size())
                .filter(at -> table.getItems().get(at) instanceof StagedVideo);
    }

    private void onKey(KeyEvent event) {
        if (table.getEditingCell() != null) {
            return;
        }
        KeyCode code = event.getCode();
        if (PlaylistCommands.UP.isPressed(event)) {
            up.run();
            event.consume();
        } else if (PlaylistCommands.DOWN.isPressed(event)) {
            down.run();
            event.consume();
        } else if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
            remove.run();
            event.consume();
        } else if (code == KeyCode.F2) {
            editPosition();
            event.consume();
        }
    }

    /** Edits the position of the focused row, if it is a staged one. */
    void editPosition() {
        if (table.getSelectionModel().getSelectedItem() instanceof StagedVideo) {
            table.edit(table.getSelectionModel().getSelectedIndex(), position);
        }
    }

    private TableRow<PlaylistRow> row() {
        TableRow<PlaylistRow> row =
                new TableRow<>() {
                    @Override
                    protected void updateItem(PlaylistRow video, boolean empty) {
                        super.updateItem(video, empty);
                        pseudoClassStateChanged(PENDING, !empty && video instanceof StagedVideo);
                    }
                };
        row.setOnDragDetected(
                event -> {
                    if (row.getItem() instanceof StagedVideo && !locked) {
                        Dragboard board = row.startDragAndDrop(TransferMode.MOVE);
                        ClipboardContent content = new ClipboardContent();
                        content.putString(ids());
                        board.setContent(content);
                        event.consume();
                    }
                });
        row.setOnDragOver(event -> over(row, event));
        row.setOnDragExited(_ -> row.getStyleClass().remove("drop-before"));
        row.setOnDragDropped(event -> drop(row, event));
        return row;
    }

    private String ids() {
        return videos().map(video -> video.id().value()).collect(Collectors.joining("\n"));
    }

    private boolean isOurs(DragEvent event) {
        return event.getGestureSource() instanceof TableRow<?> source
                && table.equals(source.getTableView());
    }

    /** Staged rows take each other's places, so that they go before one of them or to the end. */
    private void over(TableRow<PlaylistRow> row, DragEvent event) {
        if (isOurs(event) && !(row.getItem() instanceof PlaylistRow.Present)) {
            event.acceptTransferModes(TransferMode.MOVE);
            if (!row.getStyleClass().contains("drop-before")) {
                row.getStyleClass().add("drop-before");
            }
            event.consume();
        }
    }

    private void drop(TableRow<PlaylistRow> row, DragEvent event) {
        if (isOurs(event)) {
            List<StagedVideo> rows = model.staged().rows();
            int before =
                    row.getItem() instanceof StagedVideo video ? rows.indexOf(video) : rows.size();
            model.moveBefore(selected(), before);
            event.setDropCompleted(true);
            event.consume();
        }
    }
}
