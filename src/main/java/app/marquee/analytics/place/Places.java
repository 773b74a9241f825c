package app.marquee.analytics.place;

import app.marquee.analytics.BucketReader;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.PlaceDictionary;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Grouping of rows by country, region and city, in their order, with sums that count every value
 * once. Thread-safe; ends on interrupt.
 */
public final class Places {
    private final CityNodes cities;

    /**
     * @param buckets of the report that has the rows
     */
    public Places(Neighbourhoods neighbourhoods, BucketReader buckets) {
        this.cities = new CityNodes(neighbourhoods, buckets);
    }

    /** Nullable name as a map key. */
    private record Name(@Nullable String text) {
        static Name of(@Nullable String text) {
            return new Name(text == null || text.isBlank() ? null : text);
        }
    }

    public PlaceNode of(List<CityRow> rows) throws InterruptedException {
        List<PlaceNode> countries = new ArrayList<>();
        for (var country : by(Places::country, rows).entrySet()) {
            PlaceKey key = PlaceKey.EVERYWHERE.child(country.getKey().text(), 0);
            List<PlaceNode> regions = regions(key, country.getValue());
            countries.add(
                    PlaceNode.around(
                            key, PlaceLevel.COUNTRY, written(key, country.getValue()), regions));
        }
        return PlaceNode.around(
                PlaceKey.EVERYWHERE, PlaceLevel.EVERYWHERE, null, List.copyOf(countries));
    }

    private static @Nullable String country(CityRow row) {
        return PlaceDictionary.countryKey(row.country());
    }

    /** As all of the rows write it; where they differ, as it is read. */
    private static @Nullable String written(PlaceKey country, List<CityRow> rows) {
        String first = rows.getFirst().country();
        boolean isSame = rows.stream().allMatch(row -> Objects.equals(row.country(), first));
        return isSame && first != null && !first.isBlank() ? first : country.name();
    }

    private List<PlaceNode> regions(PlaceKey country, List<CityRow> rows)
            throws InterruptedException {
        List<PlaceNode> regions = new ArrayList<>();
        for (var region : by(CityRow::region, rows).entrySet()) {
            String name = region.getKey().text();
            PlaceKey key = country.child(name, 0);
            List<PlaceNode> inside = cities(key, region.getValue());
            regions.add(PlaceNode.around(key, PlaceLevel.REGION, name, inside));
        }
        return List.copyOf(regions);
    }

    private List<PlaceNode> cities(PlaceKey region, List<CityRow> rows)
            throws InterruptedException {
        List<PlaceNode> found = new ArrayList<>();
        for (var city : by(CityRow::city, rows).entrySet()) {
            found.addAll(cities.of(region, city.getKey().text(), city.getValue()));
        }
        return List.copyOf(found);
    }

    private static Map<Name, List<CityRow>> by(
            Function<CityRow, @Nullable String> dimension, List<CityRow> rows)
            throws InterruptedException {
        Map<Name, List<CityRow>> groups = new LinkedHashMap<>();
        for (CityRow row : rows) {
            Interrupts.heed();
            groups.computeIfAbsent(Name.of(dimension.apply(row)), _ -> new ArrayList<>(1)).add(row);
        }
        return groups;
    }
}
