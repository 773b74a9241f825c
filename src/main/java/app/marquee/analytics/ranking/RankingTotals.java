package app.marquee.analytics.ranking;

import app.marquee.analytics.Adder;
import app.marquee.analytics.CostSum;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Totals of a ranking.
 *
 * @param costs one for each currency, by name; never added over currencies
 * @param costsUnknown rows that name no cost
 * @param repeated rows of videos that an earlier row was about already
 * @param nameless rows that name no video
 */
public record RankingTotals(
        long rows,
        CounterSums counters,
        Sum uniqueViewers,
        List<CostSum> costs,
        long costsUnknown,
        long repeated,
        long nameless) {
    public RankingTotals {
        costs = List.copyOf(costs);
    }

    /** Pure; ends on interrupt. */
    public static RankingTotals of(List<RankingRow> rows) throws InterruptedException {
        Adder viewers = new Adder();
        Costs costs = new Costs();
        Set<VideoId> seen = new HashSet<>();
        long repeated = 0;
        long nameless = 0;
        for (RankingRow row : rows) {
            Interrupts.heed();
            viewers.add(row.uniqueViewers());
            costs.add(row);
            VideoId id = row.videoId();
            if (id == null) {
                nameless++;
            } else if (!seen.add(id)) {
                repeated++;
            }
        }
        CounterSums counters = CounterSums.of(rows.stream().map(RankingRow::counters));
        return new RankingTotals(
                rows.size(),
                counters,
                viewers.sum(),
                costs.sums(),
                costs.unknown,
                repeated,
                nameless);
    }

    /** Plays ÷ views; null where one is not known in full, or nothing was viewed. */
    public @Nullable Double rate() {
        return counters.rate();
    }

    /** Whether its rate differs from an earlier one by no more than happens without any reason. */
    public boolean isRateByChance(RankingTotals before) {
        return counters.isRateByChance(before.counters);
    }

    /** The sum of a metric that counts; costs have sums of their own. */
    public Sum of(RankingMetric metric) {
        return switch (metric) {
            case VIEWS -> counters.views();
            case UNIQUE_VIEWS -> counters.uniqueViews();
            case PLAYS -> counters.plays();
            case UNIQUE_PLAYS -> counters.uniquePlays();
            case UNIQUE_VIEWERS -> uniqueViewers;
            case BANDWIDTH_COST -> Sum.NONE;
        };
    }

    /** How many rows do not say the metric. */
    public long unknown(RankingMetric metric) {
        return metric == RankingMetric.BANDWIDTH_COST ? costsUnknown : of(metric).unknown();
    }

    /** Adder of costs by currency. */
    private static final class Costs {
        /** The unknown currency is the empty text here. */
        private final Map<String, CostSum> byCurrency = new TreeMap<>();

        private long unknown;

        void add(RankingRow row) {
            BigDecimal cost = row.bandwidthCost();
            if (cost == null) {
                unknown++;
                return;
            }
            String currency = row.currency();
            byCurrency.merge(
                    currency == null ? "" : currency,
                    new CostSum(currency, cost, 1),
                    (left, right) ->
                            new CostSum(
                                    left.currency(),
                                    left.amount().add(right.amount()),
                                    left.counted() + right.counted()));
        }

        List<CostSum> sums() {
            return new ArrayList<>(byCurrency.values());
        }
    }
}
