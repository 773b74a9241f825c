package app.marquee.analytics.group;

import java.net.IDN;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Normalizer of the URLs of pages, so that one page has one name: no scheme, host in lower case and
 * of the usual site instead of a mobile one, no slash at the end, no tracking parameters and no
 * fragment. Paths keep their case, since servers may tell it apart. Thread-safe.
 */
record PageNormalizer(PublicSuffixes suffixes) {
    /** Hosts of the same pages for other devices. */
    private static final Set<String> ALIKE = Set.of("www", "m", "mobile", "amp", "touch");

    /** Hosts through which links leave a social network; what follows them names no page of it. */
    private static final Set<String> EXITS = Set.of("l", "lm", "out", "away");

    private static final Set<String> WITH_EXITS =
            Set.of(
                    "facebook.com",
                    "instagram.com",
                    "messenger.com",
                    "threads.net",
                    "threads.com",
                    "reddit.com",
                    "vk.com");

    private static final Set<String> TRACKING =
            Set.of(
                    "gclid", "gbraid", "wbraid", "dclid", "fbclid", "msclkid", "ttclid", "twclid",
                    "igshid", "igsh", "mc_cid", "mc_eid", "yclid", "srsltid", "_hsenc", "_hsmi");

    private static final Pattern AFTER_HOST = Pattern.compile("[/?#\\\\]");
    private static final Pattern PORT = Pattern.compile(":(\\d+)$");
    private static final Set<String> USUAL_PORTS = Set.of("80", "443");

    /**
     * @param text as the platform writes it
     */
    String of(Referrer.Page page, String text) {
        String bare = text.strip();
        int scheme = bare.indexOf("://");
        int start = scheme < 0 ? 0 : scheme + "://".length();
        Matcher after = AFTER_HOST.matcher(bare);
        int end = after.find(start) ? after.start() : bare.length();
        String port = port(bare.substring(start, end));
        if (page.isAddress()) {
            return page.host() + port + rest(bare.substring(end));
        }
        String registered = suffixes.registered(page.host());
        String first = firstLabel(page.host());
        boolean isExit = EXITS.contains(first) && WITH_EXITS.contains(registered);
        return isExit
                ? registered
                : IDN.toUnicode(host(page.host(), registered)) + port + rest(bare.substring(end));
    }

    private static String port(String authority) {
        Matcher port = PORT.matcher(authority);
        return port.find() && !USUAL_PORTS.contains(port.group(1)) ? port.group() : "";
    }

    private static String firstLabel(String host) {
        int dot = host.indexOf('.');
        return dot < 0 ? host : host.substring(0, dot);
    }

    /** Without labels for other devices above what was registered, such as en.m.wikipedia.org. */
    private static String host(String host, String registered) {
        String above = host.substring(0, host.length() - registered.length());
        List<String> kept =
                Arrays.stream(above.split("\\."))
                        .filter(label -> !label.isEmpty() && !ALIKE.contains(label))
                        .toList();
        return kept.isEmpty() ? registered : String.join(".", kept) + "." + registered;
    }

    private static String rest(String rest) {
        int fragment = rest.indexOf('#');
        String before = fragment < 0 ? rest : rest.substring(0, fragment);
        int query = before.indexOf('?');
        String path = query < 0 ? before : before.substring(0, query);
        String members =
                Arrays.stream(QueryMembers.text(before).split("&", -1))
                        .filter(member -> !member.isEmpty() && !isTracking(member))
                        .collect(Collectors.joining("&"));
        return withoutSlash(path) + (members.isEmpty() ? "" : "?" + members);
    }

    private static boolean isTracking(String member) {
        String name = QueryMembers.name(member);
        return name.startsWith("utm_") || TRACKING.contains(name);
    }

    private static String withoutSlash(String path) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(0, end);
    }
}
