package app.marquee.ui.library;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.service.video.VideoMarks;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.video.TileGrid;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * Pane of the videos of the selected place: table, filter, load progress and actions. FX thread
 * only.
 */
final class VideoPane extends VBox {
    /** Width of a tile and height of its texts, in pixels at the usual text size. */
    private static final double TILE = 190;

    private static final double TILE_TEXTS = 46;

    /** Of the width, for the list beside the inspector. */
    private static final double LIST_SHARE = 0.7;

    /** In pixels, of an inspector that lies over the list. */
    private static final double INSPECTOR_WIDTH = 320;

    private final VideosViewModel videos;
    private final VideoActionsViewModel model;
    private final Messages messages;
    private final Beginnings beginnings;
    private final DataTable<VideoRow> table;
    private final StatePane states;
    private final FolderTrail trail;
    private final FilterField filter;
    private final VideoLoadBar reading;
    private final TileGrid<VideoRow> grid;
    private final PictureColumn<VideoRow> picture;
    private final FolderTreeViewModel tree;
    private final VideoInspector inspector;
    private final VideoBar bar;
    private final VideoActions actions;

    /** Whether the table got its usual order, or had one that was remembered. */
    private boolean isOrdered;

    /** Actions that start outside of the pane. */
    interface Beginnings {
        void rename(Video video);

        /** Renames several by a rule. */
        void renameMany(List<Video> some);

        void move(List<Video> some);

        void addToPlaylist(List<Video> some);

        /** Adds items by their IDs. */
        void addById();

        /** Compares the custom fields of many. */
        void compare(List<Video> some);

        /** Gives a custom field of many the same value. */
        void fill(List<Video> some);

        /** Shows one by itself. */
        void open(Video video);

        /** The words to search for changed. */
        void searched();

        /** Gives the reason why something can't be done. */
        void refuse(String reason);
    }

    VideoPane(LibraryModels models, Parts parts, Beginnings beginnings) {
        this.videos = models.videos();
        this.tree = models.tree();
        this.model = models.videoActions();
        this.messages = parts.messages();
        this.beginnings = beginnings;
        this.table = new DataTable<>("video-table", messages, parts.tasks());
        table.named(messages.text("field.videos"));
        this.trail = new FolderTrail(models.tree(), models.actions(), messages);
        this.grid =
                new TileGrid<>(
                        table.table(),
                        "video-grid",
                        messages.text("field.videos"),
                        new TileGrid.Look<>(
                                TILE,
                                TILE_TEXTS,
                                () -> new VideoTile(parts.words(), models.tiles())));
        grid.emptyText(table.emptyTextProperty());
        this.inspector = new VideoInspector(messages, parts.words(), models.tiles());
        this.states =
                new StatePane(messages, parts.clock(), table)
                        .retry(FailureSubject.FOLDER, videos::refresh);
        this.filter =
                new FilterField("video-filter", messages.text("videos.filter"), this::search)
                        .remember(parts.memory());
        this.reading = new VideoLoadBar(videos, messages);
        this.actions =
                new VideoActions(
                        messages,
                        model,
                        new VideoActions.Deeds(
                                () -> beginnings.rename(selected().getFirst()),
                                () -> beginnings.renameMany(selected()),
                                () -> beginnings.move(selected()),
                                folder -> model.keepMove(selected(), folder),
                                () -> model.trash(selected()),
                                () -> beginnings.compare(meant()),
                                () -> beginnings.fill(selectedOrShown()),
                                () -> beginnings.addToPlaylist(selected()),
                                playlist -> model.keepAddition(selected(), playlist)),
                        () -> !videos.rowsProperty().get().isEmpty());
        actions.attach(table);
        getStyleClass().add("video-pane");
        this.picture =
                models.pictures().videos((frame, row) -> row.bring(models.pictures(), frame));
        buildTable(parts);
        buildGrid();
        this.bar = new VideoBar(messages, parts.memory(), table, trail, this::showGrid);
        table.emptyTextProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::noRow,
                                videos.stateProperty(),
                                filter.textProperty(),
                                bar.narrowingProperty()));
        TwoPanes body =
                new TwoPanes(
                                "inspector",
                                states,
                                TwoPanes.Position.RIGHT,
                                LIST_SHARE,
                                parts.memory().under("inspector"),
                                messages)
                        .wide(INSPECTOR_WIDTH)
                        .side(inspector)
                        .closable();
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(bar.view(), reading, body);
        body.openProperty().bindBidirectional(bar.inspecting());
        videos.rowsProperty().subscribe(this::showRows);
        videos.stateProperty().subscribe(this::show);
        tree.stateProperty().subscribe(_ -> show(videos.stateProperty().get()));
        choice();
    }

    /** Dependencies of the pane. */
    record Parts(
            Messages messages,
            TaskRunner tasks,
            ViewMemory memory,
            Clock clock,
            VideoColumns columns,
            VideoWords words) {}

    DataTable<VideoRow> table() {
        return table;
    }

    VideoActions actions() {
        return actions;
    }

    /** Focuses the table or the grid. */
    void focusTable() {
        (grid.isVisible() ? grid : table.table()).requestFocus();
    }

    /** Shows the selected video by itself, when it is one. */
    void openSelected() {
        if (selected().size() == 1) {
            beginnings.open(selected().getFirst());
        }
    }

    /** Place of a video among those listed; empty when it isn't one of them. */
    Optional<String> place(VideoId video) {
        int at = index(video);
        return at < 0
                ? Optional.empty()
                : Optional.of(
                        messages.text(
                                "pattern.of",
                                messages.formats().integer(at + 1),
                                messages.formats().integer(table.shownRows().size())));
    }

    /** The listed video that is some places further. */
    Optional<VideoId> beside(VideoId video, int steps) {
        List<VideoRow> rows = table.shownRows();
        int at = index(video);
        int other = at + steps;
        return at < 0 || other < 0 || other >= rows.size()
                ? Optional.empty()
                : Optional.of(rows.get(other).video().id());
    }

    private int index(VideoId video) {
        List<VideoRow> rows = table.shownRows();
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).video().id().equals(video)) {
                return i;
            }
        }
        return -1;
    }

    /** Selects a listed video alone. */
    void select(VideoId video) {
        int at = index(video);
        if (at >= 0) {
            table.table().getSelectionModel().clearAndSelect(at);
            table.table().scrollTo(at);
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

    /** The selected videos, or all that pass the filter where none is. */
    private List<Video> selectedOrShown() {
        List<Video> some = selected();
        return some.isEmpty() ? meant() : some;
    }

    /**
     * The newest first, as soon as it is known which ones these are, or else the most viewed on a
     * platform that lists no videos.
     */
    private void order(List<VideoRow> rows) {
        if (isOrdered) {
            return;
        }
        if (rows.stream().anyMatch(row -> row.video().createdAt().orNull() != null)) {
            isOrdered = true;
            VideoOrder.sort(table.table(), "newest");
        } else if (videos.isUnlisted() && rows.stream().anyMatch(row -> row.views() != null)) {
            isOrdered = true;
            VideoOrder.sort(table.table(), "viewed");
        }
    }

    private void showRows(List<VideoRow> rows) {
        order(rows);
        table.rows(rows);
    }

    private void showGrid(boolean asGrid) {
        Visibility.show(grid, asGrid);
        Visibility.show(table.table(), !asGrid);
    }

    /** Shows the videos as tiles or as a table. */
    void showAs(boolean tiles) {
        bar.showAs(tiles);
        focusTable();
    }

    /** Shows or hides the inspector. */
    void inspect() {
        bar.inspect();
    }

    /** Sorts the videos. */
    void sort(String order) {
        VideoOrder.sort(table.table(), order);
    }

    private void search(String typed) {
        table.filter(typed);
        beginnings.searched();
    }

    /** The name of the place whose videos are listed. */
    String place() {
        return trail.name();
    }

    /** Takes what is known of videos without a request. */
    void marks(VideoMarks known) {
        bar.marks(known);
    }

    private void buildGrid() {
        // In the place of the rows, over the same foot.
        table.getChildren().addFirst(grid);
        VBox.setVgrow(grid, Priority.ALWAYS);
        grid.onOpen(row -> beginnings.open(row.video()));
        grid.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        grid.addEventHandler(KeyEvent.KEY_PRESSED, this::onGridKey);
        grid.addEventHandler(
                ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                event -> {
                    // The menu of the table, whose rows these are.
                    Event.fireEvent(table.table(), event.copyFor(grid, table.table()));
                    event.consume();
                });
    }

    private void onGridKey(KeyEvent event) {
        if (LibraryCommands.OPEN.isPressed(event)) {
            openSelected();
            event.consume();
        }
    }

    private void buildTable(Parts parts) {
        table.table().getColumns().add(picture);
        parts.columns().all().forEach(table::columns);
        parts.columns().color(table);
        table.hidingColumns()
                .leaving("size", "length", "views-change")
                .keyedBy(row -> row.video().id())
                .onOpen(row -> beginnings.open(row.video()))
                .remember(parts.memory())
                .rememberSelected(parts.memory(), row -> row.video().id().value());
        isOrdered = !table.table().getSortOrder().isEmpty();
        table.selection().addListener((ListChangeListener<VideoRow>) _ -> choice());
        table.table().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void onKey(KeyEvent event) {
        if (LibraryCommands.INSPECT.isPressed(event)) {
            inspect();
            event.consume();
            return;
        }
        if (!model.canUpdate()) {
            return;
        }
        if (LibraryCommands.TITLE.isPressed(event)) {
            selectFocused();
            boolean many = selected().size() > 1;
            (many ? actions.renameMany() : actions.rename()).run(beginnings::refuse);
            event.consume();
        } else if (LibraryCommands.TRASH.isPressed(event) && model.canTrash()) {
            actions.trash().run(beginnings::refuse);
            event.consume();
        }
    }

    /** While nothing is selected, what the keys are on is meant. */
    private void selectFocused() {
        int focused = table.table().getFocusModel().getFocusedIndex();
        if (selected().isEmpty() && focused >= 0) {
            table.table().getSelectionModel().clearAndSelect(focused);
        }
    }

    /**
     * Adds the form of the filters, which opens over the view.
     *
     * @param values what loads the values that they ask for
     */
    void filtering(FilterValueLoader values, Popover cards) {
        bar.filtering(new VideoFilterCard(messages, videos, values), cards);
    }

    /** Lets videos be dragged onto a folder. */
    void draggedBy(FolderDrag drag) {
        trail.draggedBy(drag);
        VideoDrag dragging = new VideoDrag(model, this::selected, drag);
        dragging.from(grid);
        dragging.from(table.table());
    }

    List<Video> selected() {
        return table.selected().stream().map(VideoRow::video).toList();
    }

    /** Adapts actions and inspector to selection, connection and platform. */
    void choice() {
        actions.adapt(selected());
        inspector.show(table.selected());
    }

    FilterField filter() {
        return filter;
    }

    StatePane states() {
        return states;
    }

    /** Whether the platform lists none, and those that are known are shown. */
    boolean hasKnownAlone() {
        return videos.isUnlisted() && !videos.rowsProperty().get().isEmpty();
    }

    /** Updates the breadcrumb after a folder may have been renamed. */
    void renewHeading() {
        if (hasKnownAlone()) {
            trail.show(messages.text("videos.known"), messages.text("videos.known.note"));
        } else {
            trail.show(videos.place());
        }
    }

    /** The empty text; all videos may have been moved away, whatever the filter. */
    private String noRow() {
        if (videos.stateProperty().get() instanceof LoadState.Loading) {
            return messages.text("state.loading");
        }
        boolean isWhole =
                filter.getText().isBlank()
                        && bar.narrowingProperty().get().equals(VideoNarrowing.NONE);
        return messages.text(isWhole ? "videos.empty.title" : "videos.none");
    }

    private void show(LoadState state) {
        order(videos.rowsProperty().get());
        renewHeading();
        reading.show(state);
        boolean none = videos.listing().map(one -> one.videos().isEmpty()).orElse(true);
        // Nothing was loaded then, so no time is shown.
        boolean unlisted = none && videos.isUnlisted();
        states.show(unlisted ? new LoadState.NotLoaded() : shown(state), none ? nothing() : null);
        choice();
    }

    /** The videos of all folders are loaded after the folders. */
    private LoadState shown(LoadState state) {
        return state instanceof LoadState.NotLoaded
                        && tree.selectionProperty().get().isEmpty()
                        && tree.stateProperty().get() instanceof LoadState.Loading loading
                ? loading
                : state;
    }

    /** Hides a button of the header while the empty view has the same. */
    void replacing(Button ofHeader) {
        states.replacing(ofHeader);
    }

    private EmptyStateText nothing() {
        if (videos.stateProperty().get() instanceof LoadState.NotLoaded) {
            return words("videos.nowhere", "text");
        }
        return videos.isUnlisted()
                ? words("videos.unlisted", "text")
                        .withAction(messages.text("ids.byId"), beginnings::addById)
                : words("videos.empty", videos.place() instanceof VideoPlace.Top ? "top" : "text");
    }

    private EmptyStateText words(String key, String text) {
        return EmptyStateText.of(
                "fth-film", messages.text(key + ".title"), messages.text(key + "." + text));
    }
}
