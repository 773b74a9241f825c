package app.marquee.http;

import app.marquee.model.connection.ServiceAddress;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Proxy selector of the system: the desktop's settings, else the environment ({@code https_proxy},
 * {@code no_proxy}). This computer is always reached directly. Thread-safe.
 */
public final class SystemProxies extends ProxySelector {
    private static final List<Proxy> DIRECT = List.of(Proxy.NO_PROXY);

    private final @Nullable ProxySelector desktop;
    private final Map<String, String> environment;

    /**
     * @param desktop what the Java runtime knows of the desktop; null for nothing
     */
    public SystemProxies(@Nullable ProxySelector desktop, Map<String, String> environment) {
        this.desktop = desktop;
        this.environment = Map.copyOf(environment);
    }

    @Override
    public List<Proxy> select(URI address) {
        if (ServiceAddress.isLoopback(address)) {
            return DIRECT;
        }
        List<Proxy> chosen = desktop == null ? DIRECT : desktop.select(address);
        boolean direct =
                chosen == null
                        || chosen.stream().allMatch(proxy -> proxy.type() == Proxy.Type.DIRECT);
        return direct ? ofEnvironment(address) : chosen;
    }

    private List<Proxy> ofEnvironment(URI address) {
        String host = address.getHost().toLowerCase(Locale.ROOT);
        String proxy = value(address.getScheme().toLowerCase(Locale.ROOT) + "_proxy");
        return proxy.isBlank() || isExcepted(host) ? DIRECT : proxy(proxy);
    }

    private boolean isExcepted(String host) {
        return Arrays.stream(value("no_proxy").toLowerCase(Locale.ROOT).split(",", -1))
                .map(String::strip)
                .map(name -> name.startsWith(".") ? name.substring(1) : name)
                .filter(name -> !name.isEmpty())
                .anyMatch(
                        name -> name.equals("*") || host.equals(name) || host.endsWith("." + name));
    }

    private String value(String name) {
        String small = environment.get(name);
        return small == null ? environment.getOrDefault(name.toUpperCase(Locale.ROOT), "") : small;
    }

    private static List<Proxy> proxy(String written) {
        try {
            URI url = new URI(written.contains("://") ? written : "http://" + written);
            int port = url.getPort() < 0 ? 80 : url.getPort();
            return url.getHost() == null
                    ? DIRECT
                    : List.of(
                            new Proxy(
                                    Proxy.Type.HTTP,
                                    InetSocketAddress.createUnresolved(url.getHost(), port)));
        } catch (URISyntaxException _) {
            return DIRECT;
        }
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
        if (desktop != null) {
            desktop.connectFailed(address, proxy, failure);
        }
    }
}
