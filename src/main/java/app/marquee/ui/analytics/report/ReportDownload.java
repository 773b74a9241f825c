package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.TableQuery;
import app.marquee.ui.analytics.period.ComparisonTarget;

/**
 * Report for the command line, with the one to compare with.
 *
 * @param compared result of loading the other one, which did not fail
 */
public record ReportDownload<Q extends PeriodQuestion<Q>, R extends CounterRow>(
        Report<Q, R> report, ComparisonResult<Report<Q, R>> compared) {
    /**
     * Loads and saves both. Blocking.
     *
     * @param query with the period to compare with
     * @throws FailureException when one of them can't be loaded
     */
    public static <Q extends PeriodQuestion<Q>, R extends CounterRow> ReportDownload<Q, R> of(
            ReportSource<Q, R> source, Q question, TableQuery query) {
        Period before = query.before();
        Report<Q, R> report = source.load(question, _ -> {});
        source.reports().save(report);
        ComparisonResult<Report<Q, R>> other =
                source.other(
                        question,
                        before == null
                                ? new ComparisonTarget.Nothing()
                                : new ComparisonTarget.Days(before, query.part()),
                        _ -> {});
        if (other instanceof ComparisonResult.Failed<Report<Q, R>>(_, var failure)) {
            throw new FailureException(failure);
        }
        return new ReportDownload<>(report, other);
    }
}
