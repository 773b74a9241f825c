package app.marquee.http.proxy;

import app.marquee.model.Secret;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.Failure.Unavailable.Cause;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.net.IDN;
import java.net.Inet6Address;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Parser of the URL of a proxy in an environment variable. It may hold a password, so that no
 * failure repeats any of it but the type of proxy.
 */
final class ProxyUrl {
    private static final int DEFAULT_PORT = 80;
    private static final int MOST = 65_535;
    private static final int HEX = 16;
    private static final String SEPARATOR = "://";
    private static final Pattern SCHEME = Pattern.compile("[a-z][a-z0-9+.-]{0,20}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+");
    private static final Pattern PORT = Pattern.compile("[0-9]{1,9}");
    private static final Pattern END = Pattern.compile("[/?#\\\\]");

    private final String variable;

    private ProxyUrl(String variable) {
        this.variable = variable;
    }

    /**
     * @param variable the name of the environment variable
     * @param written its value, which is not blank
     */
    static ProxyRoute read(String variable, String written) {
        return new ProxyUrl(variable).route(written.strip());
    }

    private ProxyRoute route(String url) {
        int at = url.indexOf(SEPARATOR);
        String scheme = at < 0 ? "http" : url.substring(0, at).toLowerCase(Locale.ROOT);
        if (!SCHEME.matcher(scheme).matches()) {
            return unusable(Cause.PROXY_URL);
        }
        if (!scheme.equals("http")) {
            return new ProxyRoute.Unusable(
                    new Unavailable(Cause.PROXY_TYPE, variable + ": " + scheme));
        }
        String rest = at < 0 ? url : url.substring(at + SEPARATOR.length());
        String[] parts = END.split(rest, 2);
        boolean plain = parts.length == 1 || (parts[1].isEmpty() && rest.endsWith("/"));
        return plain ? ofAuthority(parts[0]) : unusable(Cause.PROXY_URL);
    }

    private ProxyRoute ofAuthority(String authority) {
        int at = authority.lastIndexOf('@');
        String place = authority.substring(at + 1);
        int end = place.startsWith("[") ? place.indexOf(']') + 1 : firstOf(place, ':');
        String host = host(place.substring(0, end));
        String port = place.substring(end);
        boolean readable = port.isEmpty() || (port.startsWith(":") && port.lastIndexOf(':') == 0);
        if (host == null || !readable) {
            return unusable(Cause.PROXY_URL);
        }
        int number = port.isEmpty() ? DEFAULT_PORT : number(port);
        return number < 1 || number > MOST
                ? unusable(Cause.PROXY_PORT)
                : new ProxyRoute.Through(
                        InetSocketAddress.createUnresolved(host, number),
                        at <= 0 ? null : login(authority.substring(0, at)));
    }

    private static int firstOf(String text, char wanted) {
        int at = text.indexOf(wanted);
        return at < 0 ? text.length() : at;
    }

    private static int number(String port) {
        String digits = port.substring(1);
        return PORT.matcher(digits).matches() ? Integer.parseInt(digits) : 0;
    }

    /** Names may have underscores, as those of containers do; null when it is none. */
    private static @Nullable String host(String written) {
        if (written.startsWith("[")) {
            return addressV6(written.substring(1, written.length() - 1));
        }
        try {
            String name = IDN.toASCII(decoded(written));
            return NAME.matcher(name).matches() ? name : null;
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    /** The zone stands behind an encoded percent sign (RFC 6874). */
    private static @Nullable String addressV6(String written) {
        String address = decoded(written);
        try {
            Inet6Address.ofLiteral(firstPart(address));
            return address;
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    private static String firstPart(String address) {
        return address.substring(0, firstOf(address, '%'));
    }

    private ProxyLogin login(String written) {
        int colon = firstOf(written, ':');
        String password = written.substring(Math.min(colon + 1, written.length()));
        return new ProxyLogin(
                decoded(written.substring(0, colon)), new Secret(decoded(password)), variable);
    }

    /** With every byte behind a percent sign; a percent sign before anything else is itself. */
    private static String decoded(String written) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] all = written.getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at < all.length; at++) {
            int high = all[at] == '%' && at + 2 < all.length ? digit(all[at + 1]) : -1;
            int low = high < 0 ? -1 : digit(all[at + 2]);
            if (low < 0) {
                bytes.write(all[at]);
            } else {
                bytes.write(high * HEX + low);
                at += 2;
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static int digit(byte character) {
        return Character.digit(character, HEX);
    }

    private ProxyRoute unusable(Cause cause) {
        return new ProxyRoute.Unusable(new Unavailable(cause, variable));
    }
}
