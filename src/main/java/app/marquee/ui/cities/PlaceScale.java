package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceNode;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Scale of the values of places: their share of all, and of the largest one of their kind (country,
 * region or city). Immutable.
 *
 * @param all the sum of all places; NaN where values can't be added up or are unknown
 * @param most the largest value of each kind of place, by the number of places around it; none
 *     where a place is the only one of its kind
 */
record PlaceScale(CounterMetric metric, double all, Map<Integer, Double> most) {
    static final PlaceScale NONE = new PlaceScale(CounterMetric.VIEWS, Double.NaN, Map.of());

    PlaceScale {
        most = Map.copyOf(most);
    }

    /**
     * @param lines the places that are shown
     */
    static PlaceScale of(PlaceNode everywhere, CounterMetric metric, List<PlaceLine> lines) {
        double whole = value(everywhere, metric);
        return new PlaceScale(
                metric,
                metric.isAdditive() && whole > 0 ? whole : Double.NaN,
                most(lines, place -> value(place, metric)));
    }

    private static Map<Integer, Double> most(
            List<PlaceLine> lines, ToDoubleFunction<PlaceNode> values) {
        Map<Integer, Double> most = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        for (PlaceLine line : lines) {
            counts.merge(depth(line.key()), 1, Integer::sum);
            double value = values.applyAsDouble(line.place());
            if (value > 0) {
                most.merge(depth(line.key()), value, Math::max);
            }
        }
        most.keySet().removeIf(depth -> counts.getOrDefault(depth, 0) == 1);
        return most;
    }

    private static int depth(PlaceKey place) {
        PlaceKey around = place.parent();
        return around == null ? 0 : 1 + depth(around);
    }

    private static double value(PlaceNode place, CounterMetric metric) {
        Sum sum = place.sums().of(metric);
        return sum.isKnown() ? sum.known().doubleValue() : Double.NaN;
    }

    /** From 0 to 1; NaN where it is unknown. */
    double share(PlaceNode place) {
        return value(place, metric) / all;
    }

    /** From 0 to 1; less than 0 where there is none. */
    double bar(PlaceNode place) {
        return bar(place, value(place, metric));
    }

    /** The same of another value of the place. */
    double bar(PlaceNode place, double value) {
        Double largest = most.get(depth(place.key()));
        return largest == null || Double.isNaN(value) ? -1 : value / largest;
    }
}
