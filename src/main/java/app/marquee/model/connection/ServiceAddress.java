package app.marquee.model.connection;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Address rule for hosts that may receive a token: https anywhere, plain http only on this
 * computer.
 */
public final class ServiceAddress {
    private static final String OCTET = "(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])";
    private static final Pattern LOOPBACK_V4 = Pattern.compile("127(?:\\." + OCTET + "){3}");

    private ServiceAddress() {}

    /** Whether the address has a host and is safe on its way there. */
    public static boolean isAllowed(URI address) {
        String scheme = address.getScheme();
        return address.getHost() != null
                && ("https".equalsIgnoreCase(scheme)
                        || ("http".equalsIgnoreCase(scheme) && isLoopback(address)));
    }

    /** Whether the address names this computer: 127.0.0.0/8, ::1 or localhost. */
    public static boolean isLoopback(URI address) {
        @Nullable String host = address.getHost();
        if (host == null) {
            return false;
        }
        String name = host.toLowerCase(Locale.ROOT);
        return name.equals("localhost")
                || name.equals("[::1]")
                || name.equals("[0:0:0:0:0:0:0:1]")
                || LOOPBACK_V4.matcher(name).matches();
    }
}
