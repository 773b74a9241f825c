package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.ui.analytics.card.CardContent;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * The countries with most viewers in a period. Immutable.
 *
 * @param counts those of all places
 * @param shares of the countries in a metric and in its change
 */
record Countries(
        Instant askedAt,
        OverviewFigures.Counts counts,
        List<PlaceNode> all,
        Map<CounterMetric, List<Largest<PlaceNode>>> top,
        Map<CounterMetric, Breakdown.Pair<PlaceNode>> shares)
        implements CardContent {
    @Override
    public boolean isEmpty() {
        return top.values().stream().allMatch(List::isEmpty);
    }
}
