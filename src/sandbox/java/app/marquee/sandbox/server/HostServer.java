package app.marquee.sandbox.server;

import app.marquee.sandbox.wire.HostRole;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Server of one platform host on one loopback port. Each request has a virtual thread. */
public final class HostServer implements AutoCloseable {
    private static final String NO_DELAY = "sun.net.httpserver.nodelay";

    private final HttpServer http;
    private final ExecutorService threads;
    private final TcpProxy front;

    private HostServer(HttpServer http, ExecutorService threads, TcpProxy front) {
        this.http = http;
        this.threads = threads;
        this.front = front;
    }

    /**
     * Listens from now on.
     *
     * @param port 0 for any free one
     * @throws IOException when the port is taken
     */
    public static HostServer start(HostRole role, int port, ServerOptions options)
            throws IOException {
        answerAtOnce();
        HttpServer http =
                HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        TcpProxy front = TcpProxy.open(port, http.getAddress());
        ExecutorService threads =
                Executors.newThreadPerTaskExecutor(
                        Thread.ofVirtual().name("sandbox-", 0).factory());
        Router router = new Router(options.routes());
        TokenGate gate = new TokenGate(options.token());
        http.setExecutor(threads);
        http.createContext(
                "/",
                exchange -> {
                    try (exchange) {
                        serve(options, role, router, gate, exchange, front);
                    }
                });
        http.start();
        return new HostServer(http, threads, front);
    }

    /**
     * Otherwise head and body of a response are held for each other's acknowledgement, 40 ms a
     * time. The JDK's server reads this once, when its first instance is made, and has no other
     * way.
     */
    private static void answerAtOnce() {
        if (System.getProperty(NO_DELAY) == null) {
            System.setProperty(NO_DELAY, "true");
        }
    }

    public URI uri() {
        return URI.create("http://127.0.0.1:" + front.port());
    }

    private static void serve(
            ServerOptions options,
            HostRole role,
            Router router,
            TokenGate gate,
            HttpExchange exchange,
            TcpProxy front)
            throws IOException {
        ProxiedConnection line = front.line(exchange.getRemoteAddress().getPort());
        if (line == null) {
            return;
        }
        try {
            new Exchange(options, role, router, gate, exchange, line).run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        front.close();
        threads.shutdownNow();
        http.stop(0);
    }
}
