package app.marquee.ui.video;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;

/**
 * Page of one video: its frame and facts to the left, and to the right its performance, custom
 * fields, thumbnails, browsers or changes. FX thread only.
 */
public final class VideoPage extends BorderPane {
    private static final double FACTS_SHARE = 0.36;

    private final Messages messages;
    private final Ways ways;
    private final VideoPageViewModel model;
    private final FactsGrid grid;
    private final VideoTabs tabs;
    private final VideoHead head;
    private final Label place = new Label();
    private final Button previous;
    private final Button next;

    /**
     * Services of the page, what its section adds, and the changes of the section.
     *
     * @param pictures loads the frame
     * @param performance first card of the first tab
     * @param sources card below it
     * @param browsers card of a tab of its own
     */
    public record Parts(
            VideoPageService service,
            CustomFieldService fields,
            VideoGallery.Sources gallery,
            RowPictures pictures,
            ChangeController changes,
            VideoCard performance,
            VideoCard sources,
            VideoCard browsers) {}

    /** Ways from the page to others. */
    public interface Ways {
        void back();

        /** Why a video can't be edited now; empty when it can. */
        Optional<String> blocked(Video video);

        /** Proposal of other texts of a video; empty where they can't be changed. */
        Optional<Proposal> editing(Video video, VideoUpdate update);

        /** Place of a video in the list, such as “3 of 12”; empty when it isn't there. */
        Optional<String> place(VideoId video);

        /** The name of the folder of a video; empty when it is unknown. */
        Optional<String> folder(Video video);

        /** The video that is some places further in the list, or before it. */
        Optional<VideoId> beside(VideoId video, int steps);

        /** Shows another video of the list. */
        void open(VideoId other);

        /** Buttons for what its section does with the shown video. */
        List<ButtonBase> commands(VideoPageViewModel shown);
    }

    public VideoPage(SectionContext on, Parts parts, Ways ways) {
        this.messages = on.messages().of("video");
        this.ways = ways;
        this.model = new VideoPageViewModel(parts.service(), on.tasks(), on.clock(), messages);
        this.grid = new FactsGrid(on, ways::folder);
        this.tabs = new VideoTabs(on, parts, model);
        Button leave = Buttons.back("video-back", messages);
        leave.setOnAction(_ -> ways.back());
        this.previous = button("video-previous", "video.previous", "fth-chevron-up");
        this.next = button("video-next", "video.next", "fth-chevron-down");
        previous.setOnAction(_ -> step(-1));
        next.setOnAction(_ -> step(1));
        place.getStyleClass().add("caption");
        place.setMinWidth(USE_PREF_SIZE);
        this.head =
                new VideoHead(on, parts.pictures(), model, tabs.gallery(), parts.changes(), ways);
        tabs.shownProperty().subscribe(tab -> head.offerStrip(tab != VideoTab.THUMBNAILS));
        SplitPane split = new SplitPane(left(on), tabs);
        SplitMemory.attach(split, on.memory().under("video"), FACTS_SHARE);
        EffectiveWidth.follow(
                split,
                effective ->
                        split.setOrientation(
                                effective < EffectiveWidth.ONE_PANE
                                        ? Orientation.VERTICAL
                                        : Orientation.HORIZONTAL));
        setCenter(
                new ViewFrame(messages, messages.text("item.video"), split)
                        .titled(leave, head.title())
                        .actions(place, previous, next)
                        .more(ways.commands(model).toArray(ButtonBase[]::new)));
        model.factsStateProperty().subscribe(this::showFacts);
        parts.changes().flow().listen(model::follow);
    }

    private ScrollPane left(SectionContext on) {
        VBox column = new VBox();
        ScrollPane scroll = new ScrollPane(column);
        head.fitInto(scroll);
        StatePane facts =
                new StatePane(messages, on.clock(), grid)
                        .retry(FailureSubject.VIDEO, model::refresh);
        facts.follow(model.factsStateProperty(), () -> null);
        column.getChildren().addAll(head, facts);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("gallery-scroll");
        return scroll;
    }

    private Button button(String id, String text, String icon) {
        Button button = new Button("", new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("button-icon");
        button.setMinWidth(USE_PREF_SIZE);
        button.setAccessibleText(messages.text(text));
        button.setTooltip(new Tooltip(messages.text(text)));
        return button;
    }

    /** Shows a video and focuses its tabs. */
    public void show(VideoId video) {
        model.show(video);
        tabs.gallery().show(video);
        tabs.load(video);
        place.setText(ways.place(video).orElse(""));
        previous.setDisable(!canStep(-1));
        next.setDisable(!canStep(1));
        FxThread.later(tabs::takeFocus);
    }

    /** Whether there is a video that many places further in the list. */
    public boolean canStep(int steps) {
        return beside(steps).isPresent();
    }

    /** Shows the video that is some places further in the list. */
    public void step(int steps) {
        beside(steps).ifPresent(ways::open);
    }

    /** The shown video; null before one is. */
    public @Nullable VideoId video() {
        return model.video();
    }

    private Optional<VideoId> beside(int steps) {
        VideoId video = model.video();
        return video == null ? Optional.empty() : ways.beside(video, steps);
    }

    /** Starts to edit the title, or says why it can't be edited. */
    public void editTitle() {
        head.editTitle();
    }

    /** The same for the description. */
    public void editDescription() {
        head.editDescription();
    }

    public void choose(VideoTab tab) {
        tabs.choose(tab);
    }

    /** Refreshes the page. */
    public void refresh() {
        model.refresh();
        tabs.gallery().refresh();
        tabs.refresh();
    }

    public VideoPageViewModel model() {
        return model;
    }

    /** The actions on its custom fields, while they are shown. */
    public Optional<FieldActions> fieldActions() {
        return tabs.shownFields().map(FieldsPane::actions);
    }

    /** The thumbnails, while they are shown. */
    public Optional<VideoGallery> gallery() {
        return tabs.shownGallery();
    }

    public StatePane states() {
        return tabs.fields().states();
    }

    private void showFacts(LoadState state) {
        VideoId video = model.video();
        if (video != null && state instanceof LoadState.Loaded) {
            grid.show(video, model.facts().orElse(null));
        }
    }

    /** Releases the page. */
    public void close() {
        tabs.close();
    }
}
