package app.marquee.analytics.place;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterSums;
import app.marquee.model.analytics.CityRow;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Builder of city nodes from the rows of one name. Thread-safe. */
final class CityNodes {
    private final Neighbourhoods neighbourhoods;
    private final BucketReader buckets;
    private final Comparator<PlaceNode> inTime;

    CityNodes(Neighbourhoods neighbourhoods, BucketReader buckets) {
        this.neighbourhoods = neighbourhoods;
        this.buckets = buckets;
        Comparator<Bucket> byTime = buckets.inTime();
        this.inTime =
                (left, right) ->
                        byTime.compare(
                                Objects.requireNonNull(left.bucket()),
                                Objects.requireNonNull(right.bucket()));
    }

    /** One city, or several of the same name. */
    List<PlaceNode> of(PlaceKey region, @Nullable String name, List<CityRow> rows) {
        List<PlaceNode> cities = new ArrayList<>();
        for (List<CityRow> one : split(name, rows)) {
            cities.add(city(region.child(name, cities.size()), name, one));
        }
        return cities;
    }

    private record Spot(@Nullable Double latitude, @Nullable Double longitude) {
        static Spot of(CityRow row) {
            return new Spot(row.latitude(), row.longitude());
        }

        boolean isSaid() {
            return latitude != null && longitude != null;
        }
    }

    /**
     * Rows of one name at different places are different cities when they have no name at all, or
     * when more than one of them speaks of the same time: one city has one figure for a time.
     */
    private static Collection<List<CityRow>> split(@Nullable String name, List<CityRow> rows) {
        Map<Spot, List<CityRow>> bySpot = new LinkedHashMap<>();
        List<CityRow> nowhere = new ArrayList<>();
        for (CityRow row : rows) {
            Spot spot = Spot.of(row);
            (spot.isSaid() ? bySpot.computeIfAbsent(spot, _ -> new ArrayList<>(1)) : nowhere)
                    .add(row);
        }
        if (bySpot.isEmpty() || (name != null && !speaksTwice(bySpot.values()))) {
            return List.of(rows);
        }
        List<List<CityRow>> cities = new ArrayList<>(bySpot.values());
        if (!nowhere.isEmpty()) {
            cities.add(nowhere);
        }
        return cities;
    }

    /** Whether two of the places speak of the same time. */
    private static boolean speaksTwice(Collection<List<CityRow>> places) {
        if (places.size() < 2) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        for (List<CityRow> place : places) {
            Set<String> own = new HashSet<>();
            place.forEach(row -> own.add(time(row)));
            for (String time : own) {
                if (!seen.add(time)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String time(CityRow row) {
        return row.bucket() == null ? "" : row.bucket();
    }

    private PlaceNode city(PlaceKey key, @Nullable String name, List<CityRow> rows) {
        Location location = location(rows);
        List<CityRow> slices = rows.stream().filter(row -> row.bucket() != null).toList();
        List<CityRow> counted = slices.isEmpty() ? rows : slices;
        return new PlaceNode(
                key,
                PlaceLevel.CITY,
                name,
                null,
                location,
                CounterSums.of(counted.stream().map(CityRow::counters)),
                facts(rows, counted, location),
                slices.stream()
                        .map(new Slices(key, location, buckets)::node)
                        .sorted(inTime)
                        .toList());
    }

    private static PlaceFacts facts(List<CityRow> rows, List<CityRow> counted, Location location) {
        long times = counted.stream().map(CityNodes::time).distinct().count();
        boolean missing = location.verdict() == Location.Verdict.MISSING;
        return new PlaceFacts(
                rows.size(),
                1,
                counted.size() - times,
                rows.size() - counted.size(),
                missing ? 1 : 0,
                missing || location.isSure() ? 0 : 1);
    }

    private Location location(List<CityRow> rows) {
        List<CityRow> located = rows.stream().filter(row -> Spot.of(row).isSaid()).toList();
        Location first =
                neighbourhoods.locate(located.isEmpty() ? rows.getFirst() : located.getFirst());
        boolean differs = located.stream().map(Spot::of).distinct().limit(2).count() > 1;
        return differs && first.isSure() ? first.with(Location.Verdict.DIFFERING) : first;
    }

    /** Numbering of a city's rows of the same time. */
    private static final class Slices {
        private final PlaceKey city;
        private final Location location;
        private final BucketReader buckets;
        private final Map<String, Integer> numbers = new LinkedHashMap<>();

        Slices(PlaceKey city, Location location, BucketReader buckets) {
            this.city = city;
            this.location = location;
            this.buckets = buckets;
        }

        PlaceNode node(CityRow row) {
            Bucket bucket = buckets.of(CityNodes.time(row));
            String time = bucket.key();
            int number = numbers.merge(time, 1, Integer::sum) - 1;
            return new PlaceNode(
                    city.child(time, number),
                    PlaceLevel.BUCKET,
                    time,
                    bucket,
                    location,
                    CounterSums.of(java.util.stream.Stream.of(row.counters())),
                    PlaceFacts.BUCKET,
                    List.of());
        }
    }
}
