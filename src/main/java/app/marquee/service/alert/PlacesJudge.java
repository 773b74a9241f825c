package app.marquee.service.alert;

import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.PlaceDictionary;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Judge of the countries or cities that had no row before. Pure. */
final class PlacesJudge {
    /** The others are too many to name. */
    static final int MOST = 50;

    private PlacesJudge() {}

    /** Place of a row; city and region are null for a country. */
    private record Place(String country, @Nullable String region, @Nullable String city) {}

    /** A row without views, or with unknown ones, is no news. */
    static AlertResult judge(boolean isOfCities, List<CityRow> now, List<CityRow> before) {
        Set<Place> known =
                before.stream()
                        .map(row -> place(row, isOfCities))
                        .filter(Objects::nonNull)
                        .collect(Collectors.toSet());
        if (known.isEmpty()) {
            return new AlertResult.Unknown(AlertGap.NOTHING_BEFORE);
        }
        if (!now.isEmpty() && now.stream().allMatch(row -> row.counters().views() == null)) {
            return new AlertResult.Unknown(AlertGap.NO_VIEWS);
        }
        Map<Place, Long> fresh =
                now.stream()
                        .filter(row -> views(row) > 0)
                        .filter(row -> place(row, isOfCities) != null)
                        .filter(row -> !known.contains(place(row, isOfCities)))
                        .collect(
                                Collectors.groupingBy(
                                        row -> Objects.requireNonNull(place(row, isOfCities)),
                                        Collectors.summingLong(PlacesJudge::views)));
        return AlertResult.of(
                fresh.entrySet().stream()
                        .sorted(Map.Entry.<Place, Long>comparingByValue(Comparator.reverseOrder()))
                        .limit(MOST)
                        .map(one -> fact(one.getKey(), one.getValue()))
                        .toList());
    }

    private static long views(CityRow row) {
        return Objects.requireNonNullElse(row.counters().views(), 0L);
    }

    private static AlertFact fact(Place place, long views) {
        return new AlertFact.NewPlace(place.country(), place.region(), place.city(), views);
    }

    private static @Nullable Place place(CityRow row, boolean isOfCities) {
        String country = PlaceDictionary.countryKey(row.country());
        if (country == null) {
            return null;
        }
        if (!isOfCities) {
            return new Place(country, null, null);
        }
        return isBlank(row.city())
                ? null
                : new Place(country, Objects.requireNonNullElse(row.region(), ""), row.city());
    }

    private static boolean isBlank(@Nullable String name) {
        return name == null || name.isBlank();
    }
}
