package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.failure.Failure;

/**
 * What came of asking for an answer to compare with.
 *
 * @param <A> an answer
 */
public sealed interface ComparisonResult<A> {
    /** Nobody asked. */
    record Nothing<A>() implements ComparisonResult<A> {}

    record Answer<A>(A answer) implements ComparisonResult<A> {}

    /** The answer for the other days could not be read. */
    record Failed<A>(Period days, Failure failure) implements ComparisonResult<A> {}

    /** No earlier answer is kept on this machine. */
    record NotKept<A>() implements ComparisonResult<A> {}
}
