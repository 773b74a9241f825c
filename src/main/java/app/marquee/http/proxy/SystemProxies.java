package app.marquee.http.proxy;

import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.Failure.Unavailable.Cause;

import org.jspecify.annotations.Nullable;

import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Routes of the system: the desktop's settings, else the environment ({@code https_proxy}, {@code
 * http_proxy}, {@code all_proxy}, {@code no_proxy}). This computer is always reached directly.
 * Thread-safe.
 */
public final class SystemProxies implements ProxyRoutes {
    private static final ProxyRoute DIRECT = new ProxyRoute.Direct();

    /** Set by a web server, whose visitors choose the value of {@code HTTP_PROXY}. */
    private static final String FROM_THE_WEB = "REQUEST_METHOD";

    private final @Nullable ProxySelector desktop;
    private final Map<String, String> environment;

    /** Variable that is set, with its value. */
    private record Variable(String name, String value) {}

    /**
     * @param desktop what the Java runtime knows of the desktop; null for nothing
     */
    public SystemProxies(@Nullable ProxySelector desktop, Map<String, String> environment) {
        this.desktop = desktop;
        this.environment = Map.copyOf(environment);
    }

    /** Those of this process. */
    public static SystemProxies ofProcess() {
        return new SystemProxies(ProxySelector.getDefault(), System.getenv());
    }

    @Override
    public ProxyRoute to(URI address) {
        if (ServiceAddress.isLoopback(address)) {
            return DIRECT;
        }
        List<Proxy> chosen = desktop == null ? null : desktop.select(address);
        ProxyRoute wanted = chosen == null ? DIRECT : ofDesktop(chosen);
        Optional<Variable> variable = variable(address.getScheme().toLowerCase(Locale.ROOT));
        if (variable.isEmpty()) {
            return wanted;
        }
        ProxyRoute named = ofEnvironment(variable.get(), address);
        return wanted instanceof ProxyRoute.Through(var proxy, _) ? withLogin(proxy, named) : named;
    }

    /** The first that can be used, unless going straight is preferred. */
    private static ProxyRoute ofDesktop(List<Proxy> chosen) {
        ProxyRoute unusable = null;
        for (Proxy proxy : chosen) {
            if (proxy.type() == Proxy.Type.HTTP
                    && proxy.address() instanceof InetSocketAddress address) {
                return new ProxyRoute.Through(address, null);
            }
            if (proxy.type() == Proxy.Type.DIRECT) {
                break;
            }
            unusable = unusable == null ? unusable(proxy) : unusable;
        }
        return unusable == null ? DIRECT : unusable;
    }

    private static ProxyRoute unusable(Proxy proxy) {
        String name =
                proxy.address() instanceof InetSocketAddress address
                        ? new ProxyRoute.Through(address, null).name()
                        : "";
        return new ProxyRoute.Unusable(
                new Unavailable(Cause.PROXY_TYPE, (proxy.type() + " " + name).strip()));
    }

    /** The desktop's proxy with the login of the environment, where that names the same one. */
    private static ProxyRoute withLogin(InetSocketAddress proxy, ProxyRoute named) {
        boolean same =
                named instanceof ProxyRoute.Through(var other, _)
                        && other.getPort() == proxy.getPort()
                        && other.getHostString().equalsIgnoreCase(proxy.getHostString());
        return same ? named : new ProxyRoute.Through(proxy, null);
    }

    private ProxyRoute ofEnvironment(Variable variable, URI address) {
        String exceptions = value("no_proxy").map(Variable::value).orElse("");
        return variable.value().isBlank() || new ProxyExceptions(exceptions).has(address)
                ? DIRECT
                : ProxyUrl.read(variable.name(), variable.value());
    }

    /** An empty one switches the proxy off. */
    private Optional<Variable> variable(String scheme) {
        return value(scheme + "_proxy").or(() -> value("all_proxy"));
    }

    private Optional<Variable> value(String small) {
        String name = environment.containsKey(small) ? small : small.toUpperCase(Locale.ROOT);
        String value = environment.get(name);
        boolean foreign = name.equals("HTTP_PROXY") && environment.containsKey(FROM_THE_WEB);
        return value == null || foreign ? Optional.empty() : Optional.of(new Variable(name, value));
    }
}
