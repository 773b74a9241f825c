package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

/**
 * Result of loading a report to compare with.
 *
 * @param <A> type of the report
 */
public sealed interface ComparisonResult<A> {
    /** Result without a comparison. */
    record Nothing<A>() implements ComparisonResult<A> {}

    /**
     * Loaded report.
     *
     * @param part report of the shown days that changes are about; null for all of them
     */
    record Answer<A>(A answer, @Nullable A part) implements ComparisonResult<A> {
        public Answer(A answer) {
            this(answer, null);
        }
    }

    /** Result of a failed load of the other days. */
    record Failed<A>(Period days, Failure failure) implements ComparisonResult<A> {}
}
