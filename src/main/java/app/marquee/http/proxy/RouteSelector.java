package app.marquee.http.proxy;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;

/** Adapter from routes to what the JDK's client asks. Thread-safe. */
public final class RouteSelector extends ProxySelector {
    private final ProxyRoutes routes;

    public RouteSelector(ProxyRoutes routes) {
        this.routes = routes;
    }

    @Override
    public List<Proxy> select(URI address) {
        ProxyRoute route = routes.to(address);
        route.requireUsable();
        return List.of(
                route instanceof ProxyRoute.Through(var proxy, _)
                        ? new Proxy(Proxy.Type.HTTP, proxy)
                        : Proxy.NO_PROXY);
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
        // There is no other route.
    }
}
