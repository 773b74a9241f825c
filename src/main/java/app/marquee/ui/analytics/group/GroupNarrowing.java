package app.marquee.ui.analytics.group;

import app.marquee.analytics.Changes;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupFilter;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupOrder;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportNarrowing;
import app.marquee.ui.control.table.SearchWords;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Grouping, filter and order of a grouped report. Immutable.
 *
 * @param sources of which the rows are
 * @param typed words that must all occur in the name of a leaf or of its groups
 */
record GroupNarrowing<Q extends PeriodQuestion<Q>, R extends NamedRow>(
        GroupNames names, GroupView view, SourceFilter sources, String typed, PlaceSort sort)
        implements ReportNarrowing<Q, R, GroupContent<Q, R>> {
    @Override
    public GroupContent<Q, R> of(Report<Q, R> report) throws InterruptedException {
        return GroupContent.of(report, this, new ComparisonResult.Nothing<>());
    }

    @Override
    public GroupContent<Q, R> again(
            GroupContent<Q, R> shown, ComparisonResult<Report<Q, R>> compared)
            throws InterruptedException {
        return shown.by(this, compared);
    }

    GroupNarrowing<Q, R> withView(GroupView other) {
        return new GroupNarrowing<>(names, other, sources, typed, sort);
    }

    GroupNarrowing<Q, R> withSources(SourceFilter others) {
        return new GroupNarrowing<>(names, view, others, typed, sort);
    }

    GroupNarrowing<Q, R> withTyped(String text) {
        return new GroupNarrowing<>(names, view, sources, text, sort);
    }

    GroupNarrowing<Q, R> withSort(PlaceSort other) {
        return new GroupNarrowing<>(names, view, sources, typed, other);
    }

    /** Whether anything is left out. */
    boolean narrows() {
        return !typed.isBlank();
    }

    Group of(Group all, Changes<GroupKey> changes) throws InterruptedException {
        Group left = narrows() ? new GroupFilter(passes()).of(all) : all;
        return new GroupOrder(sort, names.locale(), names::of, changes)
                .of(left, view.grouping()::isRest);
    }

    private Predicate<List<Group>> passes() {
        return SearchWords.of(typed).in(this::texts);
    }

    private Stream<String> texts(List<Group> path) {
        return path.stream().flatMap(group -> Stream.of(names.of(group), group.name()));
    }
}
