package app.marquee.http.proxy;

import java.net.URI;

/** Table of the routes to URLs. Thread-safe. */
@FunctionalInterface
public interface ProxyRoutes {
    /** Straight to every host, past every proxy. */
    ProxyRoutes DIRECT = _ -> new ProxyRoute.Direct();

    /**
     * @param address of http or https, with a host
     */
    ProxyRoute to(URI address);
}
