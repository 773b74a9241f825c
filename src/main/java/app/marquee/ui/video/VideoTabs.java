package app.marquee.ui.video;

import app.marquee.model.id.VideoId;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Tabs of a video's page. The performance and browsers are loaded when their tab is shown. FX
 * thread only.
 */
final class VideoTabs extends VBox {
    /** Changes on the first tab, and on their own. */
    private static final int LATEST = 3;

    private static final int MOST = 20;

    private final VideoPage.Parts parts;
    private final VideoPageViewModel model;
    private final FieldsPane fields;
    private final VideoGallery gallery;
    private final Node overview;
    private final Node browsers;
    private final VideoJournal journal;
    private final StackPane content = new StackPane();
    private final ChoiceSwitch<VideoTab> tabs;
    private final ReadOnlyObjectWrapper<VideoTab> shown =
            new ReadOnlyObjectWrapper<>(VideoTab.OVERVIEW);

    VideoTabs(SectionContext on, VideoPage.Parts parts, VideoPageViewModel model) {
        Messages messages = on.messages().of("video");
        this.parts = parts;
        this.model = model;
        this.fields =
                new FieldsPane(
                        on,
                        parts.changes(),
                        model,
                        new FieldEditsViewModel(
                                parts.fields(),
                                model,
                                parts.changes().flow(),
                                on.connection(),
                                on.tasks(),
                                messages));
        on.connection().subscribe(fields::adapt);
        this.gallery =
                new VideoGallery(on, parts.gallery(), parts.changes(), model.titleProperty()::get);
        model.factsStateProperty().subscribe(_ -> gallery.used(model.image()));
        model.frameProperty().subscribe(_ -> gallery.used(model.image()));
        gallery.model()
                .stateProperty()
                .subscribe(
                        now -> {
                            if (now instanceof LoadState.Loaded) {
                                model.readFrame();
                            }
                        });
        OwnersPane owners = new OwnersPane(messages, on.navigation());
        model.ownersProperty().subscribe(owners::show);
        VideoJournal latest = journal(on, messages, LATEST);
        model.journalProperty().subscribe(changes -> Visibility.show(latest, !changes.isEmpty()));
        this.overview =
                scrolled(parts.performance().region(), owners, parts.sources().region(), latest);
        this.browsers = scrolled(parts.browsers().region());
        this.journal = journal(on, messages, MOST);
        this.tabs = new ChoiceSwitch<>("video-tab", on.memory().under("video"), this::show);
        tabs.setMinWidth(0);
        HBox head = new HBox(tabs);
        head.getStyleClass().add("video-tabs");
        for (VideoTab tab : VideoTab.values()) {
            tabs.add(tab, tab.key(), messages.text(tab.title()));
        }
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().addAll(head, content, parts.changes().strip());
    }

    private VideoJournal journal(SectionContext on, Messages messages, int most) {
        VideoJournal list =
                new VideoJournal(
                        messages,
                        parts.changes().words(),
                        on.connection().getValue().zone(),
                        most,
                        () -> openChanges(on));
        model.journalProperty().subscribe(list::show);
        return list;
    }

    private static ScrollPane scrolled(Region... cards) {
        VBox column = new VBox(cards);
        column.getStyleClass().add("video-cards");
        ScrollPane scroll = new ScrollPane(column);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("gallery-scroll");
        return scroll;
    }

    private void openChanges(SectionContext on) {
        VideoId video = model.video();
        if (video != null) {
            on.navigation().open(new Place.ChangesOf(video));
        }
    }

    private void show(VideoTab tab) {
        shown.set(tab);
        content.getChildren().setAll(node(tab));
        load(model.video());
    }

    private Node node(VideoTab tab) {
        return switch (tab) {
            case OVERVIEW -> overview;
            case FIELDS -> fields;
            case THUMBNAILS -> gallery;
            case BROWSERS -> browsers;
            case HISTORY -> journal;
        };
    }

    /** Loads what only the shown tab needs. */
    void load(@Nullable VideoId video) {
        if (video == null) {
            return;
        }
        switch (shown.get()) {
            case OVERVIEW -> {
                parts.performance().show(video);
                parts.sources().show(video);
            }
            case BROWSERS -> parts.browsers().show(video);
            case THUMBNAILS, FIELDS, HISTORY -> {}
        }
    }

    /** Loads again what only the shown tab needs. */
    void refresh() {
        switch (shown.get()) {
            case OVERVIEW -> {
                parts.performance().refresh();
                parts.sources().refresh();
            }
            case BROWSERS -> parts.browsers().refresh();
            case THUMBNAILS, FIELDS, HISTORY -> {}
        }
    }

    ReadOnlyObjectProperty<VideoTab> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    void choose(VideoTab tab) {
        tabs.choose(tab.key());
    }

    /** Focuses the button of the shown tab. */
    void takeFocus() {
        tabs.takeFocus();
    }

    FieldsPane fields() {
        return fields;
    }

    /** The fields, while they are shown. */
    Optional<FieldsPane> shownFields() {
        return shown.get() == VideoTab.FIELDS ? Optional.of(fields) : Optional.empty();
    }

    /** The thumbnails, which are loaded with the page. */
    VideoGallery gallery() {
        return gallery;
    }

    /** The thumbnails, while they are shown. */
    Optional<VideoGallery> shownGallery() {
        return shown.get() == VideoTab.THUMBNAILS ? Optional.of(gallery) : Optional.empty();
    }

    void close() {
        gallery.close();
    }
}
