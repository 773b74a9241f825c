package app.marquee.model.analytics;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Dictionary of countries and cities in a language. Countries are found by their ISO 3166-1 codes
 * of two and three letters and by their names, cities by their names in several languages; other
 * texts stay unchanged. Immutable.
 */
public record PlaceDictionary(Locale language) {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final String KOSOVO = "XK";

    /** Codes that others use beside those of ISO. */
    private static final Map<String, String> ALIASES = Map.of("uk", "GB", "el", "GR");

    /**
     * Codes for no country: of networks (XX, and T1 for Tor) and of lists of IP addresses (A1 for
     * anonymous proxies, A2 for satellites, O1 for others, EU and AP for continents, and dashes).
     */
    private static final Set<String> UNKNOWN =
            Set.of("xx", "t1", "zz", "a1", "a2", "o1", "eu", "ap", "-", "--", "??");

    /**
     * The same text for one country, however a platform writes it: its code of two letters, or the
     * text itself when it is neither a code nor a name.
     *
     * @return null when it is blank, or a code for no country
     */
    public static @Nullable String countryKey(@Nullable String country) {
        if (country == null || country.isBlank() || UNKNOWN.contains(key(country))) {
            return null;
        }
        String code = code(country);
        return code == null ? country.strip() : code;
    }

    /** The name of the country, or the text itself when it is neither a code nor a name. */
    public String country(String country) {
        String code = code(country);
        return code == null ? country : Locale.of("", code).getDisplayCountry(language);
    }

    /**
     * The name of the city, or the text itself when it isn't in the list.
     *
     * @param country its code or name; null when it isn't known
     */
    public String city(@Nullable String country, String city) {
        String code = country == null ? null : code(country);
        List<String> line = code == null ? null : Cities.LINES.get(code + key(city));
        return line == null ? city : name(line);
    }

    /** Columns are the country, and its English, Portuguese and Spanish name. */
    private String name(List<String> line) {
        String name =
                switch (language.getLanguage()) {
                    case "pt" -> line.get(2);
                    case "es" -> line.get(3);
                    default -> "";
                };
        return name.isEmpty() ? line.get(1) : name;
    }

    private static @Nullable String code(String country) {
        String key = key(country);
        String code = Codes.BY_CODE.get(key);
        return code != null || key.length() < 4 ? code : CountryNames.BY_NAME.get(key);
    }

    private static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /** Puts a value under a name with and without accents. */
    private static <V> void put(Map<String, V> map, String before, String name, V value) {
        String key = key(name);
        map.put(before + key, value);
        String plain = Normalizer.normalize(key, Normalizer.Form.NFD);
        map.put(before + MARKS.matcher(plain).replaceAll(""), value);
    }

    /** Codes of two letters by codes of two and three letters. */
    private static final class Codes {
        static final Map<String, String> BY_CODE = byCode();

        private static Map<String, String> byCode() {
            Map<String, String> codes = new HashMap<>();
            codes.put(key(KOSOVO), KOSOVO);
            codes.putAll(ALIASES);
            for (String code : Locale.getISOCountries()) {
                codes.put(key(code), code);
                codes.put(key(Locale.of("", code).getISO3Country()), code);
            }
            return Map.copyOf(codes);
        }
    }

    /** Codes of two letters by names in the languages of Marquee. */
    private static final class CountryNames {
        private static final List<Locale> LANGUAGES =
                List.of(Locale.of("es"), Locale.of("pt", "BR"), Locale.ENGLISH);
        static final Map<String, String> BY_NAME = byName();

        private static Map<String, String> byName() {
            Map<String, String> codes = new HashMap<>();
            for (Locale language : LANGUAGES) {
                for (String code : Codes.BY_CODE.values()) {
                    put(codes, "", Locale.of("", code).getDisplayCountry(language), code);
                }
            }
            return Map.copyOf(codes);
        }
    }

    /** Lines of the list by the code of the country and each of the city's names. */
    private static final class Cities {
        static final Map<String, List<String>> LINES = lines();

        private static Map<String, List<String>> lines() {
            Map<String, List<String>> lines = new HashMap<>();
            text().lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split(";", -1)))
                    .forEach(line -> addNames(lines, line));
            return Map.copyOf(lines);
        }

        private static void addNames(Map<String, List<String>> lines, List<String> line) {
            for (String name : line.subList(1, line.size())) {
                put(lines, line.getFirst(), name, line);
            }
        }

        private static String text() {
            try (InputStream in =
                    Objects.requireNonNull(
                            PlaceDictionary.class.getResourceAsStream("cities.txt"))) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException("The list of cities can't be read", e);
            }
        }
    }
}
