package app.marquee.ui.analytics.report;

import app.marquee.service.analytics.ReportOrigin;

/**
 * Report as it is shown: filtered, sorted and possibly compared. Immutable.
 *
 * @param <A> type of the report it can be compared with
 * @param <N> filter and order
 * @param <C> the implementing type
 */
public interface FilteredReport<A, N, C> {
    /** The query; equal queries return the same report. */
    Object question();

    /** The source and load time of the report. */
    ReportOrigin origin();

    N narrowing();

    ComparisonResult<A> compared();

    /** Slow for long reports. */
    C by(N other, ComparisonResult<A> against) throws InterruptedException;

    /** Whether it is the same report instance: comparing rows would be slow. */
    @SuppressWarnings("ReferenceEquality")
    default boolean isComparedWith(ComparisonResult<A> other) {
        return compared() == other
                || (compared() instanceof ComparisonResult.Nothing
                        && other instanceof ComparisonResult.Nothing);
    }

    /** Whether there is a report to compare with. */
    default boolean isCompared() {
        return compared() instanceof ComparisonResult.Answer;
    }
}
