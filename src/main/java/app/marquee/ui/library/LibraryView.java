package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.change.ElsewhereNote;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.library.folder.FolderActions;
import app.marquee.ui.library.folder.FolderEditor;
import app.marquee.ui.library.folder.FolderPane;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.FolderSelection;
import app.marquee.ui.library.folder.FolderTable;
import app.marquee.ui.library.folder.RowKey;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.FieldActions;
import app.marquee.ui.video.VideoPage;
import app.marquee.ui.video.VideoPageViewModel;
import app.marquee.ui.video.matrix.GridActions;

import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * View of the Library: the folder tree beside the videos of the selected folder. FX thread only.
 */
final class LibraryView extends StackPane {
    /**
     * Pause before videos are loaded, so that keyboard navigation does not load every folder on the
     * way.
     */
    private static final Duration SETTLING = Duration.millis(180);

    private static final PseudoClass EVERYWHERE = PseudoClass.getPseudoClass("everywhere");

    private static final Set<ItemKind> KINDS = Set.of(ItemKind.FOLDER, ItemKind.VIDEO);

    /** Of the width, for the folders. */
    private static final double FOLDERS_SHARE = 0.25;

    /** In pixels, of folders that lie over the videos. */
    private static final double FOLDERS_WIDTH = 300;

    private final LibraryModels models;
    private final SectionContext on;
    private final Messages messages;
    private final LibraryDialogs dialogs;
    private final BatchRenames renames;
    private final Debouncer settling = new Debouncer(this, SETTLING);
    private final FolderTable table;
    private final FolderPane folders;
    private final VideoWords words;
    private final VideoPane videos;
    private final TwoPanes panes;
    private final FolderActions folderActions;
    private final Action creation;
    private final Action adding = new Action(this::addById);
    private final WriteButton create;
    private final ElsewhereNote elsewhere;
    private final ViewFrame frame;
    private final LibraryPages pages;
    private final ExportMenu export;
    private final ToggleButton all = new ToggleButton();
    private final CheckBox here = new CheckBox();
    private boolean built;
    private boolean focusTree;

    /** The folder whose videos are awaited; null for none. */
    private @Nullable VideoPlace awaited;

    /** What is done with them as soon as they are loaded. */
    private Consumer<List<Video>> whenLoaded = _ -> {};

    LibraryView(
            LibraryModels models,
            LibrarySection.Services services,
            ReportSources reports,
            SectionContext on) {
        this.models = models;
        this.on = on;
        this.messages = on.messages();
        this.dialogs = new LibraryDialogs(models, on);
        this.renames = new BatchRenames(models, on);
        this.folderActions =
                FolderActions.of(
                        models.actions(), models.edit(), renames::folders, dialogs::moveFolders);
        this.creation = new Action(dialogs::createFolder);
        ZoneId zone = on.connection().getValue().zone();
        this.table =
                new FolderTable(
                        models.tree(), models.actions(), messages, models.changes().words());
        table.onWaiting(row -> row.changeable().ifPresent(this::showChanges));
        this.folders = folderPane();
        this.words = new VideoWords(messages, table.words(), zone, models.actions()::name);
        this.videos = videoPane(words, zone);
        this.panes = panes();
        this.create =
                WriteButton.opening("folder-create", messages.text("action.create"), "fth-plus");
        getStyleClass().add("library");
        this.elsewhere =
                new ElsewhereNote(
                        "library-elsewhere",
                        on,
                        services.differences(),
                        KINDS,
                        models.changes().words());
        buildHere();
        this.export = exportMenu();
        this.frame = frame();
        videos.filtering(new FilterValueLoader(on, services), frame.popover());
        this.pages = new LibraryPages(models, services, reports, on, this, new PageWays());
        pages.onTitle(
                found ->
                        found.ifPresentOrElse(
                                dialogs::renameVideo, () -> refuse("video.edit.unavailable")));
        getChildren().add(frame);
        drag();
        new FolderKeys(table, models.tree(), models.actions(), folderActions, this::refuse)
                .attach();
        models.onNews(on.notices()::warn);
        models.changes().markers().onChange(pages::readJournal);
        models.tree().selectionProperty().addListener(_ -> follow());
        models.tree().stateProperty().addListener((_, _, state) -> showAtFirst(state));
        models.tree().rowsProperty().addListener(_ -> adapt());
        models.tree().stateProperty().addListener(_ -> adapt());
        models.actions().choiceProperty().addListener(_ -> videos.choice());
        models.videos().stateProperty().addListener((_, _, state) -> loadEnded(state));
        adapt();
        built = true;
    }

    private FolderPane folderPane() {
        FolderEditor editor = new FolderEditor(table, models.edit(), messages);
        FolderSelection selection =
                new FolderSelection(table, models.actions(), folderActions, messages);
        StackPane every = new StackPane(all(), allCount());
        every.getStyleClass().add("folder-every");
        table.markScrolled(every);
        Node created = models.changes().markers().note("folder-waiting", ItemKind.FOLDER);
        FolderPane pane =
                new FolderPane(table, editor, new VBox(every, selection.blocked(), created), on);
        pane.selecting(selection);
        return pane;
    }

    /** The folders, beside the videos or over them. */
    private TwoPanes panes() {
        TwoPanes made =
                new TwoPanes(
                                "folders",
                                videos,
                                TwoPanes.Position.LEFT,
                                FOLDERS_SHARE,
                                on.memory().under("library").under("tree"),
                                messages)
                        .wide(FOLDERS_WIDTH)
                        .side(folders)
                        .closedFrom(table.view());
        all.addEventHandler(ActionEvent.ACTION, _ -> made.chosen());
        models.edit()
                .editingProperty()
                .subscribe(
                        folder -> {
                            if (folder != null) {
                                made.open();
                            }
                        });
        return made;
    }

    /** Opens the folders where they have no room beside the videos. */
    private Button treeOpening() {
        Button made = button("library-folders", "section.folders", "fth-folder");
        made.setOnAction(_ -> panes.open());
        panes.narrowProperty().subscribe(narrow -> Visibility.show(made, narrow));
        return made;
    }

    /** The row of all videos above the tree, chosen while no folder is. */
    private ToggleButton all() {
        all.setId("library-all");
        all.setText(messages.text("videos.all"));
        all.setGraphic(new FontIcon("fth-film"));
        all.setMaxWidth(Double.MAX_VALUE);
        all.getStyleClass().add("folder-all");
        all.setOnAction(_ -> showAll());
        models.tree().selectionProperty().subscribe(_ -> mark());
        models.videos().stateProperty().addListener(_ -> mark());
        return all;
    }

    private Label allCount() {
        Label count = new Label();
        count.setMouseTransparent(true);
        count.getStyleClass().add("folder-all-count");
        StackPane.setAlignment(count, Pos.CENTER_RIGHT);
        models.videos()
                .countsProperty()
                .subscribe(
                        now -> {
                            Long every = now.all();
                            count.setText(every == null ? "" : messages.formats().integer(every));
                            table.unfiled(now.unfiled());
                        });
        return count;
    }

    /** Marks the row of all videos instead of the chosen folder while all folders are searched. */
    private void mark() {
        boolean searches = built && place() instanceof VideoPlace.Found;
        all.setText(messages.text(built && videos.hasKnownAlone() ? "videos.known" : "videos.all"));
        all.setSelected(searches || models.tree().selectionProperty().get().isEmpty());
        table.view().pseudoClassStateChanged(EVERYWHERE, searches);
    }

    /** Shows the videos of all folders. */
    void showAll() {
        models.tree().select(Set.of());
        follow();
    }

    /** Searches the videos of all folders. */
    void searchEverywhere() {
        getChildren().setAll(frame);
        here.setSelected(false);
        videos.filter().requestFocus();
    }

    /** A search is in all folders, unless the user wants it in the chosen one. */
    private void buildHere() {
        here.setId("library-here");
        here.setText(messages.text("library.here"));
        here.setMinWidth(USE_PREF_SIZE);
        here.selectedProperty().subscribe((_, _) -> follow());
        offerHere();
    }

    private void offerHere() {
        Visibility.show(
                here,
                !videos.filter().getText().isBlank()
                        && !models.tree().selectionProperty().get().isEmpty());
    }

    private void refuse(String reason) {
        on.notices().warn(messages.text(reason));
    }

    /** Adds items, shows the first folder among them and focuses it. */
    private void addById() {
        dialogs.addById(() -> focusTree = true);
    }

    private VideoPane videoPane(VideoWords words, ZoneId zone) {
        VideoColumns columns =
                new VideoColumns(messages, table.words(), words, zone, this::showChanges);
        VideoPane.Parts parts =
                new VideoPane.Parts(
                        messages,
                        on.tasks(),
                        on.memory().under("library"),
                        on.clock(),
                        columns,
                        words);
        return new VideoPane(
                models,
                parts,
                new VideoPane.Beginnings() {
                    @Override
                    public void rename(Video video) {
                        dialogs.renameVideo(video);
                    }

                    @Override
                    public void renameMany(List<Video> some) {
                        renames.videos(some);
                    }

                    @Override
                    public void move(List<Video> some) {
                        dialogs.moveVideos(some);
                    }

                    @Override
                    public void addToPlaylist(List<Video> some) {
                        on.navigation().open(new Place.AddToPlaylist(some));
                    }

                    @Override
                    public void addById() {
                        adding.run();
                    }

                    @Override
                    public void compare(List<Video> some) {
                        pages.compare(some);
                    }

                    @Override
                    public void fill(List<Video> some) {
                        pages.fill(some);
                    }

                    @Override
                    public void open(Video video) {
                        reveal(video.id());
                    }

                    @Override
                    public void searched() {
                        follow();
                    }

                    @Override
                    public void refuse(String reason) {
                        LibraryView.this.refuse(reason);
                    }
                });
    }

    private ExportMenu exportMenu() {
        TableSheet sheets = new TableSheet(on).unit("length", "s").unit("size", "B");
        return new ExportMenu(
                on, new TableSource(messages.text("field.videos"), videos.table(), sheets));
    }

    Optional<ExportMenu> exports() {
        return isPageShown() ? pages.exports() : Optional.of(export);
    }

    private ViewFrame frame() {
        Button add = button("folder-add", "ids.byId", "fth-hash");
        adding.attach(add);
        videos.replacing(add);
        creation.attach(create);
        VBox.setVgrow(panes, Priority.ALWAYS);
        return new ViewFrame(
                        messages,
                        messages.text("title"),
                        new VBox(elsewhere, failures(), panes, models.changes().strip()))
                .switching(treeOpening())
                .narrowing(videos.filter(), here)
                .actions(add, export, create);
    }

    private RefreshFailures failures() {
        RefreshFailures made = new RefreshFailures(messages);
        folders.states()
                .failingIn(made.part(messages.text("refresh.folders"), models.tree()::refresh));
        videos.states()
                .failingIn(made.part(messages.text("refresh.videos"), models.videos()::refresh));
        return made;
    }

    private Button button(String id, String text, String icon) {
        Button button = new Button(messages.text(text), new FontIcon(icon));
        button.setId(id);
        return button;
    }

    private void drag() {
        FolderDrag drag =
                new FolderDrag(
                        models.tree(),
                        models.actions(),
                        models.videoActions(),
                        messages,
                        folders::hint,
                        models.changes()::dropped);
        table.rowsAre(drag::attach);
        videos.draggedBy(drag);
    }

    /** Adapts to what the platform offers. */
    private void adapt() {
        boolean can = models.actions().canCreate();
        boolean isUndecided = isUndecided();
        creation.set(Availability.when(can, isUndecided ? "folders.missing" : "needs.service"));
        Visibility.show(create, can || isUndecided);
        videos.choice();
        videos.renewHeading();
        if (focusTree && !models.tree().selectedFolders().isEmpty()) {
            focusTree = false;
            FxThread.later(table.view()::requestFocus);
        }
    }

    /** Whether only the folders, which are loaded first, say what the platform offers. */
    private boolean isUndecided() {
        LoadState state = models.tree().stateProperty().get();
        return (state instanceof LoadState.Loading || state instanceof LoadState.Failed)
                && models.tree().tree().isEmpty()
                && !on.connection().getValue().readOnly();
    }

    private void follow() {
        awaited = null;
        mark();
        if (built) {
            offerHere();
        }
        boolean isChosen = !models.tree().selectionProperty().get().isEmpty();
        boolean isLoaded = !(models.tree().stateProperty().get() instanceof LoadState.NotLoaded);
        if (built && (isChosen || isLoaded)) {
            settling.soon(() -> models.videos().show(place()));
        }
    }

    /** Whether all videos are there, so that words filter them without a request. */
    private boolean hasAll(VideoPlace chosen) {
        return chosen instanceof VideoPlace.Everywhere
                && models.videos().place().equals(chosen)
                && models.videos().listing().filter(VideosViewModel.Listing::whole).isPresent();
    }

    private VideoPlace place() {
        String typed = videos.filter().getText();
        VideoPlace chosen = VideoPlace.of(models.tree().selectionProperty().get());
        return here.isSelected() || typed.isBlank() || hasAll(chosen)
                ? chosen
                : VideoPlace.found(typed);
    }

    /** Shows all videos once the folders are there and none of them is selected. */
    private void showAtFirst(LoadState state) {
        boolean isLoaded = state instanceof LoadState.Loaded || state instanceof LoadState.Failed;
        if (isLoaded && models.tree().selectionProperty().get().isEmpty()) {
            follow();
        }
    }

    /** Gives the focus to the videos, also before they are there; false while a page is shown. */
    boolean takeFocus() {
        if (!isPageShown()) {
            videos.states().takeFocus();
        }
        return !isPageShown();
    }

    void focusFilter() {
        if (isPageShown()) {
            pages.focusFilter();
            return;
        }
        videos.filter().requestFocus();
    }

    /** Opens or closes the folder that is focused. */
    void toggle() {
        table.focused()
                .filter(FolderRow::isExpandable)
                .ifPresent(row -> models.tree().expand(row.key(), !row.expanded()));
    }

    StatePane states() {
        StatePane ofPage = pages.states();
        return ofPage == null ? folders.states() : ofPage;
    }

    /** Shows a folder, wherever it lies. */
    void reveal(FolderId folder) {
        getChildren().setAll(frame);
        models.tree().reveal(folder);
        table.scrollTo(RowKey.of(folder));
        videos.states().takeFocus();
    }

    /** Shows a video by itself. */
    void reveal(VideoId video) {
        pages.show(video);
    }

    /** Shows a video by itself and edits its title as soon as it is there. */
    void editTitle(VideoId video) {
        pages.showTitle(video);
    }

    /** Gives a custom field of all videos of the selected folder the same value. */
    void fillFolder() {
        withFolder(pages::fill);
    }

    /** Renames all videos of the selected folder by a rule. */
    void renameInFolder() {
        withFolder(
                some ->
                        models.videoActions()
                                .blocked(some)
                                .ifPresentOrElse(on.notices()::warn, () -> renames.videos(some)));
    }

    /** Does something with all videos of the selected folder, as soon as they are loaded. */
    private void withFolder(Consumer<List<Video>> act) {
        here.setSelected(true);
        settling.stop();
        awaited = place();
        whenLoaded = act;
        models.videos().show(place());
        loadEnded(models.videos().stateProperty().get());
    }

    /** Another section is in front, over which nothing opens. */
    void hidden() {
        awaited = null;
    }

    private void loadEnded(LoadState state) {
        VideoPlace wanted = awaited;
        boolean ends = !(state instanceof LoadState.Loading || state instanceof LoadState.Stale);
        if (wanted == null || !ends || state instanceof LoadState.NotLoaded) {
            return;
        }
        awaited = null;
        boolean isLoaded = state instanceof LoadState.Loaded;
        // Whoever opened another dialog meanwhile has gone on.
        if (isLoaded && wanted.equals(models.videos().place()) && !on.dialogs().isOpen()) {
            Optional<List<Video>> all = models.videos().whole();
            if (all.isEmpty()) {
                refuse(models.videos().isUnlisted() ? "needs.listed" : "needs.whole");
            } else if (all.get().isEmpty()) {
                refuse("needs.listed");
            } else {
                whenLoaded.accept(all.get());
            }
        }
    }

    FolderActions folderActions() {
        return folderActions;
    }

    /** Creates a folder in the selected one. */
    Action creation() {
        return creation;
    }

    /** Adds folders by their IDs. */
    Action adding() {
        return adding;
    }

    /** The actions on the custom fields of the shown video; empty when none is shown. */
    Optional<FieldActions> fieldActions() {
        return pages.fieldActions();
    }

    /** The videos beside the tree. */
    VideoPane videos() {
        return videos;
    }

    /** Whether custom fields have edits that are neither sent nor saved for later. */
    Optional<UnsavedEdit.Keeping> unsavedFields() {
        return pages.unsavedFields();
    }

    /** The actions on the custom fields of many videos, while they are shown. */
    Optional<GridActions> gridActions() {
        return pages.gridActions();
    }

    boolean isPageShown() {
        return pages.isShown();
    }

    /** Refreshes the page of the shown video. */
    void refreshPage() {
        pages.refresh();
    }

    /** The page of the shown video. */
    Optional<VideoPage> page() {
        return pages.video();
    }

    /** Ways from a video's page into the list. */
    private final class PageWays implements VideoPage.Ways, VideoPageCommands.Deeds {
        @Override
        public void back() {
            leave();
        }

        @Override
        public Optional<String> blocked(Video video) {
            return models.videoActions().canUpdate()
                    ? models.videoActions().blocked(List.of(video))
                    : Optional.of(messages.text("video.edit.unavailable"));
        }

        @Override
        public Optional<Proposal> editing(Video video, VideoUpdate update) {
            return models.videoActions().editing(video, update);
        }

        @Override
        public Optional<String> place(VideoId video) {
            return videos.place(video);
        }

        @Override
        public Optional<String> folder(Video video) {
            return words.folder(video);
        }

        @Override
        public Optional<VideoId> beside(VideoId video, int steps) {
            return videos.beside(video, steps);
        }

        @Override
        public void open(VideoId other) {
            videos.select(other);
            reveal(other);
        }

        @Override
        public List<ButtonBase> commands(VideoPageViewModel shown) {
            return new VideoPageCommands(on, models.videoActions(), shown, this).buttons();
        }

        @Override
        public void move(List<Video> some) {
            dialogs.moveVideos(some);
        }

        @Override
        public void addToPlaylist(List<Video> some) {
            on.navigation().open(new Place.AddToPlaylist(some));
        }
    }

    /** Returns from a video to the tree and table, and restores the focus. */
    void leave() {
        getChildren().setAll(frame);
        videos.focusTable();
    }

    private void showChanges(Id subject) {
        models.changes().markers().show(subject);
    }

    /** Releases the view. */
    void close() {
        settling.stop();
        elsewhere.close();
        pages.close();
    }
}
