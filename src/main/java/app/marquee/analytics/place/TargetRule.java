package app.marquee.analytics.place;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Rule that finds cities worth advertising in; differences that may be chance don't count. */
public enum TargetRule {
    /** The largest increases since the compared report. */
    GROWN("grown") {
        @Override
        public List<PlaceKey> of(PlaceNode shown, CounterMetric metric, Changes<PlaceKey> changes) {
            return PlaceMovers.of(PlaceMovers.cities(shown), metric, changes, MOST)
                    .gained()
                    .stream()
                    .map(mover -> mover.place().key())
                    .toList();
        }
    },
    /** A larger share of their country's plays than of its views: those who come there watch. */
    ENGAGED("engaged") {
        @Override
        public List<PlaceKey> of(PlaceNode shown, CounterMetric metric, Changes<PlaceKey> changes) {
            List<Surplus> found = new ArrayList<>();
            for (PlaceNode country : shown.children()) {
                double rate =
                        value(country, CounterMetric.PLAYS) / value(country, CounterMetric.VIEWS);
                for (PlaceNode city : PlaceMovers.cities(country)) {
                    double plays = value(city, CounterMetric.PLAYS);
                    double expected = rate * value(city, CounterMetric.VIEWS);
                    if (plays > expected && !Change.isChance(expected, plays)) {
                        found.add(new Surplus(city.key(), plays - expected));
                    }
                }
            }
            return found.stream()
                    .sorted(Comparator.comparingDouble(Surplus::plays).reversed())
                    .limit(MOST)
                    .map(Surplus::city)
                    .toList();
        }
    };

    /** Cities that one rule finds. */
    private static final int MOST = 20;

    private final String key;

    TargetRule(String key) {
        this.key = key;
    }

    /** The end of its message key and ID. */
    public String key() {
        return key;
    }

    /**
     * The keys of the cities, the best first. Slow for many cities.
     *
     * @param shown the places in view
     */
    public abstract List<PlaceKey> of(
            PlaceNode shown, CounterMetric metric, Changes<PlaceKey> changes);

    /** Plays of a city above what its country's play rate makes of its views. */
    private record Surplus(PlaceKey city, double plays) {}

    private static double value(PlaceNode place, CounterMetric metric) {
        Sum sum = place.sums().of(metric);
        return sum.isKnown() ? sum.known().doubleValue() : Double.NaN;
    }
}
