package app.marquee.ui.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.ranking.CostPerViewer;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RepeatedTitles;
import app.marquee.model.id.VideoId;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.BoundedSelection;
import app.marquee.ui.analytics.FigureCell;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnChoice;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Table of the ranked videos with all metrics and bars for the leading one. */
final class RankingTable extends VBox {
    private static final Set<RankingMetric> HIDDEN =
            EnumSet.of(
                    RankingMetric.UNIQUE_VIEWS,
                    RankingMetric.UNIQUE_PLAYS,
                    RankingMetric.UNIQUE_VIEWERS);

    /** Rows whose images are looked for: those that are seen first. */
    private static final int FIRST = 30;

    private static final String RANK = "rank";
    private static final double RANK_WIDTH = 48;
    private static final String TITLE = "title";
    private static final double TITLE_WIDTH = 240;
    private static final double FIGURE_WIDTH = 80;

    /** Room for a value with its bar beside it. */
    private static final double BAR_WIDTH = 176;

    private static final String PER_VIEWER = "cost-per-viewer";
    private static final double COST_WIDTH = 110;

    /** Width of an amount with the text for an unknown currency. */
    private static final double WHOLE_COST_WIDTH = 200;

    private final Messages messages;
    private final Consumer<VideoId> open;
    private final FigureWords figures;
    private final DataTable<Ranked> table;
    private final DaysColumn days;
    private final MoverColumns moves;
    private final Pins pins;
    private final VideoFrames frames;
    private final PictureColumn<Ranked> picture;
    private final OrderMark order;
    private int ranked;
    private RepeatedTitles repeated = RepeatedTitles.NONE;
    private RankingMetric leading = RankingMetric.VIEWS;

    RankingTable(SectionContext context, VideoFrames frames, Consumer<VideoId> open) {
        this.messages = context.messages();
        this.frames = frames;
        this.picture = frames.column(one -> one.row().videoId());
        this.open = open;
        this.figures = new FigureWords(messages);
        this.days = new DaysColumn(messages);
        this.moves = new MoverColumns(messages);
        this.pins = new Pins(context.memory());
        this.table =
                new DataTable<Ranked>("ranking-table", messages, context.tasks())
                        .columns(rank(), moves.moved(), title())
                        .keyedBy(RankingTable::key)
                        .onOpen(this::open);
        table.table().getColumns().add(2, picture);
        for (RankingMetric metric : RankingMetric.values()) {
            table.columns(figure(metric));
        }
        table.columns(moves.change(), moves.share(), days.column(), costPerViewer(), id());
        hideEmpty();
        leave();
        String views = RankingMetric.VIEWS.key();
        double plain = ColumnWidth.titled(messages.text("metric." + views), FIGURE_WIDTH);
        table.narrowing(views, plain, MoverColumns.MOVED);
        days.drawnIn(table);
        moves.titledIn(table);
        marked();
        for (RankingMetric metric : RankingMetric.values()) {
            withBars(metric);
        }
        moves.color(table);
        table.emptyTextProperty().set(messages.text("videos.none"));
        pinned();
        table.table().setAccessibleText(messages.text("title"));
        table.remember(context.memory())
                .rememberSelected(
                        context.memory(), one -> Objects.toString(RankingColumns.id(one), ""));
        order = new OrderMark(table.table(), leading.key());
        picture.setVisible(false);
        moves.hide(table);
        Label single = new Label(messages.text("table.single", BoundedSelection.MOST));
        single.getStyleClass().addAll("caption", "table-note");
        table.below(single);
        BoundedSelection.attach(table.table(), single);
        getStyleClass().add("report-table");
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().add(table);
    }

    /**
     * The other metrics leave first, since a click on their tile brings them. The images, the rank
     * and the one that the videos are ranked by outlast the width of the titles.
     */
    private void leave() {
        Stream<String> metrics =
                Arrays.asList(RankingMetric.values()).reversed().stream()
                        .filter(each -> each != leading)
                        .map(RankingMetric::key);
        table.leaving(
                        Stream.of(
                                        Stream.of(MoverColumns.SHARE),
                                        metrics,
                                        Stream.of(DaysColumn.ID, MoverColumns.MOVED))
                                .flatMap(each -> each)
                                .toArray(String[]::new))
                .lasting(picture.getId(), RANK, MoverColumns.CHANGE, leading.key());
    }

    /** The number of videos of the period, without those that only the compared one has. */
    ObservableValue<RowCount> count() {
        return table.countProperty().map(this::ranked);
    }

    private RowCount ranked(RowCount rows) {
        int all = Math.min(rows.all(), ranked);
        if (rows.shown() == rows.all()) {
            return new RowCount(all, all);
        }
        long shown = table.table().getItems().stream().filter(one -> one.number() < ranked).count();
        return new RowCount((int) shown, all);
    }

    /** The choice of columns, for the menu of the header. */
    ColumnChoice columns() {
        return table.columnChoice();
    }

    /** The video, or the row's index in the report when it names none or a repeated one. */
    private static Object key(Ranked one) {
        return one.number();
    }

    private Column<Ranked> rank() {
        String title = messages.text("field.rank");
        return Column.<Ranked, Integer>number(RANK, title, Ranked::rank, figures::count)
                .width(ColumnWidth.titled(title, RANK_WIDTH));
    }

    private Column<Ranked> title() {
        return Column.<Ranked>text(TITLE, messages.text("item.video"), RankingTable::name)
                .width(TITLE_WIDTH)
                .takesRoom()
                .graphic(this::marks);
    }

    /** A mark stands behind the title. */
    private void marked() {
        table.table().getColumns().stream()
                .filter(column -> TITLE.equals(column.getId()))
                .forEach(column -> column.getStyleClass().add("title-marked"));
    }

    /**
     * A pinned video, and the start of the ID where another one has the same title: it is no part
     * of the title in files.
     */
    private @Nullable Node marks(Ranked one) {
        HBox marks = new HBox();
        marks.getStyleClass().add("title-marks");
        if (pins.have(RankingColumns.id(one))) {
            FontIcon icon = new FontIcon("fth-bookmark");
            icon.setAccessibleText(messages.text("pin.is"));
            marks.getChildren().add(icon);
        }
        repeated.mark(one.row())
                .ifPresent(
                        mark -> {
                            Label id = new Label(mark);
                            id.getStyleClass().add("caption");
                            id.setMinWidth(USE_PREF_SIZE);
                            marks.getChildren().add(id);
                        });
        return marks.getChildren().isEmpty() ? null : marks;
    }

    /** The title, or the ID where there is none. */
    static @Nullable String name(Ranked one) {
        String title = one.row().title();
        return title == null || title.isBlank() ? RankingColumns.id(one) : title;
    }

    private Column<Ranked> id() {
        return Column.<Ranked>text("video-id", messages.text("field.video_id"), RankingColumns::id)
                .width(300)
                .hidden();
    }

    /** Hides the trends, where no daily data can be saved. */
    void withoutDays() {
        days.hide(table);
    }

    /**
     * Offers to load daily data, in the title of the trends; null while there is nothing to load.
     */
    void offer(@Nullable Labeled button) {
        days.offer(button, table);
        hideEmpty();
        table.rows(table.rows());
    }

    /** Trends without a line and without an offer say nothing. */
    private void hideEmpty() {
        if (days.isOffering()) {
            table.hidingColumns(RANK, DaysColumn.ID);
        } else {
            table.hidingColumns(RANK);
        }
    }

    /** Shows other days. */
    void show(RankingHistory history) {
        days.show(history, table);
    }

    /** Unique counts are hidden at first: not every platform provides them, and no sum does. */
    private Column<Ranked> figure(RankingMetric metric) {
        Column<Ranked> column = valued(metric, messages.text("metric." + metric.key()));
        return HIDDEN.contains(metric) ? column.hidden() : column;
    }

    private Column<Ranked> valued(RankingMetric metric, String title) {
        return metric == RankingMetric.BANDWIDTH_COST
                ? Column.<Ranked, Amount>of(
                                metric.key(), title, one -> metric.of(one.row()), figures::cost)
                        .alignedRight()
                        .width(ColumnWidth.titled(title, COST_WIDTH))
                : Column.<Ranked, Long>number(
                                metric.key(), title, one -> metric.count(one.row()), figures::count)
                        .width(ColumnWidth.titled(title, width(metric)));
    }

    private static double width(RankingMetric metric) {
        return metric == RankingMetric.VIEWS ? BAR_WIDTH : FIGURE_WIDTH;
    }

    private Column<Ranked> costPerViewer() {
        String title = messages.text("column.cost-per-viewer");
        return Column.<Ranked, Amount>of(
                        PER_VIEWER, title, one -> CostPerViewer.of(one.row()), figures::cost)
                .alignedRight()
                .width(ColumnWidth.titled(title, WHOLE_COST_WIDTH))
                .hidden();
    }

    private void withBars(RankingMetric metric) {
        FigureCell.Words words =
                new FigureCell.Words(
                        messages.text("metric." + metric.key()),
                        messages.text("unknown.mark"),
                        messages.text("unknown.text"));
        for (TableColumn<Ranked, ?> column : table.table().getColumns()) {
            if (metric.key().equals(column.getId())) {
                bars(column, words, metric);
            }
        }
    }

    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    private void bars(TableColumn<Ranked, ?> column, FigureCell.Words words, RankingMetric metric) {
        ((TableColumn<Ranked, Ranked>) column)
                .setCellFactory(
                        _ ->
                                new FigureCell<>(
                                        words,
                                        one -> text(one, metric, figures::shortCost),
                                        one -> text(one, metric, figures::cost),
                                        one -> share(one, metric)));
    }

    private @Nullable String text(Ranked one, RankingMetric metric, Function<Amount, String> cost) {
        Amount amount = metric.of(one.row());
        if (amount == null) {
            return null;
        }
        return metric == RankingMetric.BANDWIDTH_COST
                ? cost.apply(amount)
                : figures.count(amount.value().toBigInteger());
    }

    private double share(Ranked one, RankingMetric metric) {
        return metric == leading && one.rank() != null ? one.share() : -1;
    }

    /** Shows a ranking, in the order of its leading metric unless a column was clicked. */
    void show(RankingContent content) {
        boolean another = content.metric() != leading;
        leading = content.metric();
        moves.show(content, table);
        if (another) {
            table.table().getSortOrder().clear();
            leave();
            showCostPerViewer();
            order.lead(leading.key());
        }
        table.usualWidth(RankingMetric.BANDWIDTH_COST.key(), costWidth(content));
        ranked = content.ranked().size();
        repeated = content.repeated();
        table.rows(content.listed());
        frames.show(
                picture,
                content.listed().stream()
                        .limit(FIRST)
                        .flatMap(one -> Stream.ofNullable(one.row().videoId()))
                        .toList());
        // Rows that are the same as before may have moved against other days.
        table.table().refresh();
    }

    /** What a viewer costs is beside the costs while the videos are ranked by them. */
    private void showCostPerViewer() {
        table.table().getColumns().stream()
                .filter(column -> PER_VIEWER.equals(column.getId()))
                .forEach(column -> DataTable.show(column, leading == RankingMetric.BANDWIDTH_COST));
    }

    /** No cost is longer than the sum of all in its currency. */
    private double costWidth(RankingContent content) {
        double least =
                ColumnWidth.titled(
                        messages.text("metric." + RankingMetric.BANDWIDTH_COST.key()), COST_WIDTH);
        return content.totals().costs().stream()
                .mapToDouble(sum -> ColumnWidth.ofValue(figures.shortCost(sum)))
                .reduce(least, Math::max);
    }

    private void open(Ranked one) {
        Optional.ofNullable(one.row().videoId()).ifPresent(open);
    }

    /** Whether one video is selected that can be shown. */
    boolean canOpen() {
        return table.selected().size() == 1 && canPin();
    }

    void openSelected() {
        table.selected().stream().limit(1).forEach(this::open);
    }

    /** Whether any video is selected that can be known again. */
    boolean canPin() {
        return !selectedIds().isEmpty();
    }

    /**
     * Pins the selected videos to the top of the table, or unpins them when all are pinned.
     *
     * @return whether the limit allowed it
     */
    boolean pinOrRelease() {
        boolean done = pins.toggle(selectedIds());
        pinned();
        return done;
    }

    private List<String> selectedIds() {
        return table.selected().stream()
                .map(RankingColumns::id)
                .flatMap(id -> Optional.ofNullable(id).stream())
                .toList();
    }

    private void pinned() {
        Set<String> now = pins.all();
        table.first(now.isEmpty() ? null : one -> contains(now, RankingColumns.id(one)));
        table.table().refresh();
    }

    private static boolean contains(Set<String> ids, @Nullable String id) {
        return id != null && ids.contains(id);
    }

    /** Shows only videos whose title or ID contains every word. */
    void filter(String typed) {
        table.filter(
                SearchWords.of(typed)
                        .in(
                                one ->
                                        Stream.of(name(one), RankingColumns.id(one))
                                                .flatMap(
                                                        text ->
                                                                Optional.ofNullable(text)
                                                                        .stream())));
    }

    DataTable<Ranked> table() {
        return table;
    }
}
