package app.marquee.ui.settings;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Finds a time zone by what a person types: the beginning of its id, or else of its city. Only
 * letters and digits count, since a box hears no others: "america/sao" arrives as "americasao".
 */
final class ZoneLookup {
    private static final Pattern OTHERS = Pattern.compile("[^a-z0-9]");

    private ZoneLookup() {}

    /**
     * @param zones in the order in which the first that fits is taken
     * @param typed in any case, with or without what stands between its words
     */
    static Optional<ZoneId> find(List<ZoneId> zones, String typed) {
        String wanted = plain(typed);
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        return first(zones, id -> plain(id).startsWith(wanted))
                .or(() -> first(zones, id -> plain(city(id)).startsWith(wanted)));
    }

    private static String city(String id) {
        return id.substring(id.lastIndexOf('/') + 1);
    }

    private static String plain(String text) {
        return OTHERS.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private static Optional<ZoneId> first(List<ZoneId> zones, Predicate<String> fits) {
        return zones.stream().filter(zone -> fits.test(zone.getId())).findFirst();
    }
}
