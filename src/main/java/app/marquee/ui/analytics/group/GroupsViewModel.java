package app.marquee.ui.analytics.group;

import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** View model of a grouped report and its expanded groups. FX thread only. */
public final class GroupsViewModel<Q extends PeriodQuestion<Q>, R extends NamedRow>
        extends ReportViewModel<Q, R, GroupContent<Q, R>> implements TreeTable.Model<GroupKey> {
    private final Supplier<Optional<Q>> question;
    private final GroupExpansion expansion = new GroupExpansion();
    private final ReadOnlyObjectWrapper<GroupLines> lines =
            new ReadOnlyObjectWrapper<>(GroupLines.NONE);
    private GroupNarrowing<Q, R> narrowing;

    GroupsViewModel(
            ReportSource<Q, R> source,
            Supplier<Optional<Q>> question,
            GroupNarrowing<Q, R> first,
            Jobs jobs,
            PeriodViewModel period,
            ReportPacing pacing) {
        super(source, first, jobs, period, pacing);
        this.question = question;
        this.narrowing = first;
        following(contentProperty().subscribe(this::show));
    }

    @Override
    protected Optional<Q> question() {
        return question.get();
    }

    ReadOnlyObjectProperty<GroupLines> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    GroupNames names() {
        return narrowing.names();
    }

    GroupView view() {
        return narrowing.view();
    }

    private void narrowBy(GroupNarrowing<Q, R> by) {
        narrowing = by;
        narrow(by);
    }

    /** Shows only rows of these sources. */
    public void sources(SourceFilter sources) {
        narrowBy(narrowing.withSources(sources));
    }

    /** Shows only leaves whose names, or those of the groups around them, hold every word. */
    void filter(String typed) {
        narrowBy(narrowing.withTyped(typed));
    }

    @Override
    public void sort(PlaceSort sort) {
        narrowBy(narrowing.withSort(sort));
    }

    public void view(GroupView view) {
        narrowBy(narrowing.withView(view));
    }

    private void show(@Nullable GroupContent<Q, R> content) {
        if (content != null) {
            lines.set(
                    GroupLines.of(
                            GroupLine.of(
                                    content.shown(),
                                    expansion.in(content.shown(), content.narrowing().narrows())),
                            content));
        }
    }

    @Override
    public void expand(GroupKey key, boolean expanded) {
        expansion.set(key, expanded);
        show(content());
    }

    @Override
    public void expandAll() {
        GroupContent<Q, R> content = content();
        if (content != null) {
            expansion.openAll(content.shown());
            show(content);
        }
    }

    @Override
    public void collapseAll() {
        expansion.closeAll();
        show(content());
    }

    /** Expansion state of a group tree. FX thread only. */
    private static final class GroupExpansion {
        /** Up to here everything that was found is shown at once. */
        private static final long FEW = 300;

        /** More lines are not opened by one press. */
        private static final long MANY = 5_000;

        private final Set<GroupKey> open = new HashSet<>();
        private final Set<GroupKey> closedByHand = new HashSet<>();

        /** The expanded groups: those that the user expanded, and all where a search found few. */
        Set<GroupKey> in(Group all, boolean searched) {
            Set<GroupKey> keys = new HashSet<>(open);
            if (searched && all.facts().leaves() <= FEW) {
                collect(all, true, keys);
            }
            keys.removeAll(closedByHand);
            return keys;
        }

        void set(GroupKey key, boolean expanded) {
            if (expanded) {
                open.add(key);
                closedByHand.remove(key);
            } else {
                open.remove(key);
                closedByHand.add(key);
            }
        }

        /** Opens everything, but not the days and hours where they are many. */
        void openAll(Group all) {
            closedByHand.clear();
            collect(all, all.facts().rows() > MANY, open);
        }

        void closeAll() {
            open.clear();
        }

        private static void collect(Group group, boolean withoutTimes, Set<GroupKey> keys) {
            for (Group child : group.children()) {
                if (child.hasChildren() && !(withoutTimes && child.isLeaf())) {
                    keys.add(child.key());
                    collect(child, withoutTimes, keys);
                }
            }
        }
    }
}
