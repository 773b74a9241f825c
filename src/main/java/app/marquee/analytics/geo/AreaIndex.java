package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Index of areas by the names that platforms give them: without accents and case, and without words
 * such as “State of”. A name that two states of a country share finds neither. Immutable.
 */
public final class AreaIndex {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern BEFORE =
            Pattern.compile(
                    "^(the )?(state|province|territory|commonwealth|estado|provincia|territorio)"
                            + " (of|de|do|da|del|dos) (the )?");
    private static final Pattern BEHIND = Pattern.compile(" (state|province|territory)$");
    private static final String RESOURCE = "state-names.txt";

    /** Folded names in Portuguese and Spanish with those of the outlines. */
    private static final Map<String, String> OTHERWISE = read();

    private static final Set<Locale> LANGUAGES =
            Set.of(Locale.ENGLISH, Locale.of("pt", "BR"), Locale.of("es"));

    private final AreaOutlines outlines;
    private final Map<String, Integer> countries = new HashMap<>();
    private final Map<String, Integer> states = new HashMap<>();
    private final Set<String> withStates = new HashSet<>();

    public AreaIndex(AreaOutlines outlines) {
        this.outlines = outlines;
        Set<String> twice = new HashSet<>();
        for (int area = 0; area < outlines.size(); area++) {
            MapArea of = outlines.area(area);
            if (of.isState()) {
                withStates.add(of.country());
                addState(area, of, twice);
            } else {
                addCountry(outlines, area);
            }
        }
        states.keySet().removeAll(twice);
    }

    /** Holder that loads the resource once. */
    private static final class World {
        static final AreaIndex AREAS = new AreaIndex(AreaOutlines.world());
    }

    /** All countries and states; slow at first, as it loads the outlines. */
    public static AreaIndex world() {
        return World.AREAS;
    }

    private static Map<String, String> read() {
        try (InputStream in = AreaIndex.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("Resource not found: " + RESOURCE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(" = ", 2))
                    .collect(Collectors.toUnmodifiableMap(pair -> pair[0], pair -> pair[1]));
        } catch (IOException broken) {
            throw new UncheckedIOException("The names of states can't be read", broken);
        }
    }

    /** Where two areas have one code, as far islands do, the larger one is the country. */
    private void addCountry(AreaOutlines outlines, int area) {
        MapArea of = outlines.area(area);
        of.names().forEach(name -> countries.putIfAbsent(folded(name), area));
        Integer other = countries.get(folded(of.country()));
        boolean isSmaller = other != null && size(outlines, other) > size(outlines, area);
        if (of.country().isEmpty() || isSmaller) {
            return;
        }
        Locale country = Locale.of("", of.country());
        countries.put(folded(of.country()), area);
        countries.put(folded(country.getISO3Country()), area);
        LANGUAGES.forEach(
                language -> countries.put(folded(country.getDisplayCountry(language)), area));
    }

    private static double size(AreaOutlines outlines, int area) {
        WorldBox box = outlines.box(area);
        return box.width() * box.height();
    }

    private void addState(int area, MapArea of, Set<String> twice) {
        for (String name : Set.copyOf(of.names())) {
            String key = key(of.country(), name);
            Integer other = states.putIfAbsent(key, area);
            if (other != null && other != area) {
                twice.add(key);
            }
        }
    }

    private static String key(String country, String name) {
        return country + "/" + folded(name);
    }

    /** The area of a country by its code or name; less than 0 where there is none. */
    public int country(@Nullable String name) {
        return name == null ? -1 : countries.getOrDefault(folded(name), -1);
    }

    /** The code of two letters of a country; empty where it is unknown. */
    public String code(@Nullable String name) {
        int area = country(name);
        return area < 0 ? "" : outlines.area(area).country();
    }

    /** Whether the map has the states of a country. */
    public boolean hasStates(String country) {
        return withStates.contains(country);
    }

    /**
     * The area of a state; less than 0 where there is none.
     *
     * @param country its code of two letters
     */
    public int state(String country, @Nullable String name) {
        return name == null ? -1 : states.getOrDefault(key(country, name), -1);
    }

    static String folded(String name) {
        String plain =
                MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
        String words = NO_LETTERS.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll(" ").strip();
        String bare = BEHIND.matcher(BEFORE.matcher(words).replaceFirst("")).replaceFirst("");
        return OTHERWISE.getOrDefault(bare, bare);
    }
}
