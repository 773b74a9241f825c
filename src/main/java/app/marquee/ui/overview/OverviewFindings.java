package app.marquee.ui.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.function.Predicate;

/**
 * Findings of the Overview's reports about one metric: how it changed, and the shares of sources,
 * videos and places. Reports that can't apply all filters are left out. Immutable.
 *
 * @param counts null while unknown, and where no report applies all filters
 * @param sources null where they aren't loaded or not of the same
 */
record OverviewFindings(
        CounterMetric metric,
        OverviewFigures.@Nullable Counts counts,
        Breakdown.@Nullable Pair<Group> sources,
        Breakdown.@Nullable Pair<RankingRow> videos,
        Breakdown.@Nullable Pair<PlaceNode> places) {
    /** Pure. */
    static OverviewFindings of(
            CounterMetric metric,
            ReportFilters filters,
            @Nullable Traffic traffic,
            @Nullable Videos videos,
            @Nullable Countries countries) {
        Traffic bySource =
                isAll(filters, each -> each.kind() == FilterKind.SOURCE) ? traffic : null;
        Videos byVideo = isAll(filters, each -> each.kind().isSegment()) ? videos : null;
        Countries byPlace = isAll(filters, each -> each.kind().isPlace()) ? countries : null;
        return new OverviewFindings(
                metric,
                counts(filters, bySource, byVideo, byPlace),
                bySource == null ? null : of(metric, bySource.shares()),
                byVideo == null ? null : of(metric, byVideo.shares()),
                byPlace == null ? null : of(metric, byPlace.shares()));
    }

    private static boolean isAll(ReportFilters filters, Predicate<ReportFilter> applied) {
        return filters.all().stream().allMatch(applied);
    }

    /** Those of the tiles; without filters the ranking has them. */
    private static OverviewFigures.@Nullable Counts counts(
            ReportFilters filters,
            @Nullable Traffic traffic,
            @Nullable Videos videos,
            @Nullable Countries countries) {
        if (videos != null || filters.all().isEmpty()) {
            return OverviewFigures.Counts.of(videos);
        }
        return traffic == null && countries != null
                ? countries.counts()
                : OverviewFigures.Counts.of(traffic);
    }

    private static <T> Breakdown.Pair<T> of(
            CounterMetric metric, Map<CounterMetric, Breakdown.Pair<T>> shares) {
        return shares.getOrDefault(metric, Breakdown.Pair.none());
    }

    /** Null where it is unknown. */
    @Nullable Change change() {
        return counts == null ? null : counts.change(metric);
    }
}
