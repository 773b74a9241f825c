package app.marquee.ui.playlists;

import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.FlexColumnSizer;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.control.table.ScaledColumns;
import app.marquee.ui.control.table.SelectionAnchor;
import app.marquee.ui.control.table.TableCopy;
import app.marquee.ui.playlists.StagedVideo.Flag;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Table of the staged videos: positions are edited in place, rows move by drag and by Alt+Up/Down,
 * and Delete removes them. FX thread only.
 */
final class StagedTable {
    /** The reason why an action on the rows is unavailable. */
    static final String NO_ROWS = "needs.staged";

    private static final double TITLE_WIDTH = 110;

    /** As wide as the numbers below, so that frames and titles are on one line with theirs. */
    private static final double HANDLE_WIDTH = PresentVideosView.NUMBER_WIDTH;

    private static final double FLAGS_WIDTH = 150;

    /** Below this effective width the titles need the room of the lengths. */
    private static final double LENGTH_ROOM = 600;

    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final TableView<StagedVideo> table = new TableView<>();
    private final TableColumn<StagedVideo, StagedVideo> position;
    private final TableColumn<StagedVideo, StagedVideo> flags;
    private final VideoFrames frames;
    private final PictureColumn<StagedVideo> picture;
    private final Action up = new Action(() -> move(-1));
    private final Action down = new Action(() -> move(1));

    StagedTable(
            Messages messages,
            PlaylistVideosViewModel model,
            VideoFrames frames,
            SubscriptionGroup life) {
        this.messages = messages;
        this.model = model;
        this.position =
                column(
                        "position",
                        "column.number",
                        ColumnWidth.ofValue(messages.text("automatic")));
        position.setCellFactory(_ -> new PositionCell(messages, model::position));
        table.setId("playlist-staged");
        table.setEditable(true);
        table.setAccessibleText(messages.text("staged"));
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.getColumns().add(handles());
        this.frames = frames;
        this.picture = frames.column(StagedVideo::id);
        picture.setVisible(false);
        table.getColumns().add(picture);
        TableColumn<StagedVideo, StagedVideo> titles = titles();
        table.getColumns().add(titles);
        this.flags = flags();
        table.getColumns().add(flags);
        TableColumn<StagedVideo, StagedVideo> lengths = lengths();
        table.getColumns().add(lengths);
        EffectiveWidth.follow(table, effective -> lengths.setVisible(effective >= LENGTH_ROOM));
        table.getColumns().add(position);
        FlexColumnSizer.give(table, titles);
        ScaledColumns.follow(table, table.getColumns());
        TableCopy.attach(table, this::words);
        table.setRowFactory(_ -> row());
        table.getColumns().forEach(column -> column.setReorderable(false));
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        table.getStyleClass().add("staged-table");
        life.follow(model.stagedProperty(), this::show);
        life.follow(
                model.factsProperty(),
                _ -> {
                    showFrames();
                    table.refresh();
                });
    }

    TableView<StagedVideo> table() {
        return table;
    }

    private TableColumn<StagedVideo, StagedVideo> column(String id, String title, double width) {
        TableColumn<StagedVideo, StagedVideo> column = new TableColumn<>(messages.text(title));
        column.setId("staged-" + id);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        return column;
    }

    /** The handles by which rows are dragged. */
    private TableColumn<StagedVideo, StagedVideo> handles() {
        TableColumn<StagedVideo, StagedVideo> column =
                column("handle", "staged.handle", HANDLE_WIDTH);
        column.setText("");
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            private final HBox grip =
                                    new HBox(
                                            new FontIcon("fth-more-vertical"),
                                            new FontIcon("fth-more-vertical"));

                            {
                                grip.getStyleClass().add("grip");
                                grip.setAccessibleText(messages.text("staged.handle"));
                            }

                            @Override
                            protected void updateItem(StagedVideo row, boolean empty) {
                                super.updateItem(row, empty);
                                setGraphic(empty ? null : grip);
                            }
                        });
        return column;
    }

    private TableColumn<StagedVideo, StagedVideo> titles() {
        return texts(column("title", "field.title", TITLE_WIDTH), StagedTable::title);
    }

    private TableColumn<StagedVideo, StagedVideo> lengths() {
        TableColumn<StagedVideo, StagedVideo> column =
                texts(
                        column("length", "field.length", PresentVideosView.LENGTH_WIDTH),
                        this::length);
        column.getStyleClass().add("right");
        return column;
    }

    private static TableColumn<StagedVideo, StagedVideo> texts(
            TableColumn<StagedVideo, StagedVideo> column, Function<StagedVideo, String> text) {
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            @Override
                            protected void updateItem(StagedVideo row, boolean empty) {
                                super.updateItem(row, empty);
                                setText(empty || row == null ? null : text.apply(row));
                            }
                        });
        return column;
    }

    private String length(StagedVideo row) {
        BigDecimal length = model.factsProperty().get().length(row.id());
        return length == null
                ? messages.text("unknown.mark")
                : messages.formats().videoLength(length);
    }

    private TableColumn<StagedVideo, StagedVideo> flags() {
        TableColumn<StagedVideo, StagedVideo> column = column("flags", "field.notes", FLAGS_WIDTH);
        column.setCellFactory(
                _ ->
                        new TableCell<>() {
                            private final Label badge = new Label();

                            {
                                badge.getStyleClass().add("badge");
                            }

                            @Override
                            protected void updateItem(StagedVideo row, boolean empty) {
                                super.updateItem(row, empty);
                                String words = empty || row == null ? "" : words(row);
                                badge.setText(words);
                                setGraphic(words.isEmpty() ? null : badge);
                            }
                        });
        return column;
    }

    private String words(TableColumn<StagedVideo, ?> column, StagedVideo row) {
        return switch (column.getId()) {
            case "staged-position" -> PositionCell.text(row.order());
            case "staged-title" -> title(row);
            case "staged-length" -> length(row);
            default -> words(row);
        };
    }

    private static String title(StagedVideo row) {
        return row.title() == null ? row.id().value() : row.title();
    }

    private String words(StagedVideo row) {
        return row.flags().stream()
                .sorted()
                .map(flag -> messages.text("flag." + name(flag)))
                .collect(Collectors.joining(" · "));
    }

    private static String name(Flag flag) {
        return flag.name().toLowerCase(Locale.ROOT);
    }

    /** Moves the selected rows up. */
    Action up() {
        return up;
    }

    /** Moves the selected rows down. */
    Action down() {
        return down;
    }

    private void move(int by) {
        model.move(selected(), by);
    }

    private void show(StagedVideos staged) {
        Availability any = Availability.when(!staged.rows().isEmpty(), NO_ROWS);
        up.set(any);
        down.set(any);
        flags.setVisible(staged.rows().stream().anyMatch(row -> !row.flags().isEmpty()));
        showFrames();
        Set<Long> selected = selected();
        SelectionAnchor.forget(table);
        table.setItems(FXCollections.observableArrayList(staged.rows()));
        List<StagedVideo> rows = table.getItems();
        for (int i = 0; i < rows.size(); i++) {
            if (selected.contains(rows.get(i).number())) {
                table.getSelectionModel().select(i);
            }
        }
    }

    /** Frames stand where the videos below have theirs. */
    private void showFrames() {
        frames.show(
                picture,
                Stream.concat(
                                model.staged().rows().stream().map(StagedVideo::id),
                                model.present().orElse(List.of()).stream()
                                        .map(PlaylistVideo::videoId))
                        .toList());
    }

    /** The numbers of the selected rows. */
    Set<Long> selected() {
        Set<Long> numbers = new HashSet<>();
        for (StagedVideo row : table.getSelectionModel().getSelectedItems()) {
            if (row != null) {
                numbers.add(row.number());
            }
        }
        return numbers;
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
            model.remove(selected());
            event.consume();
        } else if (code == KeyCode.F2 || (code == KeyCode.ENTER && !event.isShortcutDown())) {
            editPosition();
            event.consume();
        }
    }

    private void editPosition() {
        int row = table.getSelectionModel().getSelectedIndex();
        if (row >= 0) {
            table.edit(row, position);
        }
    }

    private TableRow<StagedVideo> row() {
        TableRow<StagedVideo> row = new TableRow<>();
        row.setOnDragDetected(
                event -> {
                    if (!row.isEmpty()) {
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
        return table.getSelectionModel().getSelectedItems().stream()
                .map(video -> video.id().value())
                .collect(Collectors.joining("\n"));
    }

    private boolean isOurs(DragEvent event) {
        return event.getGestureSource() instanceof TableRow<?> source
                && table.equals(source.getTableView());
    }

    private void over(TableRow<StagedVideo> row, DragEvent event) {
        if (isOurs(event)) {
            event.acceptTransferModes(TransferMode.MOVE);
            if (!row.getStyleClass().contains("drop-before")) {
                row.getStyleClass().add("drop-before");
            }
            event.consume();
        }
    }

    private void drop(TableRow<StagedVideo> row, DragEvent event) {
        if (isOurs(event)) {
            int before = row.isEmpty() ? table.getItems().size() : row.getIndex();
            model.moveBefore(selected(), before);
            event.setDropCompleted(true);
            event.consume();
        }
    }
}
