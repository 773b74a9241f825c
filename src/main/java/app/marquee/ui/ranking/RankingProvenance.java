package app.marquee.ui.ranking;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.ui.analytics.report.ProvenanceParts;
import app.marquee.ui.analytics.report.ProvenanceText;

import org.jspecify.annotations.Nullable;

/** Status line below a ranking: load time, period and limitations. */
public final class RankingProvenance {
    private RankingProvenance() {}

    /**
     * @param outdated whether other filters were chosen since
     */
    public static ProvenanceParts of(
            ProvenanceText words, RankingContent content, boolean outdated, @Nullable Drift drift) {
        RankingTotals totals = content.totals();
        ProvenanceParts parts =
                rows(words.about(content.report(), outdated), words, content)
                        .finality(null, drift)
                        .unknown(
                                RankingMetric.values(),
                                totals.rows(),
                                totals::unknown,
                                RankingMetric::key)
                        .counted("truth.repeated", totals.repeated())
                        .counted("truth.nameless", totals.nameless());
        if (totals.costs().stream().anyMatch(sum -> sum.currency() == null)) {
            parts.add(words.text("truth.currency.unknown"));
        }
        return parts.compared(
                content.compared(),
                content.movers().count(Mover.Kind.ENTERED),
                content.movers().count(Mover.Kind.LEFT));
    }

    /** What the platform gives as a total is that of all videos. */
    private static ProvenanceParts rows(
            ProvenanceParts parts, ProvenanceText words, RankingContent content) {
        RankingTotals totals = content.totals();
        ReportFilters filters = content.narrowing().filters();
        return filters.isEmpty()
                ? parts.rows(
                        totals.rows(), Remainder.of(content.report().total(), totals.counters()))
                : parts.filtered(
                        totals.rows(), content.report().rows().size(), words.filters(filters));
    }
}
