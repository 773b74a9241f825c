package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.ui.analytics.card.CardContent;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Totals, largest and moved videos of a period. Immutable.
 *
 * @param basis totals of the days that changes are about; the same where these are all days
 * @param before totals of the compared days; null without a comparison
 * @param shares of the videos in a metric and in its change
 */
record Videos(
        Instant askedAt,
        RankingTotals totals,
        RankingTotals basis,
        @Nullable RankingTotals before,
        Map<OverviewMetric, ByMetric> by,
        Map<CounterMetric, Breakdown.Pair<RankingRow>> shares)
        implements CardContent {
    /**
     * The videos by one metric.
     *
     * @param top the largest
     * @param gained those that gained most, first the most
     * @param lost those that lost most, first the most
     */
    record ByMetric(List<Ranked> top, List<Ranked> gained, List<Ranked> lost, Movers movers) {
        /** The videos of all lists with their titles, empty for none. */
        Map<VideoId, String> titles() {
            Map<VideoId, String> listed = new HashMap<>();
            Stream.of(top, gained, lost).flatMap(List::stream).forEach(one -> add(one, listed));
            return listed;
        }

        private static void add(Ranked one, Map<VideoId, String> to) {
            VideoId id = one.row().videoId();
            if (id != null) {
                to.put(id, Objects.requireNonNullElse(one.row().title(), ""));
            }
        }
    }

    @Override
    public boolean isEmpty() {
        return totals.rows() == 0;
    }
}
