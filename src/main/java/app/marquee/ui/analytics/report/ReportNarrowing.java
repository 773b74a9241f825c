package app.marquee.ui.analytics.report;

import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;

/**
 * Filter and order of a report. Equal ones make the same content of the same report. Both methods
 * are slow for long reports and stop on interrupt. Immutable.
 *
 * @param <C> the shown content
 */
public interface ReportNarrowing<Q extends PeriodQuestion<Q>, R, C> {
    /** The content of a report that is compared with nothing. */
    C of(Report<Q, R> report) throws InterruptedException;

    /** The content of the same report. */
    C again(C shown, ComparisonResult<Report<Q, R>> compared) throws InterruptedException;
}
