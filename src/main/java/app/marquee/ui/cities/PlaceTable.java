package app.marquee.ui.cities;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ChangeCell;
import app.marquee.ui.analytics.FigureCell;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.MetricColumns;
import app.marquee.ui.analytics.TreeCell;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableColumn;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Tree table of countries, regions and cities, with days or hours inside. */
final class PlaceTable extends TreeTable<PlaceKey, PlaceLine> {
    private static final double PLACE_WIDTH = 90;
    private static final double SHARE_WIDTH = 66;

    private static final double DIFFERENCE_WIDTH = 84;
    private static final double CITIES_WIDTH = 84;
    private static final double RANK_WIDTH = 56;
    private static final double LOCATION_WIDTH = 140;

    private static final String PLACE = "place";
    private static final String SHARE = "share";
    private static final String RANK = "rank";
    private static final String DIFFERENCE = "difference";
    private static final String CITIES = "cities";
    private static final String LOCATION = "coordinates";

    private final CitiesViewModel model;
    private final Messages messages;
    private final PlaceSelection selection;
    private final HoveredRow hovered;
    private final MetricColumns<PlaceLine> metrics;
    private boolean isMapByChange;
    private CounterMetric chosen = CounterMetric.VIEWS;
    private PlaceScale scale = PlaceScale.NONE;
    private List<PlaceLine> shown = List.of();

    PlaceTable(CitiesViewModel model, SectionContext context) {
        MetricColumns<PlaceLine> columns =
                new MetricColumns<>(
                        context.messages(), (line, metric) -> change(model, line, metric), true);
        super("cities-table", model, columns, context);
        this.metrics = columns;
        this.model = model;
        this.messages = context.messages();
        add(List.of(place()));
        add(columns.values());
        add(List.of(share(), difference(), rank()));
        add(columns.changes());
        add(List.of(cities(), location()));
        Arrays.stream(CounterMetric.values()).forEach(this::bars);
        names(PLACE, this::name);
        cells(LOCATION, () -> new LocationCell(messages));
        ValueChangeFormatter changes = new ValueChangeFormatter(messages);
        cells(
                DIFFERENCE,
                () ->
                        new ChangeCell<>(
                                messages,
                                messages.text("column.difference"),
                                line -> changes.difference(change(model, line, chosen))));
        emptyText(messages.text("cities.filter.empty"));
        view().setAccessibleText(messages.text("title"));
        this.selection = new PlaceSelection(this, model);
        this.hovered = new HoveredRow(view());
        ready(Set.of(SHARE, RANK, CITIES, LOCATION), context);
        view().getSortOrder().subscribe(this::sorted);
    }

    /** Rows of places below the cursor, here or on a map. */
    HoveredRow hovered() {
        return hovered;
    }

    PlaceSelection selection() {
        return selection;
    }

    private TreeCell.Name name(PlaceLine line) {
        return new TreeCell.Name(
                model.names().of(line.place()),
                line.place().level() == PlaceLevel.COUNTRY,
                line.place().key().name() == null,
                OverrunStyle.ELLIPSIS);
    }

    private Column<PlaceLine> place() {
        return Column.<PlaceLine>text(
                        PLACE,
                        messages.text("column.place"),
                        line -> model.names().of(line.place()))
                .width(PLACE_WIDTH)
                .takesRoom();
    }

    /** What part of all places a line has, by the chosen metric. */
    private Column<PlaceLine> share() {
        String title = messages.text("column.share");
        return Column.<PlaceLine, String>of(
                        SHARE,
                        title,
                        line -> {
                            double share = scale.share(line.place());
                            return Double.isNaN(share) ? null : messages.formats().percent(share);
                        },
                        words -> words)
                .alignedRight()
                .width(ColumnWidth.narrow(title, SHARE_WIDTH));
    }

    /** How many more or fewer, instead of the share, while the places are ordered by it. */
    private Column<PlaceLine> difference() {
        ValueChangeFormatter words = new ValueChangeFormatter(messages);
        String title = messages.text("column.difference");
        return Column.<PlaceLine, String>of(
                        DIFFERENCE,
                        title,
                        line -> {
                            Change change = change(model, line, chosen);
                            BigInteger difference = change == null ? null : change.difference();
                            return difference == null ? null : words.difference(difference);
                        },
                        text -> text)
                .alignedRight()
                .hidden()
                .width(ColumnWidth.titled(title, DIFFERENCE_WIDTH));
    }

    /** Orders by the change, as a map of changes does, or by the value again. */
    void byChange(boolean wanted) {
        if (wanted != isMapByChange) {
            isMapByChange = wanted;
            sortBy(wanted ? DIFFERENCE : chosen.key());
        }
    }

    private boolean isByChange() {
        return view().getSortOrder().stream().anyMatch(PlaceTable::isChange);
    }

    private static boolean isChange(TableColumn<?, ?> by) {
        return by.getId().endsWith("-change") || by.getId().equals(DIFFERENCE);
    }

    /** The change is ordered by its difference, whose column has the mark. */
    private void markDifference(boolean fewestFirst) {
        sortBy(DIFFERENCE);
        if (fewestFirst) {
            columns(DIFFERENCE)
                    .forEach(column -> column.setSortType(TableColumn.SortType.ASCENDING));
        }
    }

    private void sorted() {
        boolean byChange = isByChange();
        if (byChange
                && !view().getSortOrder().contains(columns(DIFFERENCE).findAny().orElse(null))) {
            boolean wasMostFirst =
                    columns(DIFFERENCE)
                            .anyMatch(
                                    column ->
                                            DataTable.isWanted(column)
                                                    && column.getSortType()
                                                            == TableColumn.SortType.DESCENDING);
            FxThread.later(() -> markDifference(wasMostFirst));
        }
        columns(DIFFERENCE)
                .filter(column -> DataTable.isWanted(column) != byChange)
                .forEach(
                        column -> {
                            DataTable.show(column, byChange);
                            show(SHARE, !byChange);
                            fit();
                        });
    }

    /** The rank among the places around it, by the chosen metric. */
    private Column<PlaceLine> rank() {
        String title = messages.text("field.rank");
        return Column.<PlaceLine, String>of(
                        RANK,
                        title,
                        line -> {
                            CitiesContent content = model.contentProperty().get();
                            return content == null
                                    ? null
                                    : PlaceStanding.Rank.of(content.all(), line.place(), chosen)
                                            .map(rank -> messages.formats().integer(rank.at()))
                                            .orElse(null);
                        },
                        words -> words)
                .alignedRight()
                .hidden()
                .width(ColumnWidth.narrow(title, RANK_WIDTH));
    }

    /** Whether the values have bars: they are what the rows are ordered by, or named by. */
    private boolean hasBars() {
        return !isByChange();
    }

    /** Names get the room of bars that aren't shown. */
    private void fit() {
        for (CounterMetric metric : CounterMetric.values()) {
            usualWidth(metric.key(), metrics.width(metric, metric == chosen && hasBars()));
        }
        view().refresh();
    }

    @Override
    protected PlaceSort order(TableColumn<PlaceLine, ?> by) {
        boolean descending = by.getSortType() == TableColumn.SortType.DESCENDING;
        return switch (by.getId()) {
            case DIFFERENCE -> new PlaceSort(chosen, descending, PlaceSort.By.CHANGE);
            default -> super.order(by);
        };
    }

    private void show(String id, boolean shown) {
        columns(id).forEach(column -> DataTable.show(column, shown));
    }

    private Stream<TableColumn<PlaceLine, ?>> columns(String id) {
        return view().getColumns().stream().filter(column -> id.equals(column.getId()));
    }

    /** Bars beside the values, as long as their share of the largest in the same place. */
    private void bars(CounterMetric metric) {
        FigureCell.Words marks = marks(messages.text("metric." + metric.key()));
        cells(
                metric.key(),
                () ->
                        new FigureCell<>(
                                marks,
                                line -> metrics.words(line, metric),
                                line ->
                                        metric == chosen && hasBars()
                                                ? scale.bar(line.place())
                                                : -1));
    }

    private FigureCell.Words marks(String column) {
        return new FigureCell.Words(
                column, messages.text("unknown.mark"), messages.text("unknown.text"));
    }

    /** Shows this metric with its share and change. */
    void show(CounterMetric metric) {
        chosen = metric;
        rescale();
        choose(metric);
        sortBy(metric);
        fit();
    }

    /** Begins with this metric; order and columns stay as they were left. */
    void begin(CounterMetric metric) {
        chosen = metric;
        metrics.begin(metric, view().getColumns());
        fit();
    }

    /** Shows what is wrong with coordinates while only such places are listed. */
    void explainLocations(boolean shown) {
        show(LOCATION, shown);
        if (shown) {
            columns(LOCATION).forEach(DataTable::answer);
        }
    }

    /** The scale of the chosen metric. */
    PlaceScale scale() {
        return scale;
    }

    private void rescale() {
        CitiesContent content = model.contentProperty().get();
        scale = content == null ? PlaceScale.NONE : PlaceScale.of(content.all(), chosen, shown);
    }

    private Column<PlaceLine> cities() {
        FigureWords figures = new FigureWords(messages);
        return Column.<PlaceLine, String>of(
                        CITIES,
                        messages.text("title"),
                        line ->
                                line.place().level().compareTo(PlaceLevel.CITY) < 0
                                        ? figures.count(line.place().facts().cities())
                                        : "",
                        words -> words)
                .alignedRight()
                .hidden()
                .width(CITIES_WIDTH);
    }

    private Column<PlaceLine> location() {
        return Column.<PlaceLine, String>of(
                        LOCATION,
                        messages.text("column.coordinates"),
                        line -> LocationCell.words(messages, line),
                        words -> words)
                .hidden()
                .width(LOCATION_WIDTH);
    }

    /** A partly filtered place has no comparable values in the other report. */
    private static @Nullable Change change(
            CitiesViewModel model, PlaceLine line, CounterMetric metric) {
        CitiesContent content = model.contentProperty().get();
        if (content == null
                || line.place().level() == PlaceLevel.BUCKET
                || !content.changes().isWhole(line.key(), line.place().sums())) {
            return null;
        }
        return content.changes().of(line.key(), metric);
    }

    void show(PlaceLines lines) {
        CitiesContent content = model.contentProperty().get();
        shown = lines.lines();
        rescale();
        showLines(
                lines.lines(),
                content != null && content.isCompared(),
                content == null ? Changes.none() : content.changes());
    }
}
