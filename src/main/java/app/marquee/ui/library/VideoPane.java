package app.marquee.ui.library;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.service.video.VideoMarks;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.OverflowBar;
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
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ListChangeListener;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableRow;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Pane of the videos of the selected place: table, filter, load progress and actions. FX thread
 * only.
 */
final class VideoPane extends VBox {
    /** The width of all its texts, in sizes of its smallest font. */
    private static final double ROOM = 48;

    private final VideosViewModel videos;
    private final VideoActionsViewModel model;
    private final Messages messages;
    private final Beginnings beginnings;
    private final DataTable<VideoRow> table;
    private final StatePane states;
    private final FolderTrail trail;
    private final Label count = new Label();
    private final FilterField filter;
    private final VideoLoadBar reading;
    private final VideoGrid grid;
    private final VideoInspector inspector;
    private final ToggleButton inspect = new ToggleButton();
    private final VideoMenus menus;
    private final ChoiceSwitch<Boolean> views;
    private VideoNarrowing narrowing = VideoNarrowing.NONE;
    private VideoMarks marks = VideoMarks.NONE;
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

        /** The words to search for changed. */
        void searched();

        /** Gives the reason why something can't be done. */
        void refuse(String reason);
    }

    VideoPane(LibraryModels models, Parts parts, Beginnings beginnings) {
        this.videos = models.videos();
        this.model = models.videoActions();
        this.messages = parts.messages();
        this.beginnings = beginnings;
        this.table = new DataTable<>("video-table", messages, parts.tasks());
        table.named(messages.text("field.videos"));
        this.trail = new FolderTrail(models.tree(), models.actions(), messages);
        this.menus = new VideoMenus(messages);
        this.grid =
                new VideoGrid(
                        table.table(),
                        parts.words(),
                        models.tiles(),
                        messages.text("field.videos"));
        this.inspector = new VideoInspector(messages, parts.words(), models.tiles());
        this.states =
                new StatePane(messages, parts.clock(), table)
                        .retry(FailureSubject.FOLDER, videos::refresh);
        this.filter =
                new FilterField("video-filter", messages.text("videos.filter"), this::search)
                        .remember(parts.memory());
        table.emptyTextProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::noRow, videos.stateProperty(), filter.textProperty()));
        this.reading = new VideoLoadBar(videos, messages);
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
        buildGrid();
        this.views = views(parts.memory());
        HBox body = new HBox(states, inspector);
        HBox.setHgrow(states, Priority.ALWAYS);
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(bar(parts), reading, body);
        inspect.selectedProperty().subscribe(on -> Visibility.show(inspector, on));
        videos.rowsProperty().subscribe(rows -> table.rows(rows));
        videos.stateProperty().subscribe(this::show);
        choice();
    }

    /** Dependencies of the pane. */
    record Parts(
            Messages messages,
            TaskRunner tasks,
            ViewMemory memory,
            Clock clock,
            VideoColumns columns,
            VideoWords words,
            Function<DataTable<VideoRow>, Node> export) {}

    private Button button(String id, String text, String icon) {
        Button button = Buttons.titled(id, messages.text(text), icon);
        button.getStyleClass().add("flat");
        return button;
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

    private OverflowBar bar(Parts parts) {
        ViewMemory memory = parts.memory();
        Button compare =
                Buttons.icon("video-compare", "fth-columns", messages.text("action.compare"));
        actions.compare().attach(compare);
        inspect.setId("library-inspector");
        inspect.setGraphic(new FontIcon("fth-sidebar"));
        inspect.getStyleClass().addAll("button-icon", "flat");
        inspect.setAccessibleText(messages.text("library.inspector"));
        inspect.setTooltip(new Tooltip(messages.text("library.inspector")));
        inspect.setMinWidth(USE_PREF_SIZE);
        inspect.setSelected("true".equals(memory.recall("inspector")));
        inspect.selectedProperty().subscribe(on -> memory.keep("inspector", Boolean.toString(on)));
        count.getStyleClass().add("caption");
        count.setMinWidth(USE_PREF_SIZE);
        OverflowBar bar = new OverflowBar("video-more", messages);
        OverflowBar.Slot left = bar.slot();
        left.addKept(trail, count);
        MenuButton filters = menus.filter(this::narrow);
        MenuButton sort = menus.sort(table.table());
        bar.rightSlot().add(filters, sort, views, inspect, parts.export().apply(table), compare);
        bar.addToMenu(table.columnChoice());
        bar.getStyleClass().add("video-head");
        BooleanBinding isNarrow =
                Bindings.createBooleanBinding(
                        () -> bar.getWidth() < ROOM * count.getFont().getSize(),
                        bar.widthProperty(),
                        count.fontProperty());
        trail.briefProperty().bind(isNarrow);
        for (MenuButton menu : List.of(filters, sort)) {
            shorten(menu, isNarrow);
        }
        return bar;
    }

    /** Shows only the icon of a menu where the bar is narrow, as with large text. */
    private static void shorten(MenuButton menu, BooleanBinding isNarrow) {
        menu.tooltipProperty().bind(menu.textProperty().map(Tooltip::new));
        menu.accessibleTextProperty().bind(menu.textProperty());
        menu.contentDisplayProperty()
                .bind(
                        isNarrow.map(
                                narrow ->
                                        narrow
                                                ? ContentDisplay.GRAPHIC_ONLY
                                                : ContentDisplay.LEFT));
    }

    private ChoiceSwitch<Boolean> views(ViewMemory memory) {
        ChoiceSwitch<Boolean> made =
                new ChoiceSwitch<>(
                        "library-view",
                        memory,
                        asGrid -> {
                            Visibility.show(grid, asGrid);
                            Visibility.show(table.table(), !asGrid);
                        });
        view(made.add(false, "table", ""), "fth-list", "library.view.table");
        view(made.add(true, "grid", ""), "fth-grid", "library.view.grid");
        return made;
    }

    private void view(ToggleButton button, String icon, String text) {
        button.setGraphic(new FontIcon(icon));
        button.setAccessibleText(messages.text(text));
        button.setTooltip(new Tooltip(messages.text(text)));
    }

    /** Shows the videos as tiles or as a table. */
    void showAs(boolean tiles) {
        views.choose(tiles ? "grid" : "table");
        focusTable();
    }

    /** Shows or hides the inspector. */
    void inspect() {
        inspect.setSelected(!inspect.isSelected());
    }

    /** Sorts the videos. */
    void sort(String order) {
        VideoMenus.sort(table.table(), order);
    }

    private void search(String typed) {
        table.filter(typed);
        beginnings.searched();
    }

    private void narrow(VideoNarrowing chosen) {
        narrowing = chosen;
        table.narrow(chosen.count() == 0 ? null : chosen.test(marks));
    }

    /** Takes what is known of videos without a request. */
    void marks(VideoMarks known) {
        if (!known.equals(marks)) {
            marks = known;
            menus.fields(known.fields().keySet());
            narrow(narrowing);
        }
    }

    private void count() {
        int shown = table.shownRows().size();
        int all = table.rows().size();
        count.setText(
                shown == all
                        ? messages.formats().integer(all)
                        : messages.text(
                                "pattern.of",
                                messages.formats().integer(shown),
                                messages.formats().integer(all)));
        Visibility.show(count, all > 0);
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
        inspector.onOpen(row -> beginnings.open(row.video()), table::selected);
        table.table().itemsProperty().subscribe(this::count);
    }

    private void onGridKey(KeyEvent event) {
        if (LibraryCommands.OPEN.isPressed(event)) {
            openSelected();
            event.consume();
        }
    }

    private void buildTable(Parts parts, RowPictures pictures) {
        table.table().getColumns().add(pictures.column(row -> row.video().thumbnail().orNull()));
        parts.columns().all().forEach(table::columns);
        table.keyedBy(row -> row.video().id())
                .onOpen(row -> beginnings.open(row.video()))
                .remember(parts.memory())
                .rememberSelected(parts.memory(), row -> row.video().id().value());
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
        trail.draggedBy(drag);
        grid.tilesAre(
                tile -> {
                    tile.setOnDragDetected(
                            event -> {
                                if (!selected().isEmpty()) {
                                    begin(drag, selected(), tile);
                                    event.consume();
                                }
                            });
                    tile.setOnDragDone(_ -> drag.end());
                });
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
    private void begin(FolderDrag drag, List<Video> some, Node row) {
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
        inspector.show(table.selected());
        Visibility.show(rename, can && some.size() <= 1);
        Visibility.show(renameMany, can && some.size() > 1);
        Visibility.show(move, can);
        Visibility.show(trash, can && model.canTrash());
        Visibility.show(unofficial, can);
    }

    FilterField filter() {
        return filter;
    }

    /** Updates the breadcrumb after a folder may have been renamed. */
    void renewHeading() {
        if (videos.isUnlisted() && !videos.rowsProperty().get().isEmpty()) {
            trail.show(messages.text("videos.known"));
        } else {
            trail.show(videos.place());
        }
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
        reading.show(state);
        boolean none = videos.listing().map(one -> one.videos().isEmpty()).orElse(true);
        // Nothing was loaded then, so no time is shown.
        boolean unlisted = none && videos.isUnlisted();
        states.show(unlisted ? new LoadState.NotLoaded() : state, none ? nothing() : null);
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
}
