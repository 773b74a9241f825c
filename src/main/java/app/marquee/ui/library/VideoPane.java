package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.video.Video;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.video.RowPictures;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TableRow;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Pane of the videos of the selected place: table, filter, load progress and actions. FX thread
 * only.
 */
final class VideoPane extends VBox {
    private final VideosViewModel videos;
    private final VideoActionsViewModel model;
    private final Messages messages;
    private final Function<FolderId, String> folderName;
    private final Beginnings beginnings;
    private final DataTable<VideoRow> table;
    private final StatePane states;
    private final Label heading = new Label();
    private final FilterField filter;
    private final ProgressBar progress = new ProgressBar();
    private final Label progressWords = new Label();
    private final Button cancel;
    private final Button readAll;
    private final HBox reading;
    private final VideoActions actions;
    private final Button rename;
    private final Button renameMany;
    private final Button trash;
    private final Button move;
    private final UnofficialTag unofficial;

    /** Actions on the selected or listed videos. */
    record VideoActions(
            Action rename,
            Action renameMany,
            Action move,
            Action moveByQuery,
            Action trash,
            Action compare) {}

    /** Actions that start outside of the pane. */
    interface Beginnings {
        void rename(Video video);

        /** Renames several by a rule. */
        void renameMany(List<Video> some);

        void move(List<Video> some);

        /** Moves those of the listed videos that match a query. */
        void moveByQuery(List<VideoRow> rows);

        /** Compares the custom fields of many. */
        void compare(List<Video> some);

        /** Shows one by itself. */
        void open(Video video);

        /** Gives the reason why something can't be done. */
        void refuse(String reason);
    }

    VideoPane(LibraryModels models, Parts parts, Beginnings beginnings) {
        this.videos = models.videos();
        this.model = models.videoActions();
        this.folderName = models.actions()::name;
        this.messages = parts.messages();
        this.beginnings = beginnings;
        this.table = new DataTable<>("video-table", messages, parts.tasks());
        table.named(messages.text("field.videos"));
        this.states =
                new StatePane(messages, parts.clock(), table)
                        .retry(FailureSubject.FOLDER, videos::refresh);
        this.filter =
                new FilterField("video-filter", messages.text("videos.filter"), table::filter)
                        .remember(parts.memory());
        table.emptyTextProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::noRow, videos.stateProperty(), filter.textProperty()));
        this.cancel = button("video-cancel", "cancel", "fth-x");
        this.readAll = button("video-read-all", "videos.continue", "fth-refresh-cw");
        this.reading = new HBox(progress, progressWords, cancel, readAll);
        this.actions =
                new VideoActions(
                        new Action(() -> beginnings.rename(selected().getFirst())),
                        new Action(() -> beginnings.renameMany(selected())),
                        new Action(() -> beginnings.move(selected())),
                        new Action(() -> beginnings.moveByQuery(videos.rowsProperty().get())),
                        new Action(() -> model.trash(selected())),
                        new Action(() -> beginnings.compare(meant())));
        this.rename = button("video-rename", "action.rename", "fth-edit-2");
        this.renameMany = button("batch-rename", "rename.many", "fth-edit-2");
        this.move = button("video-move", "action.move", "fth-folder-plus");
        this.trash = button("video-trash", "action.trash", "fth-trash-2");
        actions.rename().attach(rename);
        actions.renameMany().attach(renameMany);
        actions.move().attach(move);
        actions.trash().attach(trash);
        this.unofficial = new UnofficialTag(messages);
        table.selectionCommands(rename, renameMany, move, trash, unofficial);
        getStyleClass().add("video-pane");
        buildTable(parts, models.pictures());
        buildReading();
        VBox.setVgrow(states, Priority.ALWAYS);
        getChildren().addAll(head(), reading, states);
        videos.rowsProperty().subscribe(rows -> table.rows(rows));
        videos.stateProperty().subscribe(this::show);
    }

    /** Dependencies of the pane. */
    record Parts(
            Messages messages,
            TaskRunner tasks,
            ViewMemory memory,
            Clock clock,
            VideoColumns columns,
            Function<DataTable<VideoRow>, Node> export) {}

    private Button button(String id, String text, String icon) {
        Button button = Buttons.titled(id, messages.text(text), icon);
        button.getStyleClass().add("flat");
        return button;
    }

    VideoActions actions() {
        return actions;
    }

    /** Focuses the table. */
    void focusTable() {
        table.table().requestFocus();
    }

    /** Shows the selected video by itself, when it is one. */
    void openSelected() {
        if (selected().size() == 1) {
            beginnings.open(selected().getFirst());
        }
    }

    boolean isOneSelected() {
        return selected().size() == 1;
    }

    /** The selected videos when there are several, else all that pass the filter. */
    List<Video> meant() {
        List<Video> some = selected();
        return some.size() > 1 ? some : table.shownRows().stream().map(VideoRow::video).toList();
    }

    private VideoHead head() {
        Button compare = button("video-compare", "action.compare", "fth-grid");
        actions.compare().attach(compare);
        return new VideoHead(heading, compare, filter);
    }

    private void buildTable(Parts parts, RowPictures pictures) {
        table.table().getColumns().add(pictures.column(row -> row.video().thumbnail().orNull()));
        parts.columns().all().forEach(table::columns);
        table.keyedBy(row -> row.video().id())
                .onOpen(row -> beginnings.open(row.video()))
                .remember(parts.memory())
                .rememberSelected(parts.memory(), row -> row.video().id().value());
        table.foot().getChildren().add(parts.export().apply(table));
        table.selection().addListener((ListChangeListener<VideoRow>) _ -> choice());
        table.table().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void buildReading() {
        reading.getStyleClass().add("video-reading");
        progressWords.setMaxWidth(Double.MAX_VALUE);
        progressWords.setWrapText(true);
        progressWords.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(progressWords, Priority.ALWAYS);
        cancel.setOnAction(_ -> videos.cancel());
        readAll.setOnAction(_ -> videos.refresh());
        choice();
    }

    private void onKey(KeyEvent event) {
        if (!model.canUpdate()) {
            return;
        }
        if (LibraryCommands.RENAME.isPressed(event)) {
            boolean many = selected().size() > 1;
            (many ? actions.renameMany() : actions.rename()).run(beginnings::refuse);
            event.consume();
        } else if (LibraryCommands.TRASH.isPressed(event) && model.canTrash()) {
            actions.trash().run(beginnings::refuse);
            event.consume();
        }
    }

    /** Lets videos be dragged onto a folder. */
    void draggedBy(FolderDrag drag) {
        table.table()
                .setRowFactory(
                        _ -> {
                            TableRow<VideoRow> row = new TableRow<>();
                            row.setOnDragDetected(
                                    event -> {
                                        List<Video> some = selected();
                                        if (!row.isEmpty() && !some.isEmpty()) {
                                            begin(drag, some, row);
                                            event.consume();
                                        }
                                    });
                            row.setOnDragDone(_ -> drag.end());
                            return row;
                        });
    }

    /** Starts a drag: folders accept only movable videos, other targets take the IDs. */
    private void begin(FolderDrag drag, List<Video> some, TableRow<VideoRow> row) {
        Dragboard board = row.startDragAndDrop(TransferMode.COPY_OR_MOVE);
        if (model.canUpdate() && model.blocked(some).isEmpty()) {
            drag.begin(some, board);
        } else {
            board.setContent(FolderDrag.ids(some));
        }
    }

    List<Video> selected() {
        return table.selected().stream().map(VideoRow::video).toList();
    }

    /** Enables actions by selection, connection and platform. */
    void choice() {
        List<Video> some = selected();
        Optional<String> blocked = some.isEmpty() ? Optional.empty() : model.blocked(some);
        String reason = blocked.orElse("needs.videos");
        boolean free = !some.isEmpty() && blocked.isEmpty() && model.canUpdate();
        actions.rename().set(Availability.when(free && some.size() == 1, reason));
        actions.renameMany().set(Availability.when(free, reason));
        actions.move().set(Availability.when(free, reason));
        Optional<String> never = model.blocked(List.of());
        boolean listed = !videos.rowsProperty().get().isEmpty();
        actions.moveByQuery()
                .set(
                        Availability.when(
                                listed && never.isEmpty() && model.canUpdate(),
                                never.orElse("needs.listed")));
        actions.trash().set(Availability.when(free && model.canTrash(), reason));
        actions.compare()
                .set(Availability.when(!videos.rowsProperty().get().isEmpty(), "needs.listed"));
        boolean can = model.canUpdate();
        Visibility.show(rename, can && some.size() <= 1);
        Visibility.show(renameMany, can && some.size() > 1);
        Visibility.show(move, can);
        Visibility.show(trash, can && model.canTrash());
        Visibility.show(unofficial, can);
    }

    FilterField filter() {
        return filter;
    }

    /** Updates the heading after the folder may have been renamed. */
    void renewHeading() {
        heading.setText(headingWords());
    }

    /** The empty text; all videos may have been moved away, whatever the filter. */
    private String noRow() {
        if (videos.stateProperty().get() instanceof LoadState.Loading) {
            return messages.text("state.loading");
        }
        return messages.text(filter.getText().isBlank() ? "videos.empty.title" : "videos.none");
    }

    private void show(LoadState state) {
        renewHeading();
        Visibility.show(reading, false);
        boolean none = videos.listing().map(one -> one.videos().isEmpty()).orElse(true);
        // Nothing was loaded then, so no time is shown.
        boolean unlisted = none && videos.isUnlisted();
        states.show(unlisted ? new LoadState.NotLoaded() : state, none ? nothing() : null);
        videos.listing().ifPresent(listing -> tell(state, listing));
        choice();
    }

    private EmptyStateText nothing() {
        if (videos.stateProperty().get() instanceof LoadState.NotLoaded) {
            return words("videos.nowhere", "text");
        }
        return videos.isUnlisted()
                ? words("videos.unlisted", "text")
                : words("videos.empty", videos.place() instanceof VideoPlace.Top ? "top" : "text");
    }

    private EmptyStateText words(String key, String text) {
        return EmptyStateText.of(
                "fth-film", messages.text(key + ".title"), messages.text(key + "." + text));
    }

    private void tell(LoadState state, VideosViewModel.Listing listing) {
        if (state instanceof LoadState.Loading(var come, _) && come > 0) {
            loading(come, listing.total());
        } else if (state instanceof LoadState.Loaded && !listing.whole()) {
            incomplete(listing.total());
        } else if (videos.isUnlisted() && !listing.videos().isEmpty()) {
            progressWords.setText(messages.text("videos.known.note"));
            showTools(false, false);
        }
    }

    private void loading(int come, @Nullable Long total) {
        if (total == null || total == 0) {
            progress.setProgress(ProgressBar.INDETERMINATE_PROGRESS);
            progressWords.setText(messages.plural("videos.loading.some", come));
        } else {
            progress.setProgress((double) come / total);
            progressWords.setText(messages.text("videos.loading.of", come, total));
        }
        showTools(true, false);
    }

    private void incomplete(@Nullable Long total) {
        int come = videos.rowsProperty().get().size();
        progressWords.setText(
                total == null
                        ? messages.plural("videos.incomplete", come)
                        : messages.text("videos.incomplete.of", come, total));
        showTools(false, true);
    }

    private void showTools(boolean loads, boolean continues) {
        Visibility.show(reading, true);
        Visibility.show(progress, loads);
        Visibility.show(cancel, loads);
        Visibility.show(readAll, continues);
    }

    private String headingWords() {
        if (videos.isUnlisted() && !videos.rowsProperty().get().isEmpty()) {
            return messages.text("videos.known");
        }
        return switch (videos.place()) {
            case VideoPlace.Nowhere _, VideoPlace.Everywhere _ -> messages.text("field.videos");
            case VideoPlace.Top _ -> messages.text("videos.top");
            case VideoPlace.In(var folder) ->
                    messages.text("videos.of", folderName.apply(folder)).replace('\n', ' ');
        };
    }
}
