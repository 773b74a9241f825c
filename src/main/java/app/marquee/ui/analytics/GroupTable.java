package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.DataTable;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Groups as a tree of lines with days or hours inside. Arrow keys, Enter and the mouse open and
 * close; columns sort within the group around.
 */
final class GroupTable extends VBox {
    private static final double NAME_WIDTH = 320;
    private static final double FIGURE_WIDTH = 112;
    private static final double SHARE_WIDTH = 84;
    private static final double CHANGE_WIDTH = 150;
    private static final String NAME = "name";
    private static final String CHANGE = "-change";
    private static final String SHARE = "share";

    private final GroupsViewModel<?> model;
    private final Messages messages;
    private final FigureWords figures;
    private final DataTable<GroupLine> table;
    private final ChangeWords changes;
    private GroupLines lines = GroupLines.NONE;
    private boolean comparing;

    /**
     * @param id of the table; its buttons have ids that begin with its section's
     * @param nameTitle the title of the first column
     */
    GroupTable(String id, String nameTitle, GroupsViewModel<?> model, SectionContext context) {
        this.model = model;
        this.messages = context.messages();
        this.figures = new FigureWords(messages);
        this.changes = new ChangeWords(messages);
        this.table =
                new DataTable<GroupLine>(id, messages, context.tasks())
                        .columns(name(nameTitle), share())
                        .keyedBy(GroupLine::key)
                        .onOpen(line -> expand(line, !line.expanded()));
        for (CounterMetric metric : CounterMetric.values()) {
            table.columns(figure(metric), change(metric), changeShare(metric));
        }
        cells(NAME, () -> new GroupCell(model.names(), messages, this::expand));
        for (CounterMetric metric : CounterMetric.values()) {
            cells(metric.key(), () -> bars(metric));
        }
        table.emptyTextProperty().set(messages.text("groups.filter.empty"));
        view().setAccessibleText(nameTitle);
        view().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        VBox.setVgrow(table, Priority.ALWAYS);
        getStyleClass().add("report-table");
        getChildren().add(table);
    }

    /** More columns to the right. */
    GroupTable with(List<Column<GroupLine>> more) {
        more.forEach(table::columns);
        more.forEach(column -> column(column.id()).ifPresent(shown -> shown.setSortable(false)));
        return this;
    }

    /** When all columns are there. */
    GroupTable ready(String section, SectionContext context) {
        buildFoot(section);
        buildSort(context);
        return this;
    }

    TableView<GroupLine> view() {
        return table.table();
    }

    private Column<GroupLine> name(String title) {
        return Column.<GroupLine>text(NAME, title, line -> model.names().of(line.group()))
                .width(NAME_WIDTH);
    }

    private Column<GroupLine> share() {
        return Column.<GroupLine, Double>number(
                        SHARE,
                        messages.text("column.share"),
                        line -> lines.share(line.group()),
                        messages.formats()::percent)
                .width(SHARE_WIDTH);
    }

    private Column<GroupLine> figure(CounterMetric metric) {
        String title = messages.text("metric." + metric.key());
        return Column.<GroupLine, String>of(
                        metric.key(), title, line -> words(line, metric), words -> words)
                .alignedRight()
                .width(HeaderWidth.of(title, FIGURE_WIDTH));
    }

    private @Nullable String words(GroupLine line, CounterMetric metric) {
        return figures.sum(line.group().sums().of(metric), metric.isAdditive());
    }

    private Column<GroupLine> change(CounterMetric metric) {
        String title = messages.text("column.change", messages.text("metric." + metric.key()));
        return Column.<GroupLine, String>of(
                        metric.key() + CHANGE,
                        title,
                        line -> changes.of(change(line, metric)),
                        words -> words)
                .alignedRight()
                .width(HeaderWidth.of(title, CHANGE_WIDTH))
                .hidden();
    }

    private Column<GroupLine> changeShare(CounterMetric metric) {
        String title =
                messages.text("column.change-share", messages.text("metric." + metric.key()));
        return Column.<GroupLine, String>of(
                        metric.key() + CHANGE + "-share",
                        title,
                        line -> changes.share(change(line, metric)),
                        words -> words)
                .alignedRight()
                .width(HeaderWidth.of(title, FIGURE_WIDTH))
                .hidden();
    }

    /** Around a filter the figures are of what is left, and the other answer's are not. */
    private @Nullable Change change(GroupLine line, CounterMetric metric) {
        GroupContent content = model.contentProperty().get();
        if (content == null
                || line.group().kind() == GroupKind.BUCKET
                || (content.narrowing().narrows() && !line.group().isLeaf())) {
            return null;
        }
        return content.changes().of(line.key(), metric);
    }

    /** The change of the views comes and goes with the comparison; the others can be chosen. */
    private void compared(boolean any) {
        for (CounterMetric metric : CounterMetric.values()) {
            column(metric.key() + CHANGE)
                    .ifPresent(
                            column ->
                                    column.setVisible(
                                            any
                                                    && (column.isVisible()
                                                            || metric == CounterMetric.VIEWS)));
        }
    }

    private TableCell<GroupLine, GroupLine> bars(CounterMetric metric) {
        return new FigureCell<>(
                new FigureCell.Words(
                        messages.text("metric." + metric.key()),
                        messages.common().text("unknown.mark"),
                        messages.common().text("unknown.text")),
                line -> words(line, metric),
                line -> metric == lines.leading() ? lines.bar(line.group()) : -1);
    }

    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    private void cells(String id, Supplier<TableCell<GroupLine, GroupLine>> cell) {
        column(id)
                .ifPresent(
                        column ->
                                ((TableColumn<GroupLine, GroupLine>) column)
                                        .setCellFactory(_ -> cell.get()));
    }

    private Optional<TableColumn<GroupLine, ?>> column(String id) {
        return view().getColumns().stream().filter(each -> id.equals(each.getId())).findFirst();
    }

    private void buildFoot(String section) {
        Node count = table.foot().getChildren().getFirst();
        count.setVisible(false);
        count.setManaged(false);
        Label single = new Label(messages.text("table.single", BoundedSelection.MOST));
        single.getStyleClass().add("caption");
        BoundedSelection.attach(view(), single);
        Button expand =
                button(section + "-expand", "cities.expand", "fth-chevrons-down", model::expandAll);
        Button collapse =
                button(
                        section + "-collapse",
                        "cities.collapse",
                        "fth-chevrons-up",
                        model::collapseAll);
        table.foot().getChildren().addAll(1, List.of(expand, collapse, single));
    }

    private Button button(String id, String key, String icon, Runnable action) {
        Button button = new Button(messages.text(key), new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("flat");
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip(messages.text(key)));
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** The sort is the model's: lines stay inside the group around them. */
    private void buildSort(SectionContext context) {
        column(SHARE).ifPresent(column -> column.setSortable(false));
        for (CounterMetric metric : CounterMetric.values()) {
            column(metric.key() + CHANGE + "-share").ifPresent(column -> column.setSortable(false));
        }
        view().setSortPolicy(_ -> sort());
        table.remember(context.memory())
                .rememberSelected(context.memory(), line -> line.key().toString());
        if (view().getSortOrder().isEmpty()) {
            column(CounterMetric.VIEWS.key())
                    .ifPresent(
                            views -> {
                                views.setSortType(TableColumn.SortType.DESCENDING);
                                view().getSortOrder().add(views);
                            });
        } else {
            sort();
        }
    }

    private boolean sort() {
        model.sort(
                view().getSortOrder().stream().findFirst().map(this::sort).orElse(PlaceSort.USUAL));
        return true;
    }

    private PlaceSort sort(TableColumn<GroupLine, ?> by) {
        boolean descending = by.getSortType() == TableColumn.SortType.DESCENDING;
        boolean byChange = by.getId().endsWith(CHANGE);
        return Arrays.stream(CounterMetric.values())
                .filter(metric -> (metric.key() + (byChange ? CHANGE : "")).equals(by.getId()))
                .findFirst()
                .map(metric -> new PlaceSort(metric, descending, byChange))
                .orElse(new PlaceSort(null, descending));
    }

    private void expand(GroupLine line, boolean expanded) {
        if (line.isExpandable()) {
            model.expand(line.key(), expanded);
        }
    }

    private void onKey(KeyEvent event) {
        GroupLine line = view().getSelectionModel().getSelectedItem();
        if (line == null || event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case RIGHT -> inwards(line, event);
            case LEFT -> outwards(line, event);
            default -> {}
        }
    }

    /** Opens, and then goes to the first group inside. */
    private void inwards(GroupLine line, KeyEvent event) {
        if (line.isExpandable() && !line.expanded()) {
            expand(line, true);
        } else if (line.expanded()) {
            select(view().getSelectionModel().getSelectedIndex() + 1);
        }
        event.consume();
    }

    /** Closes, and then goes to the group around. */
    private void outwards(GroupLine line, KeyEvent event) {
        if (line.expanded()) {
            expand(line, false);
        } else {
            GroupKey around = line.key().parent();
            List<GroupLine> shown = view().getItems();
            for (int i = 0; i < shown.size(); i++) {
                if (shown.get(i).key().equals(around)) {
                    select(i);
                }
            }
        }
        event.consume();
    }

    private void select(int index) {
        view().getSelectionModel().clearAndSelect(index);
        view().getFocusModel().focus(index);
        view().scrollTo(Math.max(0, index - 2));
    }

    void show(GroupLines shown) {
        GroupContent content = model.contentProperty().get();
        boolean any = content != null && content.isCompared();
        if (any != comparing) {
            comparing = any;
            compared(any);
        }
        lines = shown;
        table.rows(shown.lines());
    }
}
