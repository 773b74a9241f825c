package app.marquee.ui.analytics.group;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Period;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.analytics.overview.DailySums;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Groups of a report by day or hour, for the chart above a table of totals. Immutable.
 *
 * @param report of the days and, where one request is of both, of those before
 * @param narrowing by which they were grouped
 * @param before groups of the compared days; null without them
 * @param beforeDays the compared days; null without them
 * @param sums of the sources that are shown
 */
record GroupDays<Q extends PeriodQuestion<Q>, R extends NamedRow>(
        Report<Q, R> report,
        GroupNarrowing<Q, R> narrowing,
        Period days,
        Group groups,
        @Nullable Group before,
        @Nullable Period beforeDays,
        DailySums sums) {
    /** Slow for long reports. */
    static <Q extends PeriodQuestion<Q>, R extends NamedRow> GroupDays<Q, R> of(
            Report<Q, R> report,
            GroupNarrowing<Q, R> narrowing,
            Period days,
            @Nullable Period earlier)
            throws InterruptedException {
        BucketReader buckets = report.buckets();
        List<R> rows = narrowing.sources().of(report.rows());
        Grouping grouping =
                narrowing
                        .view()
                        .grouping()
                        .among(rows.stream().map(NamedRow::name).filter(name -> name != null));
        List<R> then = earlier == null ? List.of() : in(earlier, rows, buckets);
        List<R> now = in(days, rows, buckets);
        return new GroupDays<>(
                report,
                narrowing,
                days,
                new Groups(grouping, buckets).of(now),
                then.isEmpty() ? null : new Groups(grouping, buckets).of(then),
                then.isEmpty() ? null : earlier,
                DailySums.of(now, buckets));
    }

    private static <R extends NamedRow> List<R> in(
            Period days, List<R> rows, BucketReader buckets) {
        return rows.stream()
                .filter(row -> buckets.day(row).filter(days::contains).isPresent())
                .toList();
    }

    /** Whether there is a curve: the rows may have no dates. */
    boolean hasCurve() {
        return !sums.isEmpty();
    }
}
