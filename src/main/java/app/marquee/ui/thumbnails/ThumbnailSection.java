package app.marquee.ui.thumbnails;

import app.marquee.change.ChangeApplier;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.session.Session;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.thumbnails.folder.FolderDialog;
import app.marquee.ui.video.GalleryPane.PictureActions;
import app.marquee.ui.video.ThumbnailTools;
import app.marquee.ui.video.VideoFrames;
import app.marquee.ui.video.VideoGallery;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Thumbnails section: the known videos as a grid, and the thumbnails of the chosen one beside it.
 * FX thread only.
 */
public final class ThumbnailSection implements Section {
    private static final double GRID_SHARE = 0.58;

    /** Width of the images in the grid, in pixels; larger tiles enlarge them. */
    private static final double IMAGE = 240;

    private final SectionContext context;
    private final Messages messages;
    private final ThumbnailsViewModel model;
    private final VideoFrames frames;
    private final ThumbnailGrid grid;
    private final StatePane states;
    private final ChangeController changes;
    private final VideoGallery gallery;
    private final FilterField filter;
    private final ComboBox<ThumbnailFilter> show;

    /** In the header while no image is known, else in its menu. */
    private final Button load = Buttons.titled("sheet-read", "");

    private final Button loadAgain = Buttons.titled("sheet-read", "", "fth-download-cloud");
    private final Action loading;
    private final WriteButton folder;
    private final Action fromFolder;
    private final Supplier<FolderDialog> folders;
    private final Label progress = new Label();
    private final Label heading = new Label();
    private final TwoPanes panes;
    private final ViewFrame frame;
    private boolean shown;
    private boolean isChanged;

    ThumbnailSection(
            VideoService videos,
            VideoGallery.Sources sources,
            VideoFrames.Source pictures,
            ChangeApplier gate,
            SectionContext context) {
        this.context = context;
        this.messages = context.messages();
        this.model =
                new ThumbnailsViewModel(
                        videos, sources.thumbnails(), context.tasks(), context.clock(), messages);
        this.frames = new VideoFrames(context.tasks(), pictures, messages, IMAGE);
        this.grid = new ThumbnailGrid(context, frames);
        this.states =
                new StatePane(messages, context.clock(), grid)
                        .retry(FailureSubject.VIDEO, model::refresh);
        this.changes = new ChangeController(gate, context);
        this.gallery = new VideoGallery(context, sources, changes, this::name);
        this.filter =
                new FilterField(
                                "thumbs-filter",
                                messages.text("videos.filter"),
                                grid.table()::filter)
                        .remember(context.memory());
        this.show =
                choice(
                        "thumbs-show",
                        messages.text("show.which"),
                        List.of(ThumbnailFilter.values()),
                        each -> messages.text(each.key()));
        this.loading = new Action(() -> model.load(grid.meant()));
        FolderDialog.Sources files = new FolderDialog.Sources(videos, sources, pictures.pictures());
        this.folders = () -> new FolderDialog(context, files, changes);
        this.fromFolder = new Action(() -> folders.get().open());
        this.folder =
                WriteButton.opening("thumbs-folder", messages.text("folder.from"), "fth-folder");
        this.panes =
                new TwoPanes(
                                "thumbnails",
                                list(),
                                TwoPanes.Position.RIGHT,
                                GRID_SHARE,
                                context.memory(),
                                messages)
                        .side(detail())
                        .openedFrom(grid.table());
        VBox.setVgrow(panes, Priority.ALWAYS);
        this.frame =
                new ViewFrame(
                                messages,
                                messages.text("section.thumbnails"),
                                new VBox(panes, changes.strip()))
                        .counting(grid.table().countProperty())
                        .narrowing(filter)
                        .actions(show, folder, load)
                        .more(loadAgain);
        follow();
    }

    public static SectionDefinition definition(Session session, VideoFrames.Source pictures) {
        return definition(
                context ->
                        new ThumbnailSection(
                                VideoService.of(session),
                                VideoGallery.Sources.of(session, pictures.pictures()),
                                pictures,
                                session.changes(),
                                context));
    }

    static SectionDefinition definition(Function<SectionContext, ThumbnailSection> create) {
        return SectionDefinition.of(
                        ThumbnailSection.class, SectionGroup.CONTENT, "fth-image", create)
                .opening(Place.ThumbnailsOf.class)
                .with(ThumbnailCommands.all());
    }

    private static <T> ComboBox<T> choice(
            String id, String name, List<T> values, Function<T, String> words) {
        ComboBox<T> choice = new ComboBox<>();
        choice.setId(id);
        choice.setAccessibleText(name);
        choice.setMinWidth(Region.USE_PREF_SIZE);
        choice.getItems().setAll(values);
        choice.setConverter(new ChoiceWords<>(words));
        return choice;
    }

    private VBox list() {
        VBox.setVgrow(states, Priority.ALWAYS);
        VBox list = new VBox(loadBar(), states);
        list.getStyleClass().add("thumbnail-list");
        return list;
    }

    /** The progress of a load, while there is one. */
    private HBox loadBar() {
        Button cancel = Buttons.titled("sheet-cancel", messages.text("cancel"), "fth-x");
        cancel.getStyleClass().add("flat");
        cancel.setOnAction(_ -> model.cancel());
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.setWrapText(true);
        HBox.setHgrow(progress, Priority.ALWAYS);
        HBox bar = new HBox(progress, cancel);
        bar.getStyleClass().add("thumbnail-loading");
        model.loadingProperty()
                .subscribe(
                        state -> {
                            Visibility.show(bar, state instanceof LoadState.Loading);
                            progress.setText(model.progress());
                            if (state instanceof LoadState.Loaded) {
                                placeLoad();
                            }
                        });
        return bar;
    }

    private VBox detail() {
        heading.getStyleClass().add("gallery-heading");
        heading.setWrapText(true);
        heading.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(gallery, Priority.ALWAYS);
        return new VBox(heading, gallery);
    }

    private void follow() {
        context.connection()
                .subscribe(
                        now ->
                                fromFolder.set(
                                        Availability.when(!now.readOnly(), "blocked.readOnly")));
        fromFolder.attach(folder);
        load.getStyleClass().add("accent");
        loading.attach(load);
        loading.attach(loadAgain);
        loadAgain.textProperty().bind(load.textProperty());
        placeLoad(true);
        show.setValue(ThumbnailFilter.ALL);
        show.setOnAction(_ -> with(show, grid::narrow));
        model.rowsProperty().subscribe(grid::rows);
        states.follow(model.stateProperty(), this::nothing);
        model.stateProperty().subscribe(this::listed);
        model.onFailure(
                failure ->
                        context.notices()
                                .failed(
                                        messages.text("job.thumbnails"),
                                        failure,
                                        FailureSubject.VIDEO));
        model.onArrived(frames::lookAgain);
        grid.openingFirst(() -> !panes.narrowProperty().get());
        grid.onChosen(this::chosen);
        grid.onPicked(panes::open);
        grid.onChanged(this::offer);
        grid.onDropped(this::dropped);
        VideoGallery.takeFiles(states, file -> dropped(null, file));
        gallery.onLoaded(this::loaded);
        changes.flow().listen(_ -> isChanged = true);
        offer();
    }

    private void listed(LoadState state) {
        panes.offer(!model.isEmpty());
        if (state instanceof LoadState.Loaded) {
            frames.renew();
            placeLoad();
        }
    }

    private void placeLoad() {
        frames.whetherAny(
                model.rowsProperty().get().stream().map(ThumbnailRow::video).toList(),
                this::placeLoad);
    }

    private void placeLoad(boolean anyImage) {
        Visibility.show(load, !anyImage && !model.isEmpty());
        Visibility.show(loadAgain, anyImage);
    }

    private static <T> void with(ComboBox<T> choice, Consumer<T> use) {
        Optional.ofNullable(choice.getValue()).ifPresent(use);
    }

    private @Nullable EmptyStateText nothing() {
        return model.isEmpty()
                ? EmptyStateText.of(
                                "fth-film",
                                messages.text("videos.none.title"),
                                messages.text("videos.none.text"))
                        .withAction(messages.text("ids.byId"), this::addById)
                : null;
    }

    /** Shows the cost of loading on the button, before it is pressed. */
    private void offer() {
        int videos = Math.min(grid.meant().size(), ThumbnailsViewModel.MOST);
        load.setText(
                messages.plural("load", videos, messages.formats().wait(model.duration(videos))));
        loading.set(Availability.when(videos > 0, "videos.none"));
    }

    /** Opens the first video and adds those not listed. */
    private void add(List<ResolvedId> found) {
        List<VideoId> videos = found.stream().map(id -> new VideoId(id.uuid())).toList();
        videos.stream().findFirst().ifPresent(grid::select);
        model.add(videos);
        grid.takeFocus();
    }

    /** Of the video whose thumbnails are shown, which the grid may not have chosen yet. */
    private String name() {
        return gallery.video()
                .flatMap(
                        video ->
                                model.rowsProperty().get().stream()
                                        .filter(row -> row.video().equals(video))
                                        .findFirst())
                .map(row -> ShownText.wrapped(row.name()))
                .orElseGet(heading::getText);
    }

    private void chosen(@Nullable ThumbnailRow row) {
        if (row != null) {
            heading.setText(ShownText.wrapped(row.name()));
            gallery.show(row.video());
            mark(row.video());
        } else if (panes.narrowProperty().get()
                && !gallery.video().map(grid::isShown).orElse(true)) {
            // Over the results, it would hide them.
            panes.close();
        }
    }

    /**
     * Matches the files of a dropped folder, or compares a file with the thumbnail of its video.
     *
     * @param row the video that it was dropped on; null beside all
     */
    void dropped(@Nullable ThumbnailRow row, Path file) {
        context.tasks()
                .submit(
                        Job.of(messages.text("job.folder"), _ -> Files.isDirectory(file))
                                .onSuccess(isFolder -> dropped(row, file, isFolder)));
    }

    private void dropped(@Nullable ThumbnailRow row, Path file, boolean isFolder) {
        if (isFolder && fromFolder.availability() instanceof Availability.Refused(String reason)) {
            context.notices().hint(messages.text(reason));
        } else if (isFolder) {
            folders.get().open(file);
        } else if (row == null) {
            context.notices().hint(messages.text("drop.video"));
        } else {
            grid.select(row.video());
            gallery.replaceBy(row.video(), file);
        }
    }

    /** Shows in the grid what was loaded of the chosen video. */
    private void loaded(VideoId video, Thumbnails thumbnails) {
        model.take(video, thumbnails);
        if (isChanged) {
            isChanged = false;
            frames.reload();
        }
        mark(video);
    }

    private void mark(VideoId video) {
        frames.whenKnown(video, gallery::used);
    }

    /** Adds videos by their IDs; listed ones are opened. */
    void addById() {
        context.addById()
                .open(messages.text("ids.videos"), WantedItems.of(ItemKind.VIDEO), this::add);
    }

    /** Makes the tiles larger, or smaller for a negative number. */
    void resize(int steps) {
        grid.size().step(steps);
    }

    void sort(ThumbnailGrid.Order wanted) {
        grid.sort(wanted);
    }

    /** Shows the videos that pass a filter. */
    void narrow(ThumbnailFilter wanted) {
        show.setValue(wanted);
    }

    /** The actions on the chosen thumbnail. */
    PictureActions pictureActions() {
        return gallery.pictureActions();
    }

    /** The actions that change the custom thumbnail. */
    ThumbnailTools tools() {
        return gallery.tools();
    }

    /** Adds thumbnails from a folder of files. */
    Action fromFolder() {
        return fromFolder;
    }

    /** Loads the thumbnails of the videos. */
    Action loading() {
        return loading;
    }

    @Override
    public Region view() {
        return frame;
    }

    @Override
    public void shown() {
        frames.renew();
        if (!shown) {
            shown = true;
            model.refresh();
        }
    }

    @Override
    public void refresh() {
        model.refresh();
        gallery.refresh();
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.ThumbnailsOf(VideoId video)) {
            grid.select(video);
            panes.fill();
            if (!model.isListed(video)) {
                model.add(List.of(video));
            }
        }
    }

    @Override
    public void focusFilter() {
        filter.requestFocus();
    }

    @Override
    public List<UnsavedEdit> unsavedEdits() {
        return changes.unsaved();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return gallery.fetchedAt();
    }

    @Override
    public void close() {
        changes.close();
        gallery.close();
        frames.close();
    }
}
