package app.marquee.ui.analytics.group;

import app.marquee.analytics.Drift;
import app.marquee.analytics.group.GroupRow;
import app.marquee.model.analytics.Counters;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportOrigin;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Report whose rows can be grouped.
 *
 * @param total totals that the server returned beside the rows
 * @param drift changes since the report was loaded before; null where nothing is saved
 */
public record GroupAnswer(
        ReportOrigin origin, Counters total, List<GroupRow> rows, @Nullable Drift drift) {
    private static final Drift.Reading<GroupRow> READING =
            new Drift.Reading<>(GroupRow::bucket, GroupRow::counters);

    public static <R> GroupAnswer of(Report<R> report, Function<R, GroupRow> row) {
        return new GroupAnswer(
                report.origin(), report.total(), report.rows().stream().map(row).toList(), null);
    }

    /** The same with its changes since the saved copy; slow for long reports. */
    public GroupAnswer since(Optional<GroupAnswer> before) {
        if (before.isEmpty()) {
            return this;
        }
        try {
            GroupAnswer earlier = before.get();
            return new GroupAnswer(
                    origin,
                    total,
                    rows,
                    Drift.between(earlier.origin.askedAt(), earlier.rows, rows, READING));
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            return this;
        }
    }
}
