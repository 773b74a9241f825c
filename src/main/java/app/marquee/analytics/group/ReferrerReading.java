package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.net.IDN;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser of referrers from untrusted platform texts. Thread-safe. */
record ReferrerReading(PublicSuffixes suffixes) {
    private static final Set<String> DIRECT = Set.of("", "direct", "(direct)", "none", "(none)");
    private static final Set<String> UNKNOWN =
            Set.of("unknown", "(unknown)", "not set", "(not set)", "null", "undefined");
    private static final Pattern SCHEME =
            Pattern.compile("([a-z][a-z0-9+.-]*):(?://([^/?#\\\\]*))?.*", Pattern.DOTALL);
    private static final Pattern PORT = Pattern.compile(":\\d*$");
    private static final Pattern HOST = Pattern.compile("[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*");
    private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(?:\\.\\d{1,3}){3}");
    private static final Pattern IPV6 = Pattern.compile("\\[[0-9a-f:.]+]");
    private static final Pattern BEFORE_PATH = Pattern.compile("[^/?#]*");
    private static final int LONGEST_HOST = 253;

    Referrer read(@Nullable String text) {
        if (text == null) {
            return new Referrer.Unknown();
        }
        String lower = text.strip().toLowerCase(Locale.ROOT);
        if (DIRECT.contains(lower)) {
            return new Referrer.Direct();
        }
        if (UNKNOWN.contains(lower)) {
            return new Referrer.Unknown();
        }
        Matcher scheme = SCHEME.matcher(lower);
        return scheme.matches() && !isHostWithPort(lower)
                ? withScheme(scheme.group(1), scheme.group(2), text)
                : bare(lower, text);
    }

    private static boolean isHostWithPort(String lower) {
        return !lower.contains("://") && lower.matches("[a-z0-9.-]+:\\d+(?:/.*)?");
    }

    private static Referrer withScheme(String scheme, @Nullable String authority, String text) {
        if (authority == null) {
            return new Referrer.Other(text);
        }
        return switch (scheme) {
            case "http", "https" -> page(authority, text);
            case "android-app", "ios-app" ->
                    authority.isEmpty() ? new Referrer.Other(text) : new Referrer.App(authority);
            default -> new Referrer.Other(text);
        };
    }

    /** A host without a scheme, or the id of an app, which is a host the other way round. */
    private Referrer bare(String lower, String text) {
        Matcher path = BEFORE_PATH.matcher(lower);
        String name = PORT.matcher(path.lookingAt() ? path.group() : "").replaceFirst("");
        int last = name.lastIndexOf('.');
        if (last <= 0 || !HOST.matcher(ascii(name)).matches()) {
            return new Referrer.Other(text);
        }
        if (suffixes.isSuffix(ascii(name.substring(last + 1)))) {
            return page(name, text);
        }
        boolean isReversed = suffixes.isSuffix(name.substring(0, name.indexOf('.')));
        return isReversed ? new Referrer.App(name) : new Referrer.Other(text);
    }

    private static Referrer page(String authority, String text) {
        String afterUser = authority.substring(authority.lastIndexOf('@') + 1);
        if (IPV6.matcher(PORT.matcher(afterUser).replaceFirst("")).matches()) {
            return new Referrer.Page(PORT.matcher(afterUser).replaceFirst(""), true);
        }
        String host = ascii(withoutDot(PORT.matcher(afterUser).replaceFirst("")));
        return host.length() <= LONGEST_HOST && HOST.matcher(host).matches()
                ? new Referrer.Page(host, IPV4.matcher(host).matches())
                : new Referrer.Other(text);
    }

    private static String withoutDot(String host) {
        return host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    }

    /** Names in other scripts are compared in the form that is sent; empty when there is none. */
    private static String ascii(String host) {
        try {
            return IDN.toASCII(host, IDN.ALLOW_UNASSIGNED).toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }
}
