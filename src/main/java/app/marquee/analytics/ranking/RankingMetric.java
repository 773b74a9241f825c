package app.marquee.analytics.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.CounterMetric;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;

/** Metric of a ranking (contract, section 4, GET /ranking). */
public enum RankingMetric {
    VIEWS(CounterMetric.VIEWS),
    UNIQUE_VIEWS(CounterMetric.UNIQUE_VIEWS),
    PLAYS(CounterMetric.PLAYS),
    UNIQUE_PLAYS(CounterMetric.UNIQUE_PLAYS),
    UNIQUE_VIEWERS("unique-viewers", false) {
        @Override
        public @Nullable Long count(RankingRow row) {
            return row.uniqueViewers();
        }
    },
    BANDWIDTH_COST("bandwidth-cost", true) {
        @Override
        public @Nullable Long count(RankingRow row) {
            return null;
        }

        @Override
        public @Nullable Amount of(RankingRow row) {
            BigDecimal cost = row.bandwidthCost();
            return cost == null ? null : new Amount(cost, row.currency());
        }
    };

    private final String key;
    private final boolean additive;
    private final @Nullable CounterMetric counter;

    RankingMetric(CounterMetric counter) {
        this.key = counter.key();
        this.additive = counter.isAdditive();
        this.counter = counter;
    }

    RankingMetric(String key, boolean additive) {
        this.key = key;
        this.additive = additive;
        this.counter = null;
    }

    /** The end of its message key and the id of its column, kebab case. */
    public String key() {
        return key;
    }

    /** As {@link CounterMetric#isAdditive}. */
    public boolean isAdditive() {
        return additive;
    }

    public static Optional<RankingMetric> ofKey(String key) {
        return Arrays.stream(values()).filter(metric -> metric.key.equals(key)).findFirst();
    }

    /** What the row counts, or null when it does not say or the metric is no count. */
    public @Nullable Long count(RankingRow row) {
        Counters counters = row.counters();
        return counter == null ? null : counter.of(counters);
    }

    /** The value of the row, or null when it does not say. */
    public @Nullable Amount of(RankingRow row) {
        Long count = count(row);
        return count == null ? null : Amount.of(count);
    }
}
