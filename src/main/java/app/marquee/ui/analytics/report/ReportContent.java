package app.marquee.ui.analytics.report;

import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;

/** Report as it is shown: filtered, sorted and possibly compared. Immutable. */
public interface ReportContent<Q extends PeriodQuestion<Q>, R> {
    Report<Q, R> report();

    /** The filter and order by which it was made. */
    ReportNarrowing<Q, R, ?> narrowing();

    ComparisonResult<Report<Q, R>> compared();

    /** Whether it is the same report instance: comparing rows would be slow. */
    @SuppressWarnings("ReferenceEquality")
    default boolean isComparedWith(ComparisonResult<Report<Q, R>> other) {
        return compared() == other
                || (compared() instanceof ComparisonResult.Nothing
                        && other instanceof ComparisonResult.Nothing);
    }

    /** Whether there is a report to compare with. */
    default boolean isCompared() {
        return compared() instanceof ComparisonResult.Answer;
    }

    /** Whether the report has no rows. */
    default boolean isEmpty() {
        return report().rows().isEmpty();
    }
}
