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
 * Scale of the values of places: their share of all, and of the largest one in the same place.
 * Immutable.
 *
 * @param all the sum of all places; NaN where values can't be added up or are unknown
 * @param most the largest value in each place that has one
 */
record PlaceScale(CounterMetric metric, double all, Map<PlaceKey, Double> most) {
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

    /** The same scale with bars of other values. */
    PlaceScale with(List<PlaceLine> lines, ToDoubleFunction<PlaceNode> values) {
        return new PlaceScale(metric, all, most(lines, values));
    }

    private static Map<PlaceKey, Double> most(
            List<PlaceLine> lines, ToDoubleFunction<PlaceNode> values) {
        Map<PlaceKey, Double> most = new HashMap<>();
        for (PlaceLine line : lines) {
            PlaceKey around = line.key().parent();
            double value = values.applyAsDouble(line.place());
            if (around != null && value > 0) {
                most.merge(around, value, Math::max);
            }
        }
        return most;
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
        PlaceKey around = place.key().parent();
        Double largest = around == null ? null : most.get(around);
        return largest == null || Double.isNaN(value) ? -1 : value / largest;
    }
}
