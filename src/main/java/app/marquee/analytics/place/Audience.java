package app.marquee.analytics.place;

import app.marquee.model.Interrupts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Audience of cities with unique names: advertising tools find places by name, and an ambiguous
 * name would target the wrong one. Thread-safe; ends on interrupt.
 */
public record Audience(List<Aim> cities) {
    public Audience {
        cities = List.copyOf(cities);
    }

    /**
     * Target city with its surrounding places.
     *
     * @param name that no other city of the list has
     */
    public record Aim(PlaceNode country, PlaceNode region, PlaceNode city, String name) {}

    /**
     * The cities inside these places.
     *
     * @param chosen keys of countries, regions, cities, or days and hours of them
     * @param names how a place is called in the user's language
     */
    public static Audience of(
            PlaceNode everywhere, Set<PlaceKey> chosen, Function<PlaceNode, String> names)
            throws InterruptedException {
        List<Aim> found = new ArrayList<>();
        for (PlaceNode country : everywhere.children()) {
            for (PlaceNode region : country.children()) {
                for (PlaceNode city : region.children()) {
                    Interrupts.heed();
                    if (isChosen(city, chosen)) {
                        found.add(new Aim(country, region, city, names.apply(city)));
                    }
                }
            }
        }
        return new Audience(toldApart(found, names));
    }

    private static boolean isChosen(PlaceNode city, Set<PlaceKey> chosen) {
        for (PlaceKey key = city.key(); key != null; key = key.parent()) {
            if (chosen.contains(key)) {
                return true;
            }
        }
        return city.children().stream().anyMatch(bucket -> chosen.contains(bucket.key()));
    }

    private static List<Aim> toldApart(List<Aim> cities, Function<PlaceNode, String> names) {
        List<Aim> named = renamed(cities, aim -> aim.name() + ", " + names.apply(aim.region()));
        named = renamed(named, aim -> aim.name() + ", " + names.apply(aim.country()));
        named = renamed(named, aim -> aim.name() + where(aim.city()));
        Set<String> taken = new HashSet<>();
        List<Aim> unique = new ArrayList<>(named.size());
        for (Aim aim : named) {
            String name = aim.name();
            for (int next = 2; !taken.add(name); next++) {
                name = aim.name() + " #" + next;
            }
            unique.add(new Aim(aim.country(), aim.region(), aim.city(), name));
        }
        return unique;
    }

    /** Where several have a name, each of them gets a longer one. */
    private static List<Aim> renamed(List<Aim> cities, Function<Aim, String> longer) {
        Map<String, Integer> count = new HashMap<>();
        cities.forEach(aim -> count.merge(aim.name().toLowerCase(Locale.ROOT), 1, Integer::sum));
        return cities.stream()
                .map(
                        aim ->
                                count.getOrDefault(aim.name().toLowerCase(Locale.ROOT), 0) > 1
                                        ? new Aim(
                                                aim.country(),
                                                aim.region(),
                                                aim.city(),
                                                longer.apply(aim))
                                        : aim)
                .toList();
    }

    private static String where(PlaceNode city) {
        Location location = city.location();
        return location == null || location.latitude() == null || location.longitude() == null
                ? ""
                : " (" + location.latitude() + ", " + location.longitude() + ")";
    }
}
