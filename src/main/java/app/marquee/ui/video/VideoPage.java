package app.marquee.ui.video;

import app.marquee.model.id.VideoId;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.ZoneId;
import java.util.function.Function;

/**
 * Page of one video: its facts and changes to the left, its custom fields to the right. FX thread
 * only.
 */
public final class VideoPage extends BorderPane {
    private static final double FACTS_SHARE = 0.42;

    /** About four lines, in sizes of its text. */
    private static final double TITLE_MOST = 6;

    private static final Insets MORE_MARGIN = new Insets(0, 24, 16, 24);

    private final Messages messages;
    private final Navigation navigation;
    private final VideoPageViewModel model;
    private final FactsGrid grid;
    private final StatePane facts;
    private final FieldsPane fields;
    private final VideoJournal journal;
    private final Label title = new Label();

    /**
     * Services of the page, and the changes of its section.
     *
     * @param more shown below its facts
     */
    public record Parts(
            VideoPageService service,
            CustomFieldService fields,
            ChangeController changes,
            Region more) {}

    /**
     * @param pictures opens the thumbnails of the video
     * @param back leaves the page
     */
    public VideoPage(SectionContext on, Parts parts, Runnable pictures, Runnable back) {
        this.messages = on.messages().of("video");
        this.navigation = on.navigation();
        this.model = new VideoPageViewModel(parts.service(), on.tasks(), on.clock(), messages);
        FieldEditsViewModel edits =
                new FieldEditsViewModel(
                        parts.fields(),
                        model,
                        parts.changes().flow(),
                        on.connection(),
                        on.tasks(),
                        messages);
        ZoneId zone = on.connection().getValue().zone();
        this.grid = new FactsGrid(messages, zone, on.desk());
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("gallery-scroll");
        grid.onIdsShown(() -> FxThread.later(() -> scrollDown(scroll)));
        this.facts =
                new StatePane(messages, on.clock(), scroll)
                        .retry(FailureSubject.VIDEO, model::refresh);
        this.fields = new FieldsPane(on, model, edits);
        on.connection().subscribe(fields::adapt);
        this.journal =
                new VideoJournal(
                        messages, parts.changes().words(), zone, () -> open(Place.ChangesOf::new));
        VBox right = new VBox(fields, parts.changes().strip());
        VBox.setVgrow(fields, Priority.ALWAYS);
        SplitPane split = new SplitPane(left(parts.more()), right);
        SplitMemory.attach(split, on.memory().under("video"), FACTS_SHARE);
        Button leave = button("video-back", "page.back", "fth-arrow-left", back);
        Button thumbnails = button("video-thumbnails", "section.thumbnails", "fth-image", pictures);
        setCenter(
                new ViewFrame(messages.text("item.video"), split)
                        .narrowing(leave)
                        .actions(thumbnails));
        model.titleProperty().subscribe(title::setText);
        model.factsStateProperty().subscribe(this::showFacts);
        facts.follow(model.factsStateProperty(), () -> null);
        model.journalProperty().subscribe(journal::show);
        parts.changes().flow().listen(_ -> model.readJournal());
    }

    private static void scrollDown(ScrollPane scroll) {
        scroll.layout();
        scroll.setVvalue(scroll.getVmax());
    }

    private VBox left(Region more) {
        title.getStyleClass().add("gallery-heading");
        title.setWrapText(true);
        title.minHeightProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                this::titleLines,
                                title.widthProperty(),
                                title.textProperty(),
                                title.fontProperty(),
                                title.insetsProperty()));
        VBox left = new VBox(title, facts, more, journal);
        VBox.setMargin(more, MORE_MARGIN);
        VBox.setVgrow(facts, Priority.ALWAYS);
        return left;
    }

    /** The height of the title: a usual one is shown whole, a very long one is limited. */
    private double titleLines() {
        return Math.min(title.prefHeight(title.getWidth()), TITLE_MOST * title.getFont().getSize());
    }

    /** Opens the video in another section. */
    private void open(Function<VideoId, Place> place) {
        VideoId video = model.video();
        if (video != null) {
            navigation.open(place.apply(video));
        }
    }

    private Button button(String id, String text, String icon, Runnable action) {
        Button button = new Button(messages.text(text), new FontIcon(icon));
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Shows a video and focuses the filter of its fields. */
    public void show(VideoId video) {
        model.show(video);
        FxThread.later(fields.filter()::requestFocus);
    }

    public VideoPageViewModel model() {
        return model;
    }

    /** The actions on its custom fields. */
    public FieldActions fieldActions() {
        return fields.actions();
    }

    public StatePane states() {
        return fields.states();
    }

    public FilterField filter() {
        return fields.filter();
    }

    private void showFacts(LoadState state) {
        VideoId video = model.video();
        if (video != null && state instanceof LoadState.Loaded) {
            grid.show(video, model.facts().orElse(null));
        }
    }
}
