package app.marquee.ui.analytics.group;

import app.marquee.analytics.Changes;
import app.marquee.analytics.LastPoint;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupComparison;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupRow;
import app.marquee.analytics.group.Groups;
import app.marquee.service.analytics.ReportOrigin;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.FilteredReport;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Report in groups, as it is filtered, sorted and compared. Immutable.
 *
 * @param question query of the report
 * @param said all groups of the report, in its order
 * @param all the same, with groups that only the compared report has, where there is one
 * @param shown groups that pass the filter, in the chosen order
 * @param narrowing filter and order by which both were made
 * @param compared result of loading the compared report
 * @param changes differences to it; none without a comparison
 * @param lastPoint start of the last day or hour; null for a report without them
 */
public record GroupContent(
        Object question,
        GroupAnswer answer,
        Group said,
        Group all,
        Group shown,
        GroupNarrowing narrowing,
        ComparisonResult<GroupAnswer> compared,
        Changes<GroupKey> changes,
        @Nullable Instant lastPoint)
        implements FilteredReport<GroupAnswer, GroupNarrowing, GroupContent> {
    /** Slow for long reports. */
    static GroupContent of(Object question, GroupAnswer answer, GroupNarrowing narrowing)
            throws InterruptedException {
        return of(question, answer, narrowing, new ComparisonResult.Nothing<>());
    }

    private static GroupContent of(
            Object question,
            GroupAnswer answer,
            GroupNarrowing narrowing,
            ComparisonResult<GroupAnswer> against)
            throws InterruptedException {
        Group said = groups(answer, narrowing);
        Group all = said;
        Changes<GroupKey> changes = Changes.none();
        if (against instanceof ComparisonResult.Answer<GroupAnswer>(var earlier)) {
            GroupComparison both = GroupComparison.of(groups(earlier, narrowing), said);
            all = both.all();
            changes = both.changes();
        }
        return new GroupContent(
                question,
                answer,
                said,
                all,
                narrowing.of(all, changes),
                narrowing,
                against,
                changes,
                LastPoint.of(answer.rows(), GroupRow::bucket, answer.origin().zone()).orElse(null));
    }

    private static Group groups(GroupAnswer answer, GroupNarrowing narrowing)
            throws InterruptedException {
        return new Groups(narrowing.grouping(), answer.origin().zone()).of(answer.rows());
    }

    @Override
    public ReportOrigin origin() {
        return answer.origin();
    }

    @Override
    public GroupContent by(GroupNarrowing other, ComparisonResult<GroupAnswer> against)
            throws InterruptedException {
        return other.grouping().equals(narrowing.grouping()) && isComparedWith(against)
                ? new GroupContent(
                        question,
                        answer,
                        said,
                        all,
                        other.of(all, changes),
                        other,
                        against,
                        changes,
                        lastPoint)
                : of(question, answer, other, against);
    }

    /** By identity: comparing rows would block the window. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
