package app.marquee.ui.cities;

import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.place.PlaceNode;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Countries and states of a report as areas of the map. Immutable.
 *
 * @param places the place of each area that has one
 */
record PlaceAreas(AreaLayer layer, Map<Integer, PlaceNode> places) {
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
        AreaOutlines outlines = AreaOutlines.world();
        double[] values = new double[outlines.size()];
        Arrays.fill(values, Double.NaN);
        Map<Integer, PlaceNode> places = new HashMap<>();
        for (PlaceNode country : everywhere.children()) {
            int area = Known.INDEX.country(country.name());
            add(area, country, places, values, value);
            if (area >= 0) {
                String code = outlines.area(area).country();
                country.children()
                        .forEach(
                                region ->
                                        add(
                                                Known.INDEX.state(code, region.name()),
                                                region,
                                                places,
                                                values,
                                                value));
            }
        }
        Map<Object, Integer> areas = new HashMap<>();
        places.forEach((area, place) -> areas.put(place.key(), area));
        return new PlaceAreas(
                new AreaLayer(outlines, values, points(cities, 0, areas), points(cities, 1, areas)),
                Map.copyOf(places));
    }

    /** The first of two places with one area has it; the other one keeps its bubbles. */
    private static void add(
            int area,
            PlaceNode place,
            Map<Integer, PlaceNode> places,
            double[] values,
            ToDoubleFunction<PlaceNode> value) {
        if (area >= 0 && place.facts().rows() > 0 && places.putIfAbsent(area, place) == null) {
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
