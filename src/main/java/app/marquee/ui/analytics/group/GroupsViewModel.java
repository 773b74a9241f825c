package app.marquee.ui.analytics.group;

import app.marquee.analytics.Period;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.TreeTable;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.FilteredReportViewModel;
import app.marquee.ui.analytics.report.ReportLoadState;
import app.marquee.ui.analytics.report.ReportModel;
import app.marquee.ui.analytics.report.ReportPacing;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * View model of a grouped report and its expanded groups. FX thread only.
 *
 * @param <Q> the query
 */
public final class GroupsViewModel<Q> implements ReportModel, TreeTable.Model<GroupKey> {
    private final FilteredReportViewModel<Q, GroupAnswer, GroupNarrowing, GroupContent> report;
    private final GroupExpansion expansion = new GroupExpansion();
    private final ReadOnlyObjectWrapper<GroupLines> lines =
            new ReadOnlyObjectWrapper<>(GroupLines.NONE);
    private final Subscription following;

    GroupsViewModel(
            GroupSource<Q> source,
            TaskRunner tasks,
            FilteredReportViewModel.Jobs jobs,
            PeriodViewModel period,
            ReportPacing pacing,
            GroupNarrowing first) {
        this.report =
                new FilteredReportViewModel<>(
                        source, GroupContent::of, tasks, jobs, period, pacing, first);
        this.following =
                period.stateProperty()
                        .subscribe((_, _) -> questionChanged())
                        .and(report.contentProperty().subscribe(this::show));
    }

    public ReadOnlyObjectProperty<@Nullable GroupContent> contentProperty() {
        return report.contentProperty();
    }

    ReadOnlyObjectProperty<ReportLoadState> phaseProperty() {
        return report.phaseProperty();
    }

    ReadOnlyObjectProperty<GroupLines> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    GroupNames names() {
        return report.narrowing().names();
    }

    @Override
    public boolean isOfAnotherQuestion() {
        return report.isOfAnotherQuestion();
    }

    /** Reacts to a changed or completed query. */
    void questionChanged() {
        report.questionChanged();
    }

    @Override
    public @Nullable Period shownDays() {
        return report.shownDays();
    }

    @Override
    public @Nullable Supplier<Optional<LocalDate>> earlier() {
        return report.earlier();
    }

    @Override
    public void shown() {
        report.shown();
    }

    @Override
    public void hidden() {
        report.hidden();
    }

    @Override
    public void refresh() {
        report.refresh();
    }

    /** Shows only leaves whose names, or those of the groups around them, hold every word. */
    void filter(String typed) {
        report.narrow(by -> by.withTyped(typed));
    }

    @Override
    public void sort(PlaceSort sort) {
        report.narrow(by -> by.withSort(sort));
    }

    public void group(Grouping grouping) {
        report.narrow(by -> by.withGrouping(grouping));
    }

    private void show(@Nullable GroupContent content) {
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
        show(report.content());
    }

    @Override
    public void expandAll() {
        GroupContent content = report.content();
        if (content != null) {
            expansion.openAll(content.shown());
            show(content);
        }
    }

    @Override
    public void collapseAll() {
        expansion.closeAll();
        show(report.content());
    }

    @Override
    public void close() {
        following.unsubscribe();
        report.close();
    }
}
