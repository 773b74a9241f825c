package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.TreeLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;

import javafx.scene.control.TableColumn;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Factory of three table columns per metric: value, change and relative change. */
public final class MetricColumns<L extends TreeLine<?>> {
    private static final double FIGURE_WIDTH = 104;
    private static final double CHANGE_WIDTH = 150;
    private static final double NARROW_FIGURE = 172;
    private static final double PLAIN_FIGURE = 80;
    private static final double NARROW_CHANGE = 72;
    static final String CHANGE = "-change";
    private static final String SHARE = "-change-share";

    private final Messages messages;
    private final FigureWords figures;
    private final ValueChangeFormatter changes;
    private final ChangeOf<L> changeOf;
    private final boolean narrow;
    private CounterMetric chosen = CounterMetric.VIEWS;

    /** Lookup of a line's change, where it is known. */
    @FunctionalInterface
    public interface ChangeOf<L> {
        @Nullable Change of(L line, CounterMetric metric);
    }

    public MetricColumns(Messages messages, ChangeOf<L> changeOf) {
        this(messages, changeOf, false);
    }

    /**
     * @param narrow whether only one metric at a time is shown, with short changes
     */
    public MetricColumns(Messages messages, ChangeOf<L> changeOf, boolean narrow) {
        this.narrow = narrow;
        this.messages = messages;
        this.figures = new FigureWords(messages);
        this.changes = new ValueChangeFormatter(messages);
        this.changeOf = changeOf;
    }

    List<Column<L>> all() {
        return Arrays.stream(CounterMetric.values())
                .flatMap(metric -> List.of(figure(metric), change(metric), share(metric)).stream())
                .toList();
    }

    /** The width of a narrow column of values: at least its title, which has little air. */
    private static double width(Messages messages, CounterMetric metric) {
        String title = messages.text("metric." + metric.key());
        return Math.max(NARROW_FIGURE, ColumnWidth.ofValue(title));
    }

    /** How much wider than usual the values are in this language, in a table of one metric. */
    public static double extra(Messages messages) {
        return width(messages, CounterMetric.VIEWS) - NARROW_FIGURE;
    }

    /**
     * The width of a narrow column of values.
     *
     * @param hasBars whether there are bars beside the values
     */
    public double width(CounterMetric metric, boolean hasBars) {
        String title = messages.text("metric." + metric.key());
        return hasBars ? width(messages, metric) : ColumnWidth.titled(title, PLAIN_FIGURE);
    }

    /** The values of all metrics. */
    public List<Column<L>> values() {
        return Arrays.stream(CounterMetric.values()).map(this::figure).toList();
    }

    /** The changes of all metrics, and what part of the whole change they are. */
    public List<Column<L>> changes() {
        return Arrays.stream(CounterMetric.values())
                .flatMap(metric -> List.of(change(metric), share(metric)).stream())
                .toList();
    }

    /** Shows the columns of this metric instead of those of the others. */
    void choose(
            CounterMetric metric, List<? extends TableColumn<L, ?>> columns, boolean isCompared) {
        begin(metric, columns);
        for (TableColumn<L, ?> column : columns) {
            metric(column, "").ifPresent(each -> DataTable.show(column, each == metric));
            metric(column, CHANGE)
                    .ifPresent(each -> DataTable.show(column, isCompared && each == metric));
        }
    }

    /** Begins with this metric; columns stay as they were left. */
    public void begin(CounterMetric metric, List<? extends TableColumn<L, ?>> columns) {
        chosen = metric;
        for (TableColumn<L, ?> column : columns) {
            metric(column, CHANGE).ifPresent(each -> column.setText(title(each)));
        }
    }

    private String title(CounterMetric metric) {
        return metric == chosen
                ? messages.text("map.difference")
                : messages.text("column.change", messages.text("metric." + metric.key()));
    }

    /** The value of a line, or null when it is unknown. */
    public @Nullable String words(L line, CounterMetric metric) {
        return figures.sum(line.sums().of(metric), metric.isAdditive());
    }

    /** What can't be added up is only a bound here, so it is shown on request. */
    private Column<L> figure(CounterMetric metric) {
        String title = messages.text("metric." + metric.key());
        Column<L> column =
                Column.<L, String>of(
                                metric.key(), title, line -> words(line, metric), words -> words)
                        .alignedRight()
                        .width(
                                narrow
                                        ? width(metric, metric == chosen)
                                        : ColumnWidth.titled(title, FIGURE_WIDTH));
        boolean shown = narrow ? metric == chosen : metric.isAdditive();
        return shown ? column : column.hidden();
    }

    private Column<L> change(CounterMetric metric) {
        String title = title(metric);
        return Column.<L, String>of(
                        metric.key() + CHANGE,
                        title,
                        line ->
                                narrow
                                        ? changes.brief(changeOf.of(line, metric))
                                        : changes.of(changeOf.of(line, metric)),
                        words -> words)
                .alignedRight()
                .width(
                        narrow
                                ? ColumnWidth.narrow(title, NARROW_CHANGE)
                                : ColumnWidth.titled(title, CHANGE_WIDTH))
                .hidden();
    }

    /** A cell of the column of changes. */
    ChangeCell<L> cell(CounterMetric metric) {
        return new ChangeCell<>(
                messages, title(metric), line -> changes.cell(changeOf.of(line, metric), narrow));
    }

    private Column<L> share(CounterMetric metric) {
        String title =
                messages.text("column.change-share", messages.text("metric." + metric.key()));
        return Column.<L, String>of(
                        metric.key() + SHARE,
                        title,
                        line -> changes.share(changeOf.of(line, metric)),
                        words -> words)
                .alignedRight()
                .width(ColumnWidth.titled(title, FIGURE_WIDTH))
                .hidden();
    }

    /**
     * The change of the chosen metric comes and goes with the comparison; the others can be chosen.
     */
    void compared(List<? extends TableColumn<L, ?>> columns, boolean any) {
        for (TableColumn<L, ?> column : columns) {
            metric(column, CHANGE)
                    .ifPresent(
                            metric ->
                                    DataTable.show(
                                            column,
                                            any
                                                    && (DataTable.isWanted(column)
                                                            || metric == chosen)));
        }
    }

    /** The order that the title of a column stands for. */
    PlaceSort sort(TableColumn<L, ?> by) {
        boolean descending = by.getSortType() == TableColumn.SortType.DESCENDING;
        return metric(by, "")
                .map(metric -> new PlaceSort(metric, descending))
                .or(
                        () ->
                                metric(by, CHANGE)
                                        .map(
                                                metric ->
                                                        new PlaceSort(
                                                                metric,
                                                                descending,
                                                                PlaceSort.By.CHANGE)))
                .orElseGet(() -> new PlaceSort(null, descending));
    }

    boolean isShare(TableColumn<L, ?> column) {
        return metric(column, SHARE).isPresent();
    }

    private Optional<CounterMetric> metric(TableColumn<L, ?> column, String suffix) {
        return Arrays.stream(CounterMetric.values())
                .filter(metric -> (metric.key() + suffix).equals(column.getId()))
                .findFirst();
    }
}
