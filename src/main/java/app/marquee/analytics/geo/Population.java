package app.marquee.analytics.geo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Estimated population of countries, by their codes of two letters. Load off the FX thread. */
public final class Population {
    /** Year of the estimates. */
    public static final int YEAR = 2009;

    private static final String RESOURCE = "population.txt";

    private Population() {}

    /** Holder that loads the resource once. */
    private static final class Known {
        static final Map<String, Long> PEOPLE = read();
    }

    private static Map<String, Long> read() {
        try (InputStream in = Population.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("Resource not found: " + RESOURCE);
            }
            Map<String, Long> people = new HashMap<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(
                            line ->
                                    people.put(
                                            line.substring(0, 2), Long.valueOf(line.substring(3))));
            return Map.copyOf(people);
        } catch (IOException broken) {
            throw new UncheckedIOException("The population of countries can't be read", broken);
        }
    }

    /** A value for each 100,000 inhabitants of a country; NaN where they are unknown. */
    public static double rate(String country, double value) {
        Long people = Known.PEOPLE.get(country);
        return people == null ? Double.NaN : value * 100_000 / people;
    }
}
