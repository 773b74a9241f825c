package app.marquee.analytics.place;

import app.marquee.model.Interrupts;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.PlaceDictionary;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Neighborhoods of a report's cities by country, to detect swapped coordinates even when both are
 * in range. Thread-safe; ends on interrupt.
 */
public final class Neighbourhoods {
    /** Fewer say nothing about a country. */
    private static final int ENOUGH = 5;

    /** Degrees from the middle of its country beyond which a city is suspected. */
    private static final double FAR = 15;

    /** How many times nearer it has to lie when its coordinates are turned round. */
    private static final double NEARER = 3;

    private final Map<String, Middle> middles;

    private Neighbourhoods(Map<String, Middle> middles) {
        this.middles = middles;
    }

    private record Middle(double latitude, double longitude) {
        double distance(double otherLatitude, double otherLongitude) {
            double around = Math.abs(longitude - otherLongitude);
            return Math.max(Math.abs(latitude - otherLatitude), Math.min(around, 360 - around));
        }
    }

    public static Neighbourhoods of(List<CityRow> rows) throws InterruptedException {
        Map<String, List<Location>> byCountry = new HashMap<>();
        for (CityRow row : rows) {
            Interrupts.heed();
            Location location = Location.of(row.latitude(), row.longitude());
            String country = PlaceDictionary.countryKey(row.country());
            if (country != null && location.isSure()) {
                byCountry.computeIfAbsent(country, _ -> new ArrayList<>()).add(location);
            }
        }
        Map<String, Middle> middles = new HashMap<>();
        byCountry.forEach(
                (country, sure) -> {
                    if (sure.size() >= ENOUGH) {
                        middles.put(country, middle(sure));
                    }
                });
        return new Neighbourhoods(middles);
    }

    private static Middle middle(List<Location> locations) {
        return new Middle(
                median(locations.stream().map(Location::latitude).toList()),
                median(locations.stream().map(Location::longitude).toList()));
    }

    private static double median(List<@Nullable Double> values) {
        double[] sorted = new double[values.size()];
        Arrays.setAll(sorted, at -> orZero(values.get(at)));
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double orZero(@Nullable Double value) {
        return value == null ? 0 : value;
    }

    /** Judges the coordinates of a row by themselves and by its country. */
    Location locate(CityRow row) {
        Location location = Location.of(row.latitude(), row.longitude());
        String country = PlaceDictionary.countryKey(row.country());
        Middle middle = country == null ? null : middles.get(country);
        return middle != null && location.isSure() && isTurned(location, middle)
                ? location.with(Location.Verdict.SWAPPED)
                : location;
    }

    private static boolean isTurned(Location location, Middle middle) {
        double latitude = orZero(location.latitude());
        double longitude = orZero(location.longitude());
        double north = longitude;
        double east = latitude;
        double far = middle.distance(latitude, longitude);
        return far > FAR
                && Location.isOnEarth(north, east)
                && middle.distance(north, east) * NEARER <= far;
    }
}
