package app.marquee.ui.video;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Picture;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.session.Session;
import app.marquee.service.video.PictureService;
import app.marquee.service.video.ThumbnailChangeService;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.Job;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Thumbnails of one video with the actions on them. FX thread only. */
public final class VideoGallery extends VBox implements AutoCloseable {
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");

    private final SectionContext on;
    private final Messages messages;
    private final Sources sources;
    private final Supplier<String> name;
    private final GalleryViewModel model;
    private final ChangeController changes;
    private final PictureFeed feed;
    private final GalleryPane pane;
    private final ThumbnailTools tools;
    private BiConsumer<VideoId, Thumbnails> onLoaded = (_, _) -> {};

    /** File for the video, whose thumbnails aren't loaded yet. */
    private @Nullable Path waiting;

    /**
     * Services of the thumbnails.
     *
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public record Sources(
            ThumbnailService thumbnails,
            ThumbnailChangeService changes,
            PictureService pictures,
            Executor fxThread) {
        public static Sources of(Session session, RowPictures.Source pictures) {
            return new Sources(
                    ThumbnailService.of(session),
                    ThumbnailChangeService.of(session),
                    pictures.pictures(),
                    pictures.fxThread());
        }
    }

    /**
     * @param name of the video, or its ID where it is unknown
     */
    public VideoGallery(
            SectionContext on, Sources sources, ChangeController changes, Supplier<String> name) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.sources = sources;
        this.changes = changes;
        this.name = name;
        this.model =
                new GalleryViewModel(
                        sources.thumbnails(),
                        on.tasks(),
                        on.clock(),
                        messages.text("job.thumbnails"));
        this.feed = new PictureFeed(on.tasks(), sources.pictures(), sources.fxThread(), messages);
        this.pane = new GalleryPane(messages, on.clock(), model, feed, new Deeds());
        this.tools =
                new ThumbnailTools(
                        on,
                        model,
                        new ThumbnailTools.Ways(sources.changes(), changes, sources.pictures()),
                        name,
                        pane);
        VBox.setVgrow(pane, Priority.ALWAYS);
        getChildren().addAll(tools, pane);
        takeFiles(this, this::replaceBy);
        model.stateProperty().subscribe(this::arrived);
    }

    /**
     * Marks the thumbnail that viewers see.
     *
     * @param url of that one; null when it is unknown
     */
    public void used(@Nullable String url) {
        model.used(url);
    }

    private void arrived(LoadState state) {
        VideoId video = model.video();
        Path file = waiting;
        if (video != null && state instanceof LoadState.Loaded) {
            model.thumbnails().ifPresent(loaded -> onLoaded.accept(video, loaded));
        }
        if (file != null && !(state instanceof LoadState.Loading)) {
            waiting = null;
            replaceBy(file);
        }
    }

    /** Sets the listener for thumbnails that were loaded. */
    public void onLoaded(BiConsumer<VideoId, Thumbnails> listener) {
        onLoaded = listener;
    }

    /**
     * Lets a single file be dropped on the place of a video; many are not for one video.
     *
     * @param use takes the file
     */
    public static void takeFiles(Node place, Consumer<Path> use) {
        place.setOnDragOver(
                event -> {
                    if (isForOne(event)) {
                        place.pseudoClassStateChanged(TARGET, true);
                        event.acceptTransferModes(TransferMode.COPY);
                        event.consume();
                    }
                });
        place.setOnDragExited(_ -> place.pseudoClassStateChanged(TARGET, false));
        place.setOnDragDropped(
                event -> {
                    event.setDropCompleted(isForOne(event));
                    event.consume();
                    if (isForOne(event)) {
                        use.accept(event.getDragboard().getFiles().getFirst().toPath());
                    }
                });
    }

    private static boolean isForOne(DragEvent event) {
        return event.getDragboard().getFiles().size() == 1;
    }

    /** Proposes a dropped file as the custom thumbnail; the user compares both first. */
    public void replaceBy(Path file) {
        video().ifPresent(video -> changes.dropped(List.of(video.value())));
        tools.replaceBy(file);
    }

    /** Does the same for another video, once its thumbnails are loaded. */
    public void replaceBy(VideoId video, Path file) {
        show(video);
        if (model.stateProperty().get() instanceof LoadState.Loading) {
            waiting = file;
        } else {
            replaceBy(file);
        }
    }

    /** Shows the thumbnails of another video. */
    public void show(VideoId video) {
        if (!video.equals(model.video())) {
            waiting = null;
        }
        model.show(video);
    }

    /** The video whose thumbnails are shown. */
    public Optional<VideoId> video() {
        return Optional.ofNullable(model.video());
    }

    /** Refreshes the thumbnails. */
    public void refresh() {
        model.refresh();
    }

    /** The model of the thumbnails. */
    GalleryViewModel model() {
        return model;
    }

    /** The actions on the chosen thumbnail. */
    public GalleryPane.PictureActions pictureActions() {
        return pane.actions();
    }

    /** The actions that change the custom thumbnail. */
    public ThumbnailTools tools() {
        return tools;
    }

    /** When the thumbnails were loaded. */
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return pane.states().fetchedAtProperty();
    }

    @Override
    public void close() {
        feed.close();
    }

    /** Actions of the gallery that run outside of it. */
    private final class Deeds implements GalleryPane.Deeds {
        @Override
        public void open(List<VideoThumbnail> all, VideoThumbnail first) {
            new FullSize(messages, on.tasks(), sources.pictures(), sources.fxThread(), all)
                    .using(tools, model.used())
                    .open(on.dialogs(), name.get(), first);
        }

        @Override
        public void save(VideoThumbnail shot) {
            shot.address().ifPresent(VideoGallery.this::fetchAndSave);
        }
    }

    /** Loads and saves an image, whose file type is known once it is loaded. */
    private void fetchAndSave(URI address) {
        on.tasks()
                .submit(
                        Job.of(messages.text("job.save"), _ -> sources.pictures().picture(address))
                                .onSuccess(this::choosePlace));
    }

    private void choosePlace(Picture picture) {
        switch (picture) {
            case Picture.Missing(var why) -> on.notices().warn(PictureFrame.words(messages, why));
            case Picture.Loaded loaded ->
                    on.desk()
                            .chooseTarget(
                                    messages.text("save.title"),
                                    "thumbnail." + loaded.extension(),
                                    new FileKind(
                                            messages.text("item.image"),
                                            List.of(loaded.extension())),
                                    target -> save(loaded, target));
        }
    }

    private void save(Picture.Loaded picture, Path target) {
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.save"),
                                        _ -> {
                                            sources.pictures().save(picture, target);
                                            return target;
                                        })
                                .onSuccess(
                                        saved ->
                                                on.notices()
                                                        .done(
                                                                messages.text(
                                                                        "save.done",
                                                                        saved.toString()))));
    }
}
