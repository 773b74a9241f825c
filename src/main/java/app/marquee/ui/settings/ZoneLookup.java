package app.marquee.ui.settings;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds a time zone by what a person types: the beginning of its id, or else of its city. */
final class ZoneLookup {
    private ZoneLookup() {}

    /**
     * @param zones in the order in which the first that fits is taken
     * @param typed in any case, with spaces where the ids have underscores
     */
    static Optional<ZoneId> find(List<ZoneId> zones, String typed) {
        String wanted = typed.strip().replace(' ', '_').toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        return first(zones, id -> id.startsWith(wanted))
                .or(
                        () ->
                                first(
                                        zones,
                                        id ->
                                                id.substring(id.lastIndexOf('/') + 1)
                                                        .startsWith(wanted)));
    }

    private static Optional<ZoneId> first(List<ZoneId> zones, Predicate<String> fits) {
        return zones.stream()
                .filter(zone -> fits.test(zone.getId().toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
