package app.marquee.ui.settings;

import java.text.Normalizer;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Lookup of a time zone by the start of its ID or city. It ignores accents and separators, but not
 * a sign before a digit, so that "gmt-3" and "gmt+3" differ.
 */
final class ZoneLookup {
    private static final Pattern OTHERS = Pattern.compile("[^a-z0-9]");
    private static final Pattern OTHERS_BUT_SIGNS = Pattern.compile("[^a-z0-9+-]|[+-](?![0-9])");
    private static final Pattern SIGN = Pattern.compile("[+-][0-9]");

    private ZoneLookup() {}

    /**
     * @param zones in the order in which the first that fits is taken
     * @param typed in any case, with or without what stands between its words
     */
    static Optional<ZoneId> find(List<ZoneId> zones, String typed) {
        Pattern others = SIGN.matcher(typed).find() ? OTHERS_BUT_SIGNS : OTHERS;
        String wanted = plain(typed, others);
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        String whole = typed.strip();
        return first(zones, id -> id.equalsIgnoreCase(whole))
                .or(() -> first(zones, id -> plain(id, others).startsWith(wanted)))
                .or(() -> first(zones, id -> plain(city(id), others).startsWith(wanted)));
    }

    /** The city of a zone, as it is read. */
    static String city(ZoneId zone) {
        return city(zone.getId()).replace('_', ' ');
    }

    private static String city(String id) {
        return id.substring(id.lastIndexOf('/') + 1);
    }

    /** Decomposed accents are separate characters and not letters. */
    private static String plain(String text, Pattern others) {
        String apart = Normalizer.normalize(text, Normalizer.Form.NFD);
        return others.matcher(apart.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private static Optional<ZoneId> first(List<ZoneId> zones, Predicate<String> fits) {
        return zones.stream().filter(zone -> fits.test(zone.getId())).findFirst();
    }
}
