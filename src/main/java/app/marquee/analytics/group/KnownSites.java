package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * List of sites and apps with their names and channels, and the public suffixes. Loading it reads
 * the class path. Immutable.
 */
public final class KnownSites {
    private static final String RESOURCE = "/app/marquee/analytics/group/sites.txt";
    private static final String ANY_SUFFIX = ".*";
    private static final int MEMBERS = 3;

    private final PublicSuffixes suffixes;
    private final Map<String, KnownSite> sites;

    /** Hosts, apps and names of assistants in lower case. */
    private final Set<String> assistants;

    KnownSites(PublicSuffixes suffixes, Map<String, KnownSite> sites) {
        this.suffixes = suffixes;
        this.sites = Map.copyOf(sites);
        this.assistants =
                sites.entrySet().stream()
                        .filter(site -> site.getValue().channel() == Channel.ASSISTANTS)
                        .flatMap(site -> Stream.of(site.getKey(), site.getValue().name()))
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** The list that comes with the application. */
    public static KnownSites bundled() {
        try (InputStream stream = KnownSites.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("Resource not found: " + RESOURCE);
            }
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return new KnownSites(PublicSuffixes.bundled(), read(lines.lines().toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Sites by their host or app.
     *
     * @throws IllegalStateException for a line that is none, or a host that is there twice
     */
    static Map<String, KnownSite> read(Iterable<String> lines) {
        Map<String, KnownSite> sites = new HashMap<>();
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] members = line.split(", ", -1);
                if (members.length != MEMBERS
                        || sites.put(members[0], site(members[1], members[2])) != null) {
                    throw new IllegalStateException("Line of " + RESOURCE + ": " + line);
                }
            }
        }
        return sites;
    }

    private static KnownSite site(String name, String channel) {
        return new KnownSite(
                name,
                Channel.of(channel)
                        .orElseThrow(() -> new IllegalStateException("Channel: " + channel)));
    }

    PublicSuffixes suffixes() {
        return suffixes;
    }

    int size() {
        return sites.size();
    }

    /** The entry of a referrer; null where the list has none. */
    @Nullable KnownSite of(Referrer referrer) {
        return switch (referrer) {
            case Referrer.Page page -> of(page);
            case Referrer.App(String id) -> sites.get(id);
            case Referrer.Direct _, Referrer.Unknown _, Referrer.Other _ -> null;
        };
    }

    private @Nullable KnownSite of(Referrer.Page page) {
        if (page.isAddress()) {
            return null;
        }
        String registered = suffixes.registered(page.host());
        String suffix = suffix(registered);
        String host = page.host();
        while (host.length() >= registered.length()) {
            KnownSite exact = sites.get(host);
            KnownSite known = exact == null ? anySuffix(host, suffix) : exact;
            if (known != null) {
                return known;
            }
            host = host.substring(host.indexOf('.') + 1);
            if (!host.contains(".")) {
                return null;
            }
        }
        return null;
    }

    /**
     * Whether a source of a campaign is an assistant, by its host or its name: some assistants mark
     * their links so.
     *
     * @param source in lower case
     */
    boolean isAssistant(String source) {
        return assistants.contains(source)
                || assistants.stream().anyMatch(host -> source.endsWith("." + host));
    }

    /** With its dot; empty for a host below none. */
    private String suffix(String registered) {
        int dot = registered.indexOf('.');
        return dot > 0 && suffixes.isSuffix(registered.substring(dot + 1))
                ? registered.substring(dot)
                : "";
    }

    private @Nullable KnownSite anySuffix(String host, String suffix) {
        return suffix.isEmpty()
                ? null
                : sites.get(host.substring(0, host.length() - suffix.length()) + ANY_SUFFIX);
    }

    /** The site that was registered; the host itself for an IP address. */
    String registered(Referrer.Page page) {
        return page.isAddress() ? page.host() : suffixes.registered(page.host());
    }
}
