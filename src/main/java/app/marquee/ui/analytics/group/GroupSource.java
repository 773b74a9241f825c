package app.marquee.ui.analytics.group;

import app.marquee.analytics.group.GroupRow;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.FilteredReportViewModel;

import java.util.function.Function;

/**
 * Source of a grouped report.
 *
 * @param <Q> the query; equal queries return the same report
 */
public interface GroupSource<Q> extends FilteredReportViewModel.Source<Q, GroupAnswer> {
    /** The same report in groups. */
    static <R> ComparisonResult<GroupAnswer> compared(
            ComparisonResult<Report<R>> of, Function<R, GroupRow> row) {
        return switch (of) {
            case ComparisonResult.Nothing<Report<R>> _ -> new ComparisonResult.Nothing<>();
            case ComparisonResult.Answer<Report<R>>(var report) ->
                    new ComparisonResult.Answer<>(GroupAnswer.of(report, row));
            case ComparisonResult.Failed<Report<R>>(var days, var failure) ->
                    new ComparisonResult.Failed<>(days, failure);
            case ComparisonResult.NotKept<Report<R>> _ -> new ComparisonResult.NotKept<>();
        };
    }
}
