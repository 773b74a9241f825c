package app.marquee.ui.funnels;

import app.marquee.analytics.Change;
import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.VideoId;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureCell;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.analytics.PeriodText;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
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
import javafx.scene.control.TableColumn;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Pane of one funnel with its videos, and the button that removes some. FX thread only. */
final class FunnelVideosPane extends VBox {
    /** Width of a frame: larger than in other lists, since these are few videos. */
    static final double FRAME = 80;

    private static final double PICTURE = 108;
    private static final double TITLE = 300;
    private static final double NUMBER = 76;
    private static final double NOTES = 150;
    private static final String VIEWS = "views";
    private static final String FRAMED = "framed-videos";

    /** Room for a number with its bar beside it. */
    private static final double BAR = 156;

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
    private final FigureStrip figures = new FigureStrip("funnel-figures").inOneLine();
    private final MetricFigures sums;
    private final WriteButton remove;
    private final Action removal = new Action(this::removeSelected);
    private final FunnelRemovals removals;

    /** The views of the most viewed video. */
    private long most;

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
        this.sums = new MetricFigures(messages.of("analytics"));
        this.remove =
                WriteButton.opening(
                                "funnel-remove", messages.text("remove.button"), "fth-minus-circle")
                        .destroying(true);
        this.table = new DataTable<>("funnel-videos", messages, on.tasks());
        this.frames = frames;
        this.picture = frames.column(FunnelVideo::id);
        picture.setPrefWidth(PICTURE);
        picture.visibleProperty().subscribe(this::frame);
        table.table().getColumns().add(picture);
        buildTable();
        drawBars();
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
        model.views().knownProperty().subscribe(_ -> show(model.videos().value()));
        choice();
    }

    /** Rows without frames are as high as everywhere. */
    private void frame(boolean isFramed) {
        table.table().getStyleClass().remove(FRAMED);
        if (isFramed) {
            table.table().getStyleClass().add(FRAMED);
        }
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
                                        this::length,
                                        messages.formats()::videoLength)
                                .width(NUMBER),
                        Column.<FunnelVideo, Long>number(
                                        VIEWS,
                                        messages.text("metric.views"),
                                        video -> model.views().views().of(video.id()),
                                        messages.formats()::integer)
                                .width(BAR),
                        Column.<FunnelVideo>text("notes", messages.text("field.notes"), this::notes)
                                .badge(
                                        video ->
                                                isSerious(video)
                                                        ? Badge.Tone.DANGER
                                                        : Badge.Tone.WARNING)
                                .standIn(_ -> "")
                                .width(NOTES),
                        Column.<FunnelVideo>text(
                                        "id",
                                        messages.text("field.id"),
                                        video -> video.id().value())
                                .width(ID)
                                .hidden())
                .named(messages.text("field.videos"))
                .hidingColumns()
                .leaving("id", "length", VIEWS)
                .narrowing(
                        VIEWS, ColumnWidth.titled(messages.text("metric.views"), NUMBER), "length")
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

    private VBox head() {
        heading.getStyleClass().addAll("heading", "funnel-heading");
        heading.setMinWidth(0);
        VBox head = new VBox(heading, figures);
        head.getStyleClass().add("funnel-head");
        return head;
    }

    private @Nullable String title(FunnelVideo video) {
        Read read = model.videos().value();
        return words.told(read == null ? video.title() : read.title(video));
    }

    private @Nullable BigDecimal length(FunnelVideo video) {
        Read read = model.videos().value();
        return read == null ? video.length() : read.length(video);
    }

    private VideoNotes noted(FunnelVideo video) {
        Read read = model.videos().value();
        return read == null ? VideoNotes.NONE : read.notes(video);
    }

    private @Nullable String notes(FunnelVideo video) {
        return words.notes(noted(video));
    }

    private boolean isSerious(FunnelVideo video) {
        return noted(video).isSerious();
    }

    /**
     * The views of a video in proportion to the most viewed one of the funnel; below 0 for none.
     */
    private double share(FunnelVideo video) {
        Long views = model.views().views().of(video.id());
        return views == null || most <= 0 ? -1 : views / (double) most;
    }

    private @Nullable String views(FunnelVideo video) {
        Long views = model.views().views().of(video.id());
        return views == null ? null : messages.formats().integer(views);
    }

    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    private void drawBars() {
        FigureCell.Words marks =
                new FigureCell.Words(
                        messages.text("metric.views"),
                        messages.text("unknown.mark"),
                        messages.text("unknown.text"));
        table.table().getColumns().stream()
                .filter(column -> VIEWS.equals(column.getId()))
                .forEach(
                        column ->
                                ((TableColumn<FunnelVideo, FunnelVideo>) column)
                                        .setCellFactory(
                                                _ ->
                                                        new FigureCell<>(
                                                                marks, this::views, this::share)));
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
        most =
                videos.stream()
                        .map(video -> model.views().views().of(video.id()))
                        .filter(Objects::nonNull)
                        .mapToLong(Long::longValue)
                        .max()
                        .orElse(0);
        table.rows(videos);
        figures.show(read == null || videos.isEmpty() ? List.of() : figures(read));
        Visibility.show(figures, !videos.isEmpty());
        frames.show(picture, videos.stream().map(FunnelVideo::id).toList());
        choice();
    }

    private List<Figure> figures(Read read) {
        List<VideoId> videos = read.videos().stream().map(FunnelVideo::id).distinct().toList();
        FunnelViews views = model.views();
        Period period = views.views().period();
        Figure length =
                Figure.of(
                        "funnel-figure-length", messages.text("field.length"), words.length(read));
        Figure count =
                Figure.of(
                        "funnel-figure-videos",
                        messages.text("field.videos"),
                        messages.formats().integer(videos.size()));
        List<Figure> known =
                length.value().equals(messages.text("unknown.mark"))
                        ? List.of(count)
                        : List.of(count, length);
        if (period == null) {
            return known;
        }
        Sum now = views.of(videos);
        String caption =
                messages.text(
                        "pattern.dot", messages.text("metric.views"), periods().dates(period));
        Figure viewed =
                sums.sum(
                        "funnel-figure-views",
                        caption,
                        now,
                        true,
                        Change.between(views.before(videos), now, true));
        return Stream.concat(Stream.of(viewed), known.stream()).toList();
    }

    private PeriodText periods() {
        return new PeriodText(
                messages,
                LocalDate.ofInstant(on.clock().instant(), on.connection().getValue().zone()));
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
