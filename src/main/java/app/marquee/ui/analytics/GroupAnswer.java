package app.marquee.ui.analytics;

import app.marquee.analytics.group.GroupRow;
import app.marquee.model.Counters;
import app.marquee.service.Report;
import app.marquee.service.ReportOrigin;

import java.util.List;
import java.util.function.Function;

/**
 * An answer whose rows are to be grouped.
 *
 * @param total what the service gave beside its rows
 */
record GroupAnswer(ReportOrigin origin, Counters total, List<GroupRow> rows) {
    static <R> GroupAnswer of(Report<R> report, Function<R, GroupRow> row) {
        return new GroupAnswer(
                report.origin(), report.total(), report.rows().stream().map(row).toList());
    }
}
