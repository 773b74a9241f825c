package app.marquee.http.proxy;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.net.IDN;
import java.net.InetAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Matcher of {@code no_proxy}: names with their subdomains, patterns with {@code *}, addresses and
 * ranges of them, each with an optional port.
 */
record ProxyExceptions(String written) {
    private static final Pattern BETWEEN = Pattern.compile("[,;\\s]+");
    private static final Pattern SCHEME = Pattern.compile("^[a-z][a-z0-9+.-]*://");
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,5}");
    private static final Pattern ADDRESS_V4 = Pattern.compile("[0-9]{1,3}(?:\\.[0-9]{1,3}){3}");
    private static final String NAMES_WITHOUT_DOT = "<local>";
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    /** Host of a URL, and its address where it is one. */
    private record Host(String name, int port, @Nullable InetAddress address) {
        static Host of(URI url) {
            String name = plain(url.getHost().replaceAll("^\\[|(?:%.*)?\\]$", ""));
            int usual = "http".equalsIgnoreCase(url.getScheme()) ? HTTP : HTTPS;
            return new Host(name, url.getPort() < 0 ? usual : url.getPort(), literal(name));
        }
    }

    /** Part of the list: a name or an address, with the length of a range and a port. */
    private record Entry(String name, String length, String port) {
        static Entry of(String text) {
            String bare = SCHEME.matcher(text).replaceFirst("");
            if (bare.startsWith("[")) {
                int end = bare.indexOf(']');
                return end < 0
                        ? new Entry("", "", "")
                        : of(bare.substring(1, end), bare.substring(end + 1));
            }
            int first = bare.indexOf(':');
            boolean hasPort = first >= 0 && first == bare.lastIndexOf(':');
            int end = hasPort ? first : bare.length();
            return of(bare.substring(0, end), bare.substring(end));
        }

        private static Entry of(String place, String more) {
            String whole = place + more;
            int slash = whole.indexOf('/');
            String length = slash < 0 ? "" : whole.substring(slash + 1).replaceAll(":.*", "");
            int colon = more.indexOf(':');
            String port = colon < 0 ? "" : more.substring(colon + 1).replaceAll("/.*", "");
            return new Entry(place.replaceAll("/.*", ""), length, port);
        }

        boolean has(Host host) {
            return isPort(host.port) && (host.address == null ? hasName(host) : hasAddress(host));
        }

        private boolean isPort(int wanted) {
            return port.isEmpty()
                    || (DIGITS.matcher(port).matches() && Integer.parseInt(port) == wanted);
        }

        private boolean hasAddress(Host host) {
            InetAddress own = literal(name);
            return own == null
                    ? name.contains("*") && hasName(host)
                    : isInRange(own.getAddress(), host.address);
        }

        private boolean isInRange(byte[] own, @Nullable InetAddress wanted) {
            byte[] other = wanted == null ? new byte[0] : wanted.getAddress();
            if (own.length != other.length
                    || !(length.isEmpty() || DIGITS.matcher(length).matches())) {
                return false;
            }
            int bits = own.length * Byte.SIZE;
            int free = length.isEmpty() ? 0 : bits - Integer.parseInt(length);
            return free >= 0
                    && new BigInteger(1, own)
                            .xor(new BigInteger(1, other))
                            .shiftRight(free)
                            .equals(BigInteger.ZERO);
        }

        private boolean hasName(Host host) {
            if (name.equals(NAMES_WITHOUT_DOT)) {
                return host.address == null && host.name.indexOf('.') < 0;
            }
            if (name.contains("*")) {
                return pattern().matcher(host.name).matches();
            }
            String own = plain(name.startsWith(".") ? name.substring(1) : name);
            return !own.isEmpty() && (host.name.equals(own) || host.name.endsWith("." + own));
        }

        private Pattern pattern() {
            return Pattern.compile(
                    Arrays.stream(name.split("\\*", -1))
                            .map(Pattern::quote)
                            .collect(Collectors.joining(".*")));
        }
    }

    /** Whether no proxy may be used for the URL. */
    boolean has(URI url) {
        Host host = Host.of(url);
        return BETWEEN.splitAsStream(written.toLowerCase(Locale.ROOT))
                .filter(text -> !text.isEmpty())
                .map(Entry::of)
                .anyMatch(entry -> entry.has(host));
    }

    /** In lower case and ASCII, without the dot that ends a full name. */
    private static String plain(String name) {
        try {
            return IDN.toASCII(name).toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
        } catch (IllegalArgumentException _) {
            return name.toLowerCase(Locale.ROOT);
        }
    }

    private static @Nullable InetAddress literal(String text) {
        try {
            return text.indexOf(':') >= 0 || ADDRESS_V4.matcher(text).matches()
                    ? InetAddress.ofLiteral(text)
                    : null;
        } catch (IllegalArgumentException _) {
            return null;
        }
    }
}
