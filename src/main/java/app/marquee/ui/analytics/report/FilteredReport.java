package app.marquee.ui.analytics.report;

import app.marquee.service.analytics.ReportOrigin;

/**
 * An answer as it is shown: narrowed, in an order, and maybe beside another answer. Immutable.
 *
 * @param <A> an answer that it can be compared with
 * @param <N> by what it is narrowed and ordered
 * @param <C> the kind itself
 */
public interface FilteredReport<A, N, C> {
    /** What was asked for; equal questions are the same. */
    Object question();

    /** Where the answer comes from, and when it was asked for. */
    ReportOrigin origin();

    N narrowing();

    ComparisonResult<A> compared();

    /** Takes long for long answers. */
    C by(N other, ComparisonResult<A> against) throws InterruptedException;

    /** Whether it is the very same answer: comparing rows would take long. */
    @SuppressWarnings("ReferenceEquality")
    default boolean isComparedWith(ComparisonResult<A> other) {
        return compared() == other
                || (compared() instanceof ComparisonResult.Nothing
                        && other instanceof ComparisonResult.Nothing);
    }

    /** Whether there is another answer to show beside it. */
    default boolean isCompared() {
        return compared() instanceof ComparisonResult.Answer;
    }
}
