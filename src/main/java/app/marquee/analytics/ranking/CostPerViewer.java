package app.marquee.analytics.ranking;

import app.marquee.analytics.Amount;
import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Bandwidth cost per unique viewer of a video. Thread-safe. */
public final class CostPerViewer {
    private static final int DIGITS = 6;

    private CostPerViewer() {}

    /**
     * In the currency of the cost; null where one of both is not known, or there were no viewers.
     */
    public static @Nullable Amount of(RankingRow row) {
        Amount cost = RankingMetric.BANDWIDTH_COST.of(row);
        Long viewers = RankingMetric.UNIQUE_VIEWERS.count(row);
        if (cost == null || viewers == null || viewers <= 0) {
            return null;
        }
        BigDecimal each =
                cost.value()
                        .divide(BigDecimal.valueOf(viewers), DIGITS, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros();
        return new Amount(each, cost.currency());
    }
}
