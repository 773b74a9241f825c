package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.PlaceNode;

/**
 * Scale of the values of places: their share of all, and of the largest country. Immutable.
 *
 * @param all the sum of all places; NaN where values can't be added up or are unknown
 * @param most the largest value of a country; 0 where none is known
 */
record PlaceScale(CounterMetric metric, double all, double most) {
    static final PlaceScale NONE = new PlaceScale(CounterMetric.VIEWS, Double.NaN, 0);

    static PlaceScale of(PlaceNode everywhere, CounterMetric metric) {
        double whole = value(everywhere, metric);
        double most =
                everywhere.children().stream()
                        .mapToDouble(country -> value(country, metric))
                        .filter(value -> !Double.isNaN(value))
                        .max()
                        .orElse(0);
        return new PlaceScale(metric, metric.isAdditive() && whole > 0 ? whole : Double.NaN, most);
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
        double value = value(place, metric);
        return most > 0 && !Double.isNaN(value) ? value / most : -1;
    }
}
