package app.marquee.analytics.group;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/**
 * Table of the sites behind apps and short URLs, and of the public suffixes. Loading it reads the
 * class path. Immutable.
 */
public final class KnownSites {
    private static final String RESOURCE = "/app/marquee/analytics/group/sites.properties";

    private final PublicSuffixes suffixes;
    private final Map<String, String> folded;

    KnownSites(PublicSuffixes suffixes, Map<String, String> folded) {
        this.suffixes = suffixes;
        this.folded = Map.copyOf(folded);
    }

    /** What comes with the application. */
    public static KnownSites bundled() {
        try (InputStream stream = KnownSites.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("Resource not found: " + RESOURCE);
            }
            Properties read = new Properties();
            read.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            Map<String, String> sites = new HashMap<>();
            read.stringPropertyNames().forEach(name -> sites.put(name, read.getProperty(name)));
            return new KnownSites(PublicSuffixes.bundled(), sites);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    PublicSuffixes suffixes() {
        return suffixes;
    }

    GroupStep site(Referrer.Page page) {
        String registered = page.isAddress() ? page.host() : suffixes.registered(page.host());
        return new GroupStep(GroupKind.SITE, folded.getOrDefault(registered, registered));
    }

    GroupStep site(Referrer.App app) {
        String site = folded.get(app.id());
        return site == null
                ? new GroupStep(GroupKind.APP, app.id())
                : new GroupStep(GroupKind.SITE, site);
    }
}
