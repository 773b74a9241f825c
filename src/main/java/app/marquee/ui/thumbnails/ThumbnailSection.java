package app.marquee.ui.thumbnails;

import app.marquee.change.ChangeApplier;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.GalleryPane.PictureActions;
import app.marquee.ui.video.PictureFeed;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.ThumbnailTools;
import app.marquee.ui.video.VideoGallery;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.util.function.Function;

/**
 * Thumbnails section: the known videos to the left; the gallery of one video or a sheet of many to
 * the right. FX thread only.
 */
public final class ThumbnailSection implements Section {
    private static final double LIST_SHARE = 0.34;

    private final PictureFeed sheetFeed;
    private final VideoList list;
    private final ChangeController changes;
    private final VideoGallery gallery;
    private final SheetPane sheetPane;
    private final Label heading = new Label();
    private final BorderPane pane = new BorderPane();
    private final ChoiceSwitch<Node> modes = new ChoiceSwitch<>("thumbs-mode", pane::setCenter);
    private final ToggleButton galleryMode;
    private final ToggleButton sheetMode;
    private final ViewFrame frame;
    private boolean shown;

    ThumbnailSection(VideoGallery.Sources sources, ChangeApplier gate, SectionContext context) {
        Messages messages = context.messages();
        SheetViewModel sheet =
                new SheetViewModel(
                        sources.thumbnails(), context.tasks(), context.clock(), messages);
        this.sheetFeed =
                new PictureFeed(context.tasks(), sources.pictures(), sources.fxThread(), messages);
        this.list = new VideoList(context, sources.thumbnails());
        this.changes = new ChangeController(gate, context);
        this.gallery = new VideoGallery(context, sources, changes, heading::getText);
        this.sheetPane = new SheetPane(context, sheet, sheetFeed, list::meant, this::show);
        heading.getStyleClass().add("gallery-heading");
        VBox one = new VBox(heading, gallery, changes.strip());
        VBox.setVgrow(gallery, Priority.ALWAYS);
        this.galleryMode = modes.add(one, "gallery", messages.text("mode.gallery"));
        galleryMode.setGraphic(new FontIcon("fth-image"));
        this.sheetMode = modes.add(sheetPane, "sheet", messages.text("mode.sheet"));
        sheetMode.setGraphic(new FontIcon("fth-grid"));
        SplitPane split = new SplitPane(list, pane);
        SplitMemory.attach(split, context.memory(), LIST_SHARE);
        this.frame =
                new ViewFrame(messages, messages.text("section.thumbnails"), split)
                        .switching(modes);
        list.onChosen(this::chosen);
        list.onChanged(sheetPane::offer);
    }

    public static SectionDefinition definition(Session session, RowPictures.Source pictures) {
        return definition(
                context ->
                        new ThumbnailSection(
                                VideoGallery.Sources.of(session, pictures),
                                session.changes(),
                                context));
    }

    static SectionDefinition definition(Function<SectionContext, ThumbnailSection> create) {
        return SectionDefinition.of(
                        ThumbnailSection.class, SectionGroup.CONTENT, "fth-image", create)
                .opening(Place.ThumbnailsOf.class)
                .with(ThumbnailCommands.all());
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
        return gallery.pictureActions();
    }

    /** The actions that change the custom thumbnail. */
    ThumbnailTools tools() {
        return gallery.tools();
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
        return gallery.fetchedAt();
    }

    @Override
    public void close() {
        changes.close();
        gallery.close();
        sheetFeed.close();
    }
}
