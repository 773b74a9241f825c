package app.marquee.sandbox.figures;

import java.math.BigDecimal;
import java.util.UUID;

/**
 * Ranking row of a video for a period.
 *
 * @param videoIndex the video's place in the account
 * @param bandwidthCost four decimals, in {@code currency}
 */
public record RankingRow(
        int videoIndex,
        UUID videoId,
        String title,
        Counters counters,
        BigDecimal bandwidthCost,
        String currency) {}
