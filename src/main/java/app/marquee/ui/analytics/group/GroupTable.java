package app.marquee.ui.analytics.group;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureCell;
import app.marquee.ui.analytics.MetricColumns;
import app.marquee.ui.analytics.TreeCell;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tree table of groups with their shares, and with days or hours inside. */
final class GroupTable extends TreeTable<GroupKey, GroupLine> {
    private static final double NAME_WIDTH = 300;

    /** What names keep where the columns beside them would have no room. */
    private static final double LEAST_NAME = 180;

    private static final double SHARE_WIDTH = 104;

    private static final String NAME = "name";
    private static final String SHARE = "share";

    private final GroupsViewModel<?, ?> model;
    private final Messages messages;
    private final MetricColumns<GroupLine> metrics;
    private GroupLines lines = GroupLines.NONE;

    /**
     * Options that differ between sections.
     *
     * @param section prefix of the IDs of the table and its buttons
     * @param more extra columns on the right
     */
    record Look(String section, List<Column<GroupLine>> more) {}

    GroupTable(Look look, GroupsViewModel<?, ?> model, SectionContext context) {
        this(
                look,
                model,
                new MetricColumns<>(
                        context.messages(), (line, metric) -> change(model, line, metric)),
                context);
    }

    private GroupTable(
            Look look,
            GroupsViewModel<?, ?> model,
            MetricColumns<GroupLine> metrics,
            SectionContext context) {
        super(look.section() + "-table", model, metrics, context);
        this.model = model;
        this.messages = context.messages();
        this.metrics = metrics;
        add(List.of(name(model.view().group())));
        addMetrics(share());
        add(look.more());
        narrowing(NAME, LEAST_NAME, SHARE);
        names(NAME, this::name);
        for (CounterMetric metric : CounterMetric.values()) {
            cells(metric.key(), () -> values(metric));
        }
        emptyText(messages.text("groups.filter.empty"));
        view().setAccessibleText(model.view().group());
        ready(unsorted(look), context);
    }

    private static Set<String> unsorted(Look look) {
        Set<String> unsorted = new HashSet<>(Set.of(SHARE));
        look.more().forEach(column -> unsorted.add(column.id()));
        return unsorted;
    }

    private TreeCell.Name name(GroupLine line) {
        GroupKind kind = line.group().kind();
        boolean isCounted =
                line.depth() > 0 || model.view().grouping().counts(line.group().key().step());
        return new TreeCell.Name(
                model.names().of(line.group()),
                line.depth() == 0 && !line.group().isLeaf(),
                kind == GroupKind.UNKNOWN || !isCounted,
                kind == GroupKind.ADDRESS ? OverrunStyle.CENTER_ELLIPSIS : OverrunStyle.ELLIPSIS);
    }

    private Column<GroupLine> name(String title) {
        return Column.<GroupLine>text(NAME, title, line -> model.names().of(line.group()))
                .width(NAME_WIDTH);
    }

    private Column<GroupLine> share() {
        String title = messages.text("column.share");
        return Column.<GroupLine, Double>number(
                        SHARE,
                        title,
                        line -> lines.share(line.group()),
                        messages.formats()::percent)
                .width(ColumnWidth.titled(title, SHARE_WIDTH));
    }

    /** A partly filtered group has no comparable values in the other report. */
    private static @Nullable Change change(
            GroupsViewModel<?, ?> model, GroupLine line, CounterMetric metric) {
        GroupContent<?, ?> content = model.contentProperty().get();
        if (content == null
                || line.group().kind() == GroupKind.BUCKET
                || !content.changes().isWhole(line.key(), line.group().sums())) {
            return null;
        }
        return content.changes().of(line.key(), metric);
    }

    /** With bars for the views, which have the room. */
    private TableCell<GroupLine, GroupLine> values(CounterMetric metric) {
        return new FigureCell<>(
                words("metric." + metric.key()),
                line -> metrics.words(line, metric),
                line -> metric == CounterMetric.VIEWS ? lines.bar(line.group()) : -1);
    }

    private FigureCell.Words words(String column) {
        return new FigureCell.Words(
                messages.text(column),
                messages.text("unknown.mark"),
                messages.text("unknown.text"));
    }

    void show(GroupLines shown) {
        GroupContent<?, ?> content = model.contentProperty().get();
        lines = shown;
        if (content != null) {
            title(NAME, content.narrowing().view().group());
        }
        showLines(
                shown.lines(),
                content != null && content.isCompared(),
                content == null ? Changes.none() : content.changes());
    }
}
