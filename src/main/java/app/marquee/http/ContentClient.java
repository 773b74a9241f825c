package app.marquee.http;

import app.marquee.http.address.AddressGuard;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.http.proxy.RouteSelector;
import app.marquee.http.tls.LazySslContext;
import app.marquee.model.connection.Connection;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;

/**
 * HTTP client for URLs in the data of one connection: without token, cookies or redirects, over the
 * proxy of the connection, and only to where {@link AddressGuard} allows. Thread-safe. Blocking.
 */
public final class ContentClient implements AutoCloseable {
    private static final Duration CONNECT = Duration.ofSeconds(10);

    private final AddressGuard guard;
    private final ProxyRoutes routes;
    private @Nullable HttpClient client;

    /**
     * @param system the routes of the system, for a connection that uses them
     */
    public ContentClient(Connection connection, ProxyRoutes system) {
        JdkClientProperties.hold();
        this.guard = new AddressGuard(List.of(connection.baseUrl(), connection.dataUrl()));
        this.routes = connection.terms().network().systemProxy() ? system : ProxyRoutes.DIRECT;
    }

    /** Made with the first request, since making one takes time that a start has not. */
    private synchronized HttpClient client() {
        if (client == null) {
            client =
                    HttpClient.newBuilder()
                            .followRedirects(HttpClient.Redirect.NEVER)
                            .connectTimeout(CONNECT)
                            .proxy(new RouteSelector(routes))
                            .sslContext(LazySslContext.context())
                            .executor(Executors.newVirtualThreadPerTaskExecutor())
                            .build();
        }
        return client;
    }

    ProxyRoute route(URI address) {
        return routes.to(address);
    }

    /**
     * @throws InterruptedException when the work was cancelled
     */
    HttpResponse<InputStream> send(URI address, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        route(address).prepare(request);
        HttpRequest prepared = request.build();
        return guard.within(address, () -> client().send(prepared, BodyHandlers.ofInputStream()));
    }

    @Override
    public synchronized void close() {
        if (client != null) {
            client.shutdownNow();
        }
    }
}
