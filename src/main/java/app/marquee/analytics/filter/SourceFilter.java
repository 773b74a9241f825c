package app.marquee.analytics.filter;

import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.model.analytics.NamedRow;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Filter of referrers by source. Immutable.
 *
 * @param channels grouping of referrers by channel and site
 * @param filters sources of which one has to match; without any, all do
 */
public record SourceFilter(Grouping channels, ReportFilters filters) {
    /** Of all sources. */
    public static final SourceFilter ALL =
            new SourceFilter(new BrowserGrouping(), ReportFilters.NONE);

    private static final char BETWEEN = ':';

    /** A filter by a group of the grouping by channels. */
    public static ReportFilter of(GroupStep step) {
        return new ReportFilter(
                FilterKind.SOURCE, step.kind().name() + BETWEEN + step.name(), step.name());
    }

    /** The group that a source is; empty for one of a newer version. */
    public static Optional<GroupStep> step(ReportFilter source) {
        int between = source.value().indexOf(BETWEEN);
        String kind = source.value().substring(0, Math.max(0, between));
        return Arrays.stream(GroupKind.values())
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .map(each -> new GroupStep(each, source.value().substring(between + 1)));
    }

    /** The rows of the sources; the same list where all are. */
    public <R extends NamedRow> List<R> of(List<R> rows) {
        if (filters.isEmpty()) {
            return rows;
        }
        List<GroupStep> wanted =
                filters.all().stream().flatMap(each -> step(each).stream()).toList();
        return rows.stream().filter(row -> isIn(row.name(), wanted)).toList();
    }

    private boolean isIn(@Nullable String referrer, List<GroupStep> wanted) {
        return channels.steps(referrer).stream().anyMatch(wanted::contains);
    }
}
