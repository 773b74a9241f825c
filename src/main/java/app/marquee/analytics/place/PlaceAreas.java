package app.marquee.analytics.place;

import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Countries and states of a report as areas of the map. Immutable.
 *
 * @param places the place of each area that has one
 * @param numbers the area of each place that has one
 * @param unmatched places whose names find no area, although others of their kind have one
 */
public record PlaceAreas(
        AreaLayer layer,
        Map<Integer, PlaceNode> places,
        Map<PlaceKey, Integer> numbers,
        List<PlaceNode> unmatched) {
    /** The area of a place; null where it has none. */
    public @Nullable Integer area(PlaceKey key) {
        return numbers.get(key);
    }

    /**
     * Value of each place.
     *
     * @param chance whether the value of a place may be chance; null for plain values
     * @param whole of which values are parts; NaN where they don't add up to one
     */
    record Values(
            ToDoubleFunction<PlaceNode> value,
            @Nullable Predicate<PlaceNode> chance,
            double whole) {}

    static PlaceAreas of(PlaceNode everywhere, List<List<PlaceNode>> cities, Values by) {
        Matching match = new Matching(by.chance() != null);
        everywhere.children().forEach(match::country);
        AreaOutlines outlines = AreaOutlines.world();
        double[] values = new double[outlines.size()];
        Arrays.fill(values, Double.NaN);
        match.places.forEach((area, place) -> values[area] = by.value().applyAsDouble(place));
        Map<PlaceKey, Integer> numbers = new HashMap<>();
        match.places.forEach((area, place) -> numbers.put(place.key(), area));
        return new PlaceAreas(
                new AreaLayer(
                        outlines,
                        new AreaLayer.Values(
                                values, chances(by, match.places, values.length), by.whole()),
                        points(cities, 0, numbers),
                        points(cities, 1, numbers)),
                Map.copyOf(match.places),
                Map.copyOf(numbers),
                List.copyOf(match.unmatched));
    }

    /** Builder of the areas of places by their names. */
    private static final class Matching {
        private final boolean gone;
        private final Map<Integer, PlaceNode> places = new HashMap<>();
        private final List<PlaceNode> unmatched = new ArrayList<>();

        /**
         * @param gone whether to include places that only the compared report has
         */
        Matching(boolean gone) {
            this.gone = gone;
        }

        void country(PlaceNode country) {
            AreaIndex index = AreaIndex.world();
            String code = index.code(country.key().name());
            add(index.country(country.key().name()), country);
            if (index.hasStates(code)) {
                country.children().forEach(region -> add(index.state(code, region.name()), region));
            }
        }

        /** The first of two places with one area has it; the other one keeps its bubbles. */
        private void add(int area, PlaceNode place) {
            boolean there = gone || place.facts().rows() > 0;
            if (!there || place.key().name() == null) {
                return;
            }
            if (area < 0 || places.putIfAbsent(area, place) != null) {
                unmatched.add(place);
            }
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

    private static int[] points(
            List<List<PlaceNode>> cities, int depth, Map<PlaceKey, Integer> areas) {
        return cities.stream()
                .mapToInt(path -> areas.getOrDefault(path.get(depth).key(), -1))
                .toArray();
    }
}
