package app.marquee.analytics.place;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Country names in a language, by ISO 3166-1 codes of two and three letters; other texts stay
 * unchanged. Immutable.
 */
public final class CountryNames {
    private final Map<String, String> byCode;

    public CountryNames(Locale language) {
        Map<String, Locale> countries =
                Arrays.stream(Locale.getISOCountries())
                        .collect(Collectors.toMap(code -> code, code -> Locale.of("", code)));
        Map<String, String> names = new HashMap<>();
        countries.forEach(
                (code, country) -> {
                    String name = country.getDisplayCountry(language);
                    names.put(code, name);
                    names.put(country.getISO3Country(), name);
                });
        this.byCode = Map.copyOf(names);
    }

    /** The name of the country, or the text itself when it is no code. */
    public String of(String country) {
        return byCode.getOrDefault(country.trim().toUpperCase(Locale.ROOT), country);
    }
}
