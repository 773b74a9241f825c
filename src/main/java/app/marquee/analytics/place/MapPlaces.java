package app.marquee.analytics.place;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.Differences;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.Mercator;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Map points of the cities, indexed in both directions between table and map. Immutable.
 *
 * @param of the places they were made from
 * @param all those and the places that are left out, of which shares are parts
 * @param cities each with its parents: country, region, city
 * @param spans range of points inside each place
 * @param unplaced cities without reliable coordinates
 * @param unplacedShare their part of all values; NaN where it is unknown
 * @param differences reliability of the values, where they are differences to another report
 * @param changes differences to that report; none without a comparison
 * @param areas countries and states with their values
 * @param movers what changed most; nothing for plain values
 */
public record MapPlaces(
        PlaceNode of,
        PlaceNode all,
        CounterMetric metric,
        List<List<PlaceNode>> cities,
        Map<PlaceKey, Span> spans,
        Clusters clusters,
        long unplaced,
        double unplacedShare,
        @Nullable Differences differences,
        Changes<PlaceKey> changes,
        @Nullable PlaceAreas areas,
        PlaceMovers movers) {

    /** Places that are read aloud. */
    private static final int NAMED = 5;

    /** Half-open range of points. */
    public record Span(int from, int to) {}

    /** Takes some tenths of a second for a hundred thousand cities. */
    public static MapPlaces of(PlaceNode everywhere, CounterMetric metric)
            throws InterruptedException {
        return of(everywhere, metric, Changes.none());
    }

    /**
     * @param changes for cards; none without a comparison
     */
    public static MapPlaces of(
            PlaceNode everywhere, CounterMetric metric, Changes<PlaceKey> changes)
            throws InterruptedException {
        List<List<PlaceNode>> cities = new ArrayList<>();
        Map<PlaceKey, Span> spans = new HashMap<>();
        collect(everywhere, List.of(), new Into(cities, spans, false));
        return new MapPlaces(
                everywhere,
                everywhere,
                metric,
                List.copyOf(cities),
                Map.copyOf(spans),
                Clusters.of(points(cities, city -> value(city, metric))),
                everywhere.facts().unplaced(),
                unplacedShare(everywhere, metric),
                null,
                changes,
                PlaceAreas.of(
                        everywhere,
                        cities,
                        new PlaceAreas.Values(
                                city -> value(city, metric),
                                null,
                                metric.isAdditive() ? value(everywhere, metric) : Double.NaN)),
                PlaceMovers.NONE);
    }

    /** The same of what changed: cities that left are there as well. */
    public static MapPlaces ofChanges(
            PlaceNode everywhere, CounterMetric metric, Changes<PlaceKey> changes)
            throws InterruptedException {
        List<List<PlaceNode>> cities = new ArrayList<>();
        Map<PlaceKey, Span> spans = new HashMap<>();
        collect(everywhere, List.of(), new Into(cities, spans, true));
        double[] mass = new double[cities.size()];
        for (int i = 0; i < mass.length; i++) {
            mass[i] = mass(changes.of(cities.get(i).getLast().key(), metric));
        }
        return new MapPlaces(
                everywhere,
                everywhere,
                metric,
                List.copyOf(cities),
                Map.copyOf(spans),
                Clusters.of(points(cities, city -> difference(changes.of(city.key(), metric)))),
                everywhere.facts().unplaced(),
                unplacedShare(everywhere, metric),
                new Differences(mass),
                changes,
                PlaceAreas.of(
                        everywhere,
                        cities,
                        new PlaceAreas.Values(
                                place -> difference(changes.of(place.key(), metric)),
                                place -> isChance(changes.of(place.key(), metric)),
                                Double.NaN)),
                PlaceMovers.ofCities(everywhere, metric, changes));
    }

    /** Only of metrics whose values add up to the whole. */
    private static double unplacedShare(PlaceNode everywhere, CounterMetric metric) {
        double whole = value(everywhere, metric);
        return metric.isAdditive() && whole > 0
                ? PlaceMovers.cities(everywhere).stream()
                                .filter(city -> !isPlaced(city))
                                .mapToDouble(city -> value(city, metric))
                                .filter(value -> !Double.isNaN(value))
                                .sum()
                        / whole
                : Double.NaN;
    }

    /** The same as a part of more places. */
    public MapPlaces within(PlaceNode more) {
        return new MapPlaces(
                of,
                more,
                metric,
                cities,
                spans,
                clusters,
                unplaced,
                unplacedShare,
                differences,
                changes,
                areas,
                movers);
    }

    private static double difference(@Nullable Change change) {
        BigInteger difference = change == null ? null : change.difference();
        return difference == null ? Double.NaN : difference.doubleValue();
    }

    private static boolean isChance(@Nullable Change change) {
        return change == null || change.isChance();
    }

    private static double mass(@Nullable Change change) {
        return change == null ? 0 : count(change.before()) + count(change.now());
    }

    private static double count(@Nullable BigInteger known) {
        return known == null ? 0 : Math.max(0, known.doubleValue());
    }

    /**
     * Collector of the map points.
     *
     * @param gone whether to include cities that only the compared report has
     */
    private record Into(List<List<PlaceNode>> cities, Map<PlaceKey, Span> spans, boolean gone) {
        boolean takes(PlaceNode city) {
            return isPlaced(city) && (gone || city.facts().rows() > 0);
        }
    }

    private static void collect(PlaceNode place, List<PlaceNode> around, Into into) {
        int from = into.cities().size();
        for (PlaceNode child : place.children()) {
            List<PlaceNode> path = new ArrayList<>(around);
            path.add(child);
            if (child.level().compareTo(PlaceLevel.CITY) < 0) {
                collect(child, path, into);
            } else if (into.takes(child)) {
                int at = into.cities().size();
                into.spans().put(child.key(), new Span(at, at + 1));
                into.cities().add(List.copyOf(path));
            }
        }
        into.spans().put(place.key(), new Span(from, into.cities().size()));
    }

    private static boolean isPlaced(PlaceNode city) {
        Location location = city.location();
        return location != null && location.isSure();
    }

    private static double value(PlaceNode city, CounterMetric metric) {
        Sum sum = city.sums().of(metric);
        return sum.isKnown() ? Math.max(0, sum.known().doubleValue()) : Double.NaN;
    }

    private static MapPoints points(
            List<List<PlaceNode>> cities, ToDoubleFunction<PlaceNode> value) {
        double[] x = new double[cities.size()];
        double[] y = new double[cities.size()];
        double[] values = new double[cities.size()];
        for (int i = 0; i < x.length; i++) {
            PlaceNode city = cities.get(i).getLast();
            Location location = Objects.requireNonNull(city.location());
            x[i] = Mercator.x(Objects.requireNonNull(location.longitude()));
            y[i] = Mercator.y(Objects.requireNonNull(location.latitude()));
            values[i] = value.applyAsDouble(city);
        }
        int[] countries = numbers(cities, 0);
        int[] regions = numbers(cities, 1);
        for (int i = 0; i < x.length; i++) {
            if (cities.get(i).get(1).name() == null) {
                regions[i] = -1;
            }
        }
        return new MapPoints(x, y, values, countries, regions);
    }

    /** A number for each city, the same for those in one place. */
    private static int[] numbers(List<List<PlaceNode>> cities, int depth) {
        Map<PlaceKey, Integer> known = new HashMap<>();
        int[] numbers = new int[cities.size()];
        for (int i = 0; i < numbers.length; i++) {
            PlaceKey around = cities.get(i).get(depth).key();
            Integer number = known.putIfAbsent(around, known.size());
            numbers[i] = number == null ? known.size() - 1 : number;
        }
        return numbers;
    }

    /** The number of cities on the map without a value. */
    public long unvalued() {
        return Arrays.stream(clusters.points().values()).filter(Double::isNaN).count();
    }

    /** The values of areas; null where there are none. */
    public @Nullable AreaLayer areaLayer() {
        return areas == null ? null : areas.layer();
    }

    /** The countries, or the parts of the only one, with the largest values that the map has. */
    public List<PlaceNode> largest() {
        return PlaceMovers.parts(of).stream()
                .filter(place -> !Double.isNaN(size(place)))
                .sorted(Comparator.comparingDouble(this::size).reversed())
                .limit(NAMED)
                .toList();
    }

    private double size(PlaceNode place) {
        return differences == null
                ? value(place, metric)
                : Math.abs(difference(changes.of(place.key(), metric)));
    }

    /** Places whose names find no area. */
    public List<PlaceKey> unmatched() {
        return areas == null ? List.of() : areas.unmatched().stream().map(PlaceNode::key).toList();
    }

    /** The area of a place; null where it has none. */
    public @Nullable Integer area(PlaceKey key) {
        return areas == null ? null : areas.area(key);
    }

    public PlaceNode city(int point) {
        return cities.get(point).getLast();
    }

    /** The points inside these places; days and hours stand for their city. */
    public int[] points(List<PlaceKey> keys) {
        return keys.stream()
                .map(this::span)
                .filter(Objects::nonNull)
                .flatMapToInt(span -> IntStream.range(span.from(), span.to()))
                .distinct()
                .sorted()
                .toArray();
    }

    private @Nullable Span span(PlaceKey key) {
        Span span = spans.get(key);
        PlaceKey parent = key.parent();
        return span == null && parent != null && parent.parent() != null ? bucketOf(parent) : span;
    }

    /** Only a city has days and hours; what lies in an unplaced city is nowhere either. */
    private @Nullable Span bucketOf(PlaceKey parent) {
        Span span = spans.get(parent);
        return span != null && span.to() - span.from() == 1 && isCity(span, parent) ? span : null;
    }

    private boolean isCity(Span span, PlaceKey key) {
        return city(span.from()).key().equals(key);
    }

    /** No other one is the same: comparing all places would take the window's time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
