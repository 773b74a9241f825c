package app.marquee.ui.cities;

import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.MapArea;
import app.marquee.analytics.geo.Population;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Countries and states of a report as areas of the map. Immutable.
 *
 * @param perInhabitant whether the values are for each 100,000 inhabitants of a country
 * @param places the place of each area that has one
 */
record PlaceAreas(AreaLayer layer, Map<Integer, PlaceNode> places, boolean perInhabitant) {
    /** The area of a place; null where it has none. */
    @Nullable Integer area(PlaceKey key) {
        return places.entrySet().stream()
                .filter(each -> each.getValue().key().equals(key))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** Holder that is loaded with the first map. */
    private static final class Known {
        static final AreaIndex INDEX = new AreaIndex(AreaOutlines.world());
    }

    /**
     * Slow at first: it loads the outlines.
     *
     * @param cities each with its parents: country, region, city
     */
    static PlaceAreas of(
            PlaceNode everywhere, List<List<PlaceNode>> cities, ToDoubleFunction<PlaceNode> value) {
        return of(everywhere, cities, new Values(value, null, false));
    }

    /**
     * Value of each place.
     *
     * @param perInhabitant whether to divide by the inhabitants, which are known of countries only
     * @param chance whether the value of a place may be chance; null for plain values
     */
    record Values(
            ToDoubleFunction<PlaceNode> value,
            @Nullable Predicate<PlaceNode> chance,
            boolean perInhabitant) {}

    static PlaceAreas of(PlaceNode everywhere, List<List<PlaceNode>> cities, Values by) {
        ToDoubleFunction<PlaceNode> value = by.value();
        boolean gone = by.chance() != null;
        AreaOutlines outlines = AreaOutlines.world();
        double[] values = new double[outlines.size()];
        Arrays.fill(values, Double.NaN);
        Map<Integer, PlaceNode> places = new HashMap<>();
        for (PlaceNode country : everywhere.children()) {
            int area = Known.INDEX.country(country.name());
            add(area, country, gone, places, values, value);
            if (area >= 0) {
                String code = outlines.area(area).country();
                country.children()
                        .forEach(
                                region ->
                                        add(
                                                Known.INDEX.state(code, region.name()),
                                                region,
                                                gone,
                                                places,
                                                values,
                                                value));
            }
        }
        if (by.perInhabitant()) {
            divide(outlines, values);
        }
        Map<Object, Integer> areas = new HashMap<>();
        places.forEach((area, place) -> areas.put(place.key(), area));
        return new PlaceAreas(
                new AreaLayer(
                        outlines,
                        new AreaLayer.Values(values, chances(by, places, values.length)),
                        points(cities, 0, areas),
                        points(cities, 1, areas)),
                Map.copyOf(places),
                by.perInhabitant());
    }

    private static void divide(AreaOutlines outlines, double[] values) {
        for (int area = 0; area < values.length; area++) {
            MapArea of = outlines.area(area);
            values[area] = of.isState() ? Double.NaN : Population.rate(of.country(), values[area]);
        }
    }

    private static boolean @Nullable [] chances(
            Values by, Map<Integer, PlaceNode> places, int size) {
        Predicate<PlaceNode> chance = by.chance();
        if (chance == null) {
            return null;
        }
        boolean[] chances = new boolean[size];
        places.forEach((area, place) -> chances[area] = chance.test(place));
        return chances;
    }

    /** The first of two places with one area has it; the other one keeps its bubbles. */
    private static void add(
            int area,
            PlaceNode place,
            boolean gone,
            Map<Integer, PlaceNode> places,
            double[] values,
            ToDoubleFunction<PlaceNode> value) {
        boolean there = gone || place.facts().rows() > 0;
        if (area >= 0 && there && places.putIfAbsent(area, place) == null) {
            values[area] = value.applyAsDouble(place);
        }
    }

    private static int[] points(
            List<List<PlaceNode>> cities, int depth, Map<Object, Integer> areas) {
        return cities.stream()
                .mapToInt(path -> areas.getOrDefault(path.get(depth).key(), -1))
                .toArray();
    }
}
