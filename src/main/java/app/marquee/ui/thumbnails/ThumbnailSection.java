package app.marquee.ui.thumbnails;

import app.marquee.change.ChangeApplier;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Picture;
import app.marquee.service.session.Session;
import app.marquee.service.video.PictureService;
import app.marquee.service.video.ThumbnailChangeService;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.Job;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.FullSize;
import app.marquee.ui.video.GalleryPane;
import app.marquee.ui.video.GalleryPane.PictureActions;
import app.marquee.ui.video.GalleryViewModel;
import app.marquee.ui.video.PictureFeed;
import app.marquee.ui.video.PictureFrame;
import app.marquee.ui.video.ThumbnailTools;
import app.marquee.ui.video.VideoThumbnail;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * Thumbnails section: the known videos to the left; the gallery of one video or a sheet of many to
 * the right. FX thread only.
 */
public final class ThumbnailSection implements Section {
    private static final double LIST_SHARE = 0.34;

    private final SectionContext context;
    private final Messages messages;
    private final PictureService pictures;
    private final Executor fxThread;
    private final GalleryViewModel gallery;
    private final PictureFeed galleryFeed;
    private final PictureFeed sheetFeed;
    private final VideoList list;
    private final GalleryPane galleryPane;
    private final SheetPane sheetPane;
    private final Label heading = new Label();
    private final BorderPane pane = new BorderPane();
    private final ChoiceSwitch<Node> modes = new ChoiceSwitch<>("thumbs-mode", pane::setCenter);
    private final ToggleButton galleryMode;
    private final ToggleButton sheetMode;
    private final VBox one;
    private final ThumbnailTools tools;
    private final ViewFrame frame;
    private boolean shown;

    ThumbnailSection(
            ThumbnailService service,
            PictureService pictures,
            Changes changes,
            SectionContext context,
            Executor fxThread) {
        this.context = context;
        this.messages = context.messages();
        this.pictures = pictures;
        this.fxThread = fxThread;
        this.gallery =
                new GalleryViewModel(
                        service, context.tasks(), context.clock(), messages.text("job.thumbnails"));
        SheetViewModel sheet =
                new SheetViewModel(service, context.tasks(), context.clock(), messages);
        this.galleryFeed = feed();
        this.sheetFeed = feed();
        this.list = new VideoList(context, service);
        this.galleryPane =
                new GalleryPane(messages, context.clock(), gallery, galleryFeed, new Deeds());
        this.sheetPane = new SheetPane(context, sheet, sheetFeed, list::meant, this::show);
        heading.getStyleClass().add("gallery-heading");
        this.tools = tools(changes);
        this.one = new VBox(heading, tools, galleryPane, tools.strip());
        VBox.setVgrow(galleryPane, javafx.scene.layout.Priority.ALWAYS);
        this.galleryMode = modes.add(one, "gallery", messages.text("mode.gallery"));
        galleryMode.setGraphic(new FontIcon("fth-image"));
        this.sheetMode = modes.add(sheetPane, "sheet", messages.text("mode.sheet"));
        sheetMode.setGraphic(new FontIcon("fth-grid"));
        SplitPane split = new SplitPane(list, pane);
        SplitMemory.attach(split, context.memory(), LIST_SHARE);
        this.frame = new ViewFrame(messages.text("section.thumbnails"), split).narrowing(modes);
        list.onChosen(this::chosen);
        list.onChanged(sheetPane::offer);
    }

    /** Services that change thumbnails. */
    record Changes(ThumbnailChangeService service, ChangeApplier gate) {}

    private ThumbnailTools tools(Changes changes) {
        return new ThumbnailTools(
                context,
                gallery,
                new ThumbnailTools.Ways(changes.service(), changes.gate(), pictures),
                heading::getText);
    }

    public static SectionDefinition definition(
            Session session, PictureService pictures, Executor fxThread) {
        return definition(
                context ->
                        new ThumbnailSection(
                                ThumbnailService.of(session),
                                pictures,
                                new Changes(ThumbnailChangeService.of(session), session.changes()),
                                context,
                                fxThread));
    }

    static SectionDefinition definition(Function<SectionContext, ThumbnailSection> create) {
        return SectionDefinition.of(
                        ThumbnailSection.class, SectionGroup.CONTENT, "fth-image", create)
                .opening(Place.ThumbnailsOf.class)
                .with(ThumbnailCommands.all());
    }

    private PictureFeed feed() {
        return new PictureFeed(context.tasks(), pictures, fxThread, messages);
    }

    void showGallery() {
        galleryMode.setSelected(true);
    }

    void showSheet() {
        sheetMode.setSelected(true);
    }

    void switchPaste() {
        list.switchPaste();
    }

    /** The actions on the chosen thumbnail. */
    PictureActions pictureActions() {
        return galleryPane.actions();
    }

    /** The actions that change the custom thumbnail. */
    ThumbnailTools tools() {
        return tools;
    }

    Action reading() {
        return sheetPane.reading();
    }

    boolean isGalleryShown() {
        return galleryMode.isSelected();
    }

    private void chosen(KnownItem video) {
        String title = video.title();
        heading.setText(title == null || title.isBlank() ? video.id() : title);
        gallery.show(new VideoId(video.id()));
    }

    /** Shows one video by itself. */
    private void show(VideoId video) {
        showGallery();
        list.select(video);
    }

    @Override
    public Region view() {
        return frame;
    }

    @Override
    public void shown() {
        if (!shown) {
            shown = true;
            list.refresh();
        }
    }

    @Override
    public void refresh() {
        list.refresh();
        gallery.refresh();
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.ThumbnailsOf(VideoId video)) {
            show(video);
        }
    }

    @Override
    public void focusFilter() {
        list.filter().requestFocus();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return galleryPane.states().fetchedAtProperty();
    }

    @Override
    public void close() {
        tools.close();
        galleryFeed.close();
        sheetFeed.close();
    }

    /** Actions of the gallery that run in its section. */
    private final class Deeds implements GalleryPane.Deeds {
        @Override
        public void open(List<VideoThumbnail> all, VideoThumbnail first) {
            new FullSize(messages, context.tasks(), pictures, fxThread, all)
                    .open(context.dialogs(), first);
        }

        @Override
        public void save(VideoThumbnail shot) {
            shot.address().ifPresent(address -> fetchAndSave(address));
        }

        @Override
        public DesktopServices desk() {
            return context.desk();
        }
    }

    /** Loads and saves an image, whose file type is known once it is loaded. */
    private void fetchAndSave(URI address) {
        context.tasks()
                .submit(
                        Job.of(messages.text("job.save"), _ -> pictures.picture(address))
                                .onSuccess(this::choosePlace));
    }

    private void choosePlace(Picture picture) {
        switch (picture) {
            case Picture.Missing(var why) ->
                    context.notices().warn(PictureFrame.words(messages, why));
            case Picture.Loaded loaded ->
                    context.desk()
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
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.save"),
                                        _ -> {
                                            pictures.save(picture, target);
                                            return target;
                                        })
                                .onSuccess(
                                        saved ->
                                                context.notices()
                                                        .done(
                                                                messages.text(
                                                                        "save.done",
                                                                        saved.toString()))));
    }
}
