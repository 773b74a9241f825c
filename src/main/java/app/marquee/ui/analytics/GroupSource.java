package app.marquee.ui.analytics;

import app.marquee.analytics.group.GroupRow;
import app.marquee.service.Report;

import java.util.Optional;
import java.util.function.Function;
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

    /** The latest kept answer to the same question; blocks. */
    Optional<GroupAnswer> kept(Q question);

    /** What it is compared with; blocks. */
    Compared<GroupAnswer> other(Q question, Versus versus, LongConsumer rows);

    /** The same answer as groups take it. */
    static <R> Compared<GroupAnswer> compared(Compared<Report<R>> of, Function<R, GroupRow> row) {
        return switch (of) {
            case Compared.Nothing<Report<R>> _ -> new Compared.Nothing<>();
            case Compared.Answer<Report<R>>(var report) ->
                    new Compared.Answer<>(GroupAnswer.of(report, row));
            case Compared.Failed<Report<R>>(var days, var failure) ->
                    new Compared.Failed<>(days, failure);
            case Compared.NotKept<Report<R>> _ -> new Compared.NotKept<>();
        };
    }
}
