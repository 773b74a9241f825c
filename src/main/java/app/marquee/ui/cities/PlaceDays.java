package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceNode;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Collector of the values of countries, regions and cities by day. For one thread. */
final class PlaceDays {
    /** Places of a long report that are collected, the first of it. */
    private static final int MOST = 20_000;

    private final int days;
    private final CounterMetric metric;
    private final BitSet known = new BitSet();
    private final Map<PlaceKey, double[]> values = new HashMap<>();

    PlaceDays(int days, CounterMetric metric) {
        this.days = days;
        this.metric = metric;
    }

    /** Takes the places of a day; one that isn't there has no values on it. */
    void add(int day, PlaceNode everywhere) {
        values.values().forEach(each -> each[day] = 0);
        put(day, everywhere);
        known.set(day);
    }

    private void put(int day, PlaceNode around) {
        for (PlaceNode place : around.children()) {
            double[] line = values.get(place.key());
            if (line == null && values.size() < MOST) {
                line = before();
                values.put(place.key(), line);
            }
            if (line != null) {
                Sum sum = place.sums().of(metric);
                line[day] = sum.isKnown() ? sum.known().doubleValue() : Double.NaN;
            }
            if (place.level() != PlaceLevel.CITY) {
                put(day, place);
            }
        }
    }

    /** Of a place that wasn't there on the days before. */
    private double[] before() {
        double[] line = new double[days];
        Arrays.fill(line, Double.NaN);
        known.stream().forEach(day -> line[day] = 0);
        return line;
    }

    /** By place; unknown days are NaN. The arrays must not be changed. */
    Map<PlaceKey, double[]> values() {
        return Map.copyOf(values);
    }
}
