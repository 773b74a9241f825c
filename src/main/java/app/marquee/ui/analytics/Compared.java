package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.Failure;

/**
 * What came of asking for an answer to compare with.
 *
 * @param <A> an answer
 */
sealed interface Compared<A> {
    /** Nobody asked. */
    record Nothing<A>() implements Compared<A> {}

    record Answer<A>(A answer) implements Compared<A> {}

    /** The answer for the other days could not be read. */
    record Failed<A>(Period days, Failure failure) implements Compared<A> {}

    /** No earlier answer is kept on this machine. */
    record NotKept<A>() implements Compared<A> {}
}
