package app.marquee.ui.analytics.group;

import app.marquee.analytics.group.GroupRow;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.Compared;
import app.marquee.ui.analytics.report.NarrowedReport;

import java.util.function.Function;

/**
 * What a section of groups asks for.
 *
 * @param <Q> the question; equal questions are the same
 */
public interface GroupSource<Q> extends NarrowedReport.Source<Q, GroupAnswer> {
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
