package app.marquee.ui.analytics.group;

import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.LastPoint;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupComparison;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportContent;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.stream.Stream;

/**
 * Report in groups, as it is filtered, sorted and compared. Immutable.
 *
 * @param said all groups of the report, in its order
 * @param all the same, with groups that only the compared report has, where there is one
 * @param before groups of the compared report; null without one
 * @param shown groups that pass the filter, in the chosen order
 * @param narrowing filter and order by which both were made
 * @param compared result of loading the compared report
 * @param changes differences to it; none without a comparison
 * @param lastPoint start of the last day or hour; null for a report without them
 */
public record GroupContent<Q extends PeriodQuestion<Q>, R extends NamedRow>(
        Report<Q, R> report,
        Group said,
        Group all,
        @Nullable Group before,
        Group shown,
        GroupNarrowing<Q, R> narrowing,
        ComparisonResult<Report<Q, R>> compared,
        Changes<GroupKey> changes,
        @Nullable Instant lastPoint)
        implements ReportContent<Q, R> {
    /** Slow for long reports. */
    static <Q extends PeriodQuestion<Q>, R extends NamedRow> GroupContent<Q, R> of(
            Report<Q, R> report,
            GroupNarrowing<Q, R> narrowing,
            ComparisonResult<Report<Q, R>> against)
            throws InterruptedException {
        Report<Q, R> earlier = null;
        Report<Q, R> part = null;
        if (against instanceof ComparisonResult.Answer<Report<Q, R>> answer) {
            earlier = answer.answer();
            part = answer.part();
        }
        Grouping grouping = narrowing.view().grouping().among(names(report, earlier));
        Group said = groups(report, narrowing, grouping);
        Group all = said;
        Group before = null;
        Changes<GroupKey> changes = Changes.none();
        if (earlier != null) {
            before = groups(earlier, narrowing, grouping);
            GroupComparison both =
                    GroupComparison.of(
                            before, said, part == null ? null : groups(part, narrowing, grouping));
            all = both.all();
            changes = both.changes();
        }
        return new GroupContent<>(
                report,
                said,
                all,
                before,
                narrowing.of(all, changes),
                narrowing,
                against,
                changes,
                LastPoint.of(report.rows(), report.buckets()).orElse(null));
    }

    private static Stream<String> names(
            Report<?, ? extends NamedRow> report, @Nullable Report<?, ? extends NamedRow> earlier) {
        return Stream.concat(
                        report.rows().stream(),
                        earlier == null ? Stream.empty() : earlier.rows().stream())
                .flatMap(row -> Stream.ofNullable(row.name()));
    }

    private static <R extends NamedRow> Group groups(
            Report<?, R> report, GroupNarrowing<?, R> narrowing, Grouping grouping)
            throws InterruptedException {
        return new Groups(grouping, report.buckets()).of(narrowing.sources().of(report.rows()));
    }

    /** The compared report for charts; null without one. */
    CurvePane.@Nullable Earlier<Group> earlier() {
        return before != null
                        && compared instanceof ComparisonResult.Answer<Report<Q, R>>(var other, _)
                ? new CurvePane.Earlier<>(other.question().period(), before)
                : null;
    }

    /** The metric of its bars and shares. */
    public CounterMetric metric() {
        CounterMetric sorted = narrowing.sort().metric();
        return sorted == null ? CounterMetric.VIEWS : sorted;
    }

    /** The same narrowed otherwise, or compared with another report. Slow for long reports. */
    GroupContent<Q, R> by(GroupNarrowing<Q, R> other, ComparisonResult<Report<Q, R>> against)
            throws InterruptedException {
        boolean isSame =
                other.view().equals(narrowing.view())
                        && other.sources().equals(narrowing.sources());
        return isSame && isComparedWith(against)
                ? new GroupContent<>(
                        report,
                        said,
                        all,
                        before,
                        other.of(all, changes),
                        other,
                        against,
                        changes,
                        lastPoint)
                : of(report, other, against);
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
