package app.marquee.ui.analytics;

import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.TreeKey;
import app.marquee.analytics.TreeLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.InvalidationListener;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Table of a tree with metrics as columns, which expands by arrow keys, Enter or the mouse and
 * sorts within each parent. FX thread only.
 *
 * @param <K> the key of a line
 * @param <L> a line
 */
public class TreeTable<K extends TreeKey<K>, L extends TreeLine<K>> extends VBox {
    private final Model<K> model;
    private final Messages messages;
    private final MetricColumns<L> metrics;
    private final DataTable<L> table;
    private final TreeKeys<K, L> keys;
    private final List<Consumer<List<L>>> listeners = new ArrayList<>();
    private boolean settling;
    private @Nullable Boolean comparing;
    private @Nullable Changes<K> against;

    /** Model that expands, collapses and sorts the lines. */
    public interface Model<K> {
        void expand(K key, boolean expanded);

        void expandAll();

        void collapseAll();

        void sort(PlaceSort sort);
    }

    public TreeTable(String id, Model<K> model, MetricColumns<L> metrics, SectionContext context) {
        this.model = model;
        this.messages = context.messages();
        this.metrics = metrics;
        this.table =
                new DataTable<L>(id, messages, context.tasks())
                        .keyedBy(TreeLine::key)
                        .onOpen(line -> expand(line, !line.expanded()));
        this.keys = new TreeKeys<>(view(), this::expand);
        keys.attach();
        view().getSelectionModel()
                .getSelectedItems()
                .addListener((InvalidationListener) _ -> selectionChanged());
        VBox.setVgrow(table, Priority.ALWAYS);
        getStyleClass().add("report-table");
        getChildren().add(table);
    }

    public final void add(List<Column<L>> columns) {
        columns.forEach(table::columns);
    }

    /**
     * Adds the metrics; the first one takes the remaining width, for its bars.
     *
     * @param share beside the first one
     */
    public final void addMetrics(Column<L> share) {
        List<Column<L>> all = metrics.all();
        add(List.of(all.getFirst().takesRoom(), share));
        add(all.subList(1, all.size()));
    }

    /**
     * When all columns are there. The sort is the model's: lines stay inside what is around them.
     *
     * @param unsorted columns that nothing is ordered by
     */
    public final void ready(Set<String> unsorted, SectionContext context) {
        Label single = new Label(messages.text("table.single", BoundedSelection.MOST));
        single.getStyleClass().addAll("caption", "table-note");
        BoundedSelection.attach(view(), single);
        table.below(single);
        view().getColumns().stream()
                .filter(column -> unsorted.contains(column.getId()) || metrics.isShare(column))
                .forEach(column -> column.setSortable(false));
        for (CounterMetric metric : CounterMetric.values()) {
            cells(metric.key() + MetricColumns.CHANGE, () -> metrics.cell(metric));
        }
        view().setSortPolicy(_ -> sort());
        table.remember(context.memory())
                .rememberSelected(context.memory(), line -> line.key().toString());
        if (view().getSortOrder().isEmpty()) {
            column(CounterMetric.VIEWS.key()).ifPresent(this::sortFirst);
        } else {
            sort();
        }
    }

    /** Orders by a metric, the most first. */
    public final void sortBy(CounterMetric metric) {
        sortBy(metric.key());
    }

    /** Orders by a column, the most first. */
    protected final void sortBy(String id) {
        view().getSortOrder().clear();
        column(id).ifPresent(this::sortFirst);
        view().sort();
    }

    /** Shows the columns of a metric instead of those of the others. */
    public final void choose(CounterMetric metric) {
        metrics.choose(metric, view().getColumns(), Boolean.TRUE.equals(comparing));
    }

    private void sortFirst(TableColumn<L, ?> by) {
        by.setSortType(TableColumn.SortType.DESCENDING);
        view().getSortOrder().add(by);
    }

    private boolean sort() {
        model.sort(
                view().getSortOrder().stream()
                        .findFirst()
                        .map(this::order)
                        .orElse(PlaceSort.USUAL));
        return true;
    }

    /**
     * Lets the names get narrower before their shares leave, which do so before the change of the
     * views. Call it after adding all columns.
     */
    protected final void narrowing(String name, double least, String share) {
        String first = CounterMetric.VIEWS.key();
        Set<String> last = Set.of(name, share, first, first + MetricColumns.CHANGE);
        List<String> order =
                view().getColumns().reversed().stream()
                        .map(TableColumn::getId)
                        .filter(id -> !last.contains(id))
                        .toList();
        table.leaving(Stream.concat(order.stream(), Stream.of(share)).toArray(String[]::new))
                .narrowing(name, least, share);
    }

    /** Sets the width of a column unless the user chose another one. */
    protected final void usualWidth(String id, double pixels) {
        table.usualWidth(id, pixels);
    }

    /** The order that the title of a column stands for. */
    protected PlaceSort order(TableColumn<L, ?> by) {
        return metrics.sort(by);
    }

    public final TableView<L> view() {
        return table.table();
    }

    /** Sets the title of the column of the names, which is the name of the table, too. */
    public final void title(String id, String words) {
        column(id)
                .filter(column -> !words.equals(column.getText()))
                .ifPresent(
                        column -> {
                            column.setText(words);
                            view().setAccessibleText(words);
                        });
    }

    public final void emptyText(String words) {
        table.emptyTextProperty().set(words);
    }

    /** The names of the lines, with what opens them. */
    public final void names(String column, Function<L, TreeCell.Name> names) {
        cells(column, () -> new TreeCell<>(names, messages, this::expand));
    }

    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    public final void cells(String id, Supplier<TableCell<L, L>> cell) {
        column(id)
                .ifPresent(column -> ((TableColumn<L, L>) column).setCellFactory(_ -> cell.get()));
    }

    private Optional<TableColumn<L, ?>> column(String id) {
        return view().getColumns().stream().filter(each -> id.equals(each.getId())).findFirst();
    }

    private void expand(L line, boolean expanded) {
        if (line.isExpandable()) {
            model.expand(line.key(), expanded);
        }
    }

    /** Sets the listener for changes of the selection. */
    public final void onSelected(Consumer<List<L>> selected) {
        listeners.add(selected);
    }

    private void selectionChanged() {
        if (!settling) {
            settling = true;
            FxThread.later(this::tell);
        }
    }

    /** Once, when all that belongs to one change of the selection has happened. */
    private void tell() {
        settling = false;
        List<L> lines =
                List.copyOf(view().getSelectionModel().getSelectedItems()).stream()
                        .filter(Objects::nonNull)
                        .toList();
        listeners.forEach(listener -> listener.accept(lines));
    }

    public final void select(int index) {
        keys.select(index);
    }

    /**
     * @param isCompared whether there is another report to show changes against
     * @param changes against that report; the same instance when only the lines changed
     */
    public final void showLines(List<L> lines, boolean isCompared, Changes<K> changes) {
        if (!Boolean.valueOf(isCompared).equals(comparing)) {
            comparing = isCompared;
            metrics.compared(view().getColumns(), isCompared);
        }
        table.rows(lines);
        if (!changes.equals(against)) {
            against = changes;
            if (isCompared) {
                // Equal lines may have other changes against other days.
                view().refresh();
            }
        }
    }
}
