package app.marquee.ui.map.google;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

/** Serves a stand-in for the script of Google's map, or fails to. */
final class ScriptServer implements AutoCloseable {
    private final HttpServer server;
    private final CountDownLatch end = new CountDownLatch(1);
    final List<String> asked = new CopyOnWriteArrayList<>();

    /** The names of all headers that came, small. */
    final List<String> headers = new CopyOnWriteArrayList<>();

    ScriptServer() {
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/map", exchange -> answer(exchange, 200, script()));
        server.createContext(
                "/refused", exchange -> answer(exchange, 200, "window.gm_authFailure();"));
        server.createContext("/missing", exchange -> answer(exchange, 404, "not here"));
        server.createContext("/odd", exchange -> answer(exchange, 200, "window.mapScriptReady();"));
        server.createContext("/silent", this::holdBack);
        server.start();
    }

    ScriptAddress address(String path, java.time.Duration patience) {
        return new ScriptAddress(
                URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path), patience);
    }

    private static String script() throws IOException {
        try (InputStream stub = ScriptServer.class.getResourceAsStream("stub.js")) {
            return new String(Objects.requireNonNull(stub).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void answer(HttpExchange exchange, int status, String text) throws IOException {
        asked.add(exchange.getRequestURI().toString());
        exchange.getRequestHeaders()
                .keySet()
                .forEach(name -> headers.add(name.toLowerCase(Locale.ROOT)));
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/javascript; charset=utf-8");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private void holdBack(HttpExchange exchange) {
        asked.add(exchange.getRequestURI().toString());
        try {
            end.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        exchange.close();
    }

    @Override
    public void close() {
        end.countDown();
        server.stop(0);
    }
}
