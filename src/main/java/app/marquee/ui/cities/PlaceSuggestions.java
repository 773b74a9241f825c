package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceNode;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Suggestions of countries and regions from all reports so far, in the platform's spelling. FX
 * thread only.
 */
final class PlaceSuggestions {
    private final SortedMap<String, SortedSet<String>> regions = new TreeMap<>();

    void add(PlaceNode everywhere) {
        for (PlaceNode country : everywhere.children()) {
            if (country.name() != null) {
                SortedSet<String> of =
                        regions.computeIfAbsent(country.name(), _ -> new TreeSet<>());
                for (PlaceNode region : country.children()) {
                    if (region.name() != null) {
                        of.add(region.name());
                    }
                }
            }
        }
    }

    List<String> countries() {
        return List.copyOf(regions.keySet());
    }

    /**
     * @param country null for the regions of all
     */
    List<String> regions(@Nullable String country) {
        return regions.entrySet().stream()
                .filter(entry -> country == null || country.equals(entry.getKey()))
                .flatMap(entry -> entry.getValue().stream())
                .distinct()
                .sorted()
                .toList();
    }
}
