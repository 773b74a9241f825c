package app.marquee.ui.funnels;

import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.VideoFacts;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.funnels.FunnelsViewModel.Read;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.InvalidationListener;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;

/** Pane of one funnel with its videos, and the button that removes some. FX thread only. */
final class FunnelVideosPane extends VBox {
    private static final double TITLE = 300;
    private static final double NUMBER = 76;
    private static final double ID = 290;

    private final SectionContext on;
    private final Messages messages;
    private final FunnelsViewModel model;
    private final FunnelWords words;
    private final DataTable<FunnelVideo> table;
    private final VideoFrames frames;
    private final PictureColumn<FunnelVideo> picture;
    private final StatePane states;
    private final Label heading = new Label();
    private final Label count = new Label();
    private final WriteButton remove;
    private final Action removal = new Action(this::removeSelected);
    private final FunnelRemovals removals;

    FunnelVideosPane(
            SectionContext on,
            FunnelsViewModel model,
            VideoFrames frames,
            FunnelRemovals removals) {
        this.on = on;
        this.messages = on.messages();
        this.model = model;
        this.removals = removals;
        this.words = new FunnelWords(messages);
        this.remove =
                WriteButton.opening(
                                "funnel-remove", messages.text("remove.button"), "fth-minus-circle")
                        .destroying(true);
        this.table = new DataTable<>("funnel-videos", messages, on.tasks());
        this.frames = frames;
        this.picture = frames.column(FunnelVideo::id);
        table.table().getColumns().add(picture);
        buildTable();
        picture.setVisible(false);
        this.states =
                new StatePane(messages, on.clock(), table)
                        .retry(FailureSubject.FUNNEL, model::refreshVideos);
        states.follow(model.videos().stateProperty(), this::nothing);
        VBox.setVgrow(states, Priority.ALWAYS);
        getChildren().addAll(head(), states);
        on.connection().addListener((InvalidationListener) _ -> choice());
        model.chosenProperty()
                .subscribe(funnel -> heading.setText(funnel == null ? "" : words.name(funnel)));
        model.videos().valueProperty().subscribe(this::show);
        choice();
    }

    private void buildTable() {
        table.columns(
                        Column.<FunnelVideo>text("title", messages.text("field.title"), this::title)
                                .standIn(video -> words.noTitle(video.id()))
                                .width(TITLE)
                                .takesRoom(),
                        Column.<FunnelVideo, BigDecimal>number(
                                        "length",
                                        messages.text("field.length"),
                                        video ->
                                                video.length() == null
                                                        ? facts().length(video.id())
                                                        : video.length(),
                                        messages.formats()::videoLength)
                                .width(NUMBER),
                        Column.<FunnelVideo, Long>number(
                                        "views",
                                        messages.text("metric.views"),
                                        video -> facts().views(video.id()),
                                        messages.formats()::integer)
                                .width(ColumnWidth.titled(messages.text("metric.views"), NUMBER)),
                        Column.<FunnelVideo>text(
                                        "id",
                                        messages.text("field.id"),
                                        video -> video.id().value())
                                .width(ID)
                                .hidden())
                .named(messages.text("field.videos"))
                .hidingColumns()
                .keyedBy(FunnelVideo::id)
                .onOpen(video -> on.navigation().open(video.id()))
                .remember(on.memory())
                .rememberSelected(on.memory(), video -> video.id().value());
        table.emptyTextProperty().set(messages.text("videos.empty"));
        removal.attach(remove);
        table.selectionCommands(remove);
        table.selection().addListener((InvalidationListener) _ -> choice());
        table.table().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private HBox head() {
        heading.getStyleClass().add("heading");
        heading.setMinWidth(0);
        count.getStyleClass().add("caption");
        count.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(heading, count);
        head.getStyleClass().add("funnel-head");
        return head;
    }

    private @Nullable String title(FunnelVideo video) {
        String told = video.title();
        Read read = model.videos().value();
        return words.told(told == null && read != null ? read.titles().get(video.id()) : told);
    }

    private VideoFacts facts() {
        Read read = model.videos().value();
        return read == null ? VideoFacts.NONE : read.facts();
    }

    private void onKey(KeyEvent event) {
        if (FunnelCommands.REMOVE.isPressed(event) && !remove.isDisabled()) {
            removal.run();
            event.consume();
        }
    }

    void failingIn(RefreshFailures failures) {
        states.failingIn(failures.part(messages.text("refresh.open"), model::refreshVideos).item());
    }

    /** Removes the selected videos, after a confirmation. */
    Action removal() {
        return removal;
    }

    private void removeSelected() {
        Funnel shown = model.chosenProperty().get();
        List<VideoId> videos = table.selected().stream().map(FunnelVideo::id).distinct().toList();
        if (shown != null && !videos.isEmpty()) {
            removals.begin(shown, videos, model.titles());
        }
    }

    private void choice() {
        ConnectionSummary connection = on.connection().getValue();
        removal.set(
                Availability.when(
                        !connection.readOnly() && !table.selected().isEmpty(), "needs.videos"));
    }

    private void show(@Nullable Read read) {
        List<FunnelVideo> videos = read == null ? List.of() : read.videos();
        table.rows(videos);
        count.setText(videos.isEmpty() ? "" : messages.plural("count.videos", videos.size()));
        frames.show(picture, videos.stream().map(FunnelVideo::id).toList());
        choice();
    }

    private @Nullable EmptyStateText nothing() {
        Read read = model.videos().value();
        if (read == null) {
            return words("fth-filter", "videos.nowhere");
        }
        boolean told = read.funnel().videos().toOptional().isPresent();
        return read.videos().isEmpty()
                ? words("fth-film", told ? "videos.empty" : "videos.untold")
                : null;
    }

    private EmptyStateText words(String icon, String key) {
        return EmptyStateText.of(icon, messages.text(key + ".title"), messages.text(key + ".text"));
    }
}
