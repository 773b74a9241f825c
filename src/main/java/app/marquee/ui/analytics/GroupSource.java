package app.marquee.ui.analytics;

import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * What a section of groups asks for.
 *
 * @param <Q> the question; equal questions are the same
 */
interface GroupSource<Q> {
    /** What would be asked for now; empty while something is missing. On the FX thread. */
    Optional<Q> question();

    /** Asks; blocks. */
    GroupAnswer read(Q question, LongConsumer rows);
}
