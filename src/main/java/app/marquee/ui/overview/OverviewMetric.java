package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.ranking.RankingMetric;

import java.util.Arrays;
import java.util.Optional;

/** Metric that drives the Overview. Only the ranking has costs: the other cards show views then. */
enum OverviewMetric {
    VIEWS(RankingMetric.VIEWS, CounterMetric.VIEWS, "views"),
    PLAYS(RankingMetric.PLAYS, CounterMetric.PLAYS, "plays"),
    COST(RankingMetric.BANDWIDTH_COST, CounterMetric.VIEWS, "cost");

    private final RankingMetric ranking;
    private final CounterMetric counter;
    private final String key;

    OverviewMetric(RankingMetric ranking, CounterMetric counter, String key) {
        this.ranking = ranking;
        this.counter = counter;
        this.key = key;
    }

    RankingMetric ranking() {
        return ranking;
    }

    CounterMetric counter() {
        return counter;
    }

    /** The end of the ID of its tile, kebab case. */
    String key() {
        return key;
    }

    static Optional<OverviewMetric> ofKey(String key) {
        return Arrays.stream(values()).filter(metric -> metric.key.equals(key)).findFirst();
    }
}
