package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.failure.Failure;

/**
 * Result of loading a report to compare with.
 *
 * @param <A> type of the report
 */
public sealed interface ComparisonResult<A> {
    /** Result without a comparison. */
    record Nothing<A>() implements ComparisonResult<A> {}

    record Answer<A>(A answer) implements ComparisonResult<A> {}

    /** Result of a failed load of the other days. */
    record Failed<A>(Period days, Failure failure) implements ComparisonResult<A> {}

    /** Result when no earlier snapshot is stored on this computer. */
    record NotKept<A>() implements ComparisonResult<A> {}
}
