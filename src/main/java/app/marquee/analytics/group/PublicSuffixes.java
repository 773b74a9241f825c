package app.marquee.analytics.group;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/**
 * Public suffixes under which domains are registered, such as {@code com} and {@code com.br}: the
 * ICANN part of the Public Suffix List, in ASCII. Loading it reads the class path. Immutable.
 */
public final class PublicSuffixes {
    private static final String RESOURCE = "/app/marquee/analytics/group/suffixes.gz";

    private final Set<String> rules;

    PublicSuffixes(Set<String> rules) {
        this.rules = new HashSet<>(rules);
    }

    /** The list that comes with the application. */
    public static PublicSuffixes bundled() {
        try (InputStream packed = PublicSuffixes.class.getResourceAsStream(RESOURCE)) {
            if (packed == null) {
                throw new IllegalStateException("Resource not found: " + RESOURCE);
            }
            try (BufferedReader lines =
                    new BufferedReader(
                            new InputStreamReader(
                                    new GZIPInputStream(packed), StandardCharsets.US_ASCII))) {
                return new PublicSuffixes(lines.lines().collect(Collectors.toSet()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether it is one of the list, as a whole. */
    boolean isSuffix(String name) {
        return rules.contains(name);
    }

    /**
     * The name that was registered: the suffix and one label before it. A host that is a suffix
     * itself, or has one label only, is its own.
     *
     * @param host in lower case ASCII
     */
    public String registered(String host) {
        String before = host;
        for (String name = host; ; name = parent(name)) {
            if (rules.contains("!" + name)) {
                return name;
            }
            if (isSuffix(name) || rules.contains("*." + parent(name)) || !name.contains(".")) {
                return before;
            }
            before = name;
        }
    }

    /** What follows the first label; empty after the last. */
    private static String parent(String name) {
        int dot = name.indexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1);
    }
}
