package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Ranking row of a video (contract, section 4, GET /ranking).
 *
 * @param bandwidthCost amount in {@code currency}, or in a currency that the service did not name
 *     when that is null
 */
public record RankingRow(
        @Nullable VideoId videoId,
        @Nullable String title,
        Counters counters,
        @Nullable Long uniqueViewers,
        @Nullable BigDecimal bandwidthCost,
        @Nullable String currency,
        UnknownMembers extras)
        implements CounterRow {}
