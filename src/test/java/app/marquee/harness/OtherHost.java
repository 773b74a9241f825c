package app.marquee.harness;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A service whose answers name pictures and pages of another host, and that host: it shows a
 * picture, sends every second one who asks on to a further place, and writes down all that it is
 * told.
 */
public final class OtherHost implements AutoCloseable {
    private static final List<String> CREDENTIALS =
            List.of("Authorization", "Proxy-Authorization", "Cookie", "X-Api-Key");
    private static final byte[] PICTURE =
            Base64.getDecoder()
                    .decode(
                            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
                                + "awAAAABJRU5ErkJggg==");

    private final HttpServer elsewhere;
    private final AnswerRelay service;
    private final SecretSearch search;
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger credentials = new AtomicInteger();
    private final AtomicInteger followed = new AtomicInteger();
    private final AtomicInteger named = new AtomicInteger();

    /**
     * @param search looks into what comes here
     */
    public OtherHost(URI service, SecretSearch search) {
        this.search = search;
        try {
            elsewhere =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        elsewhere.createContext("/", this::note);
        elsewhere.createContext("/further", this::followed);
        elsewhere.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        elsewhere.start();
        this.service = new AnswerRelay(service, this::lead);
    }

    /** Of the service. */
    public URI uri() {
        return service.uri();
    }

    /** How many requests for something of the other host came there. */
    public int requests() {
        return requests.get();
    }

    /** How many of them, or of those that were sent on, brought a token, a login or a cookie. */
    public int credentials() {
        return credentials.get();
    }

    /** How many went on to where they were sent. */
    public int followed() {
        return followed.get();
    }

    /** How many addresses of it the service named. */
    public int named() {
        return named.get();
    }

    /** The same machine by another name, which is another host. */
    private String address(String path) {
        return "http://localhost:" + elsewhere.getAddress().getPort() + path;
    }

    /** Whatever is an address leads elsewhere. */
    private void lead(JsonNode node) {
        switch (node) {
            case ObjectNode object ->
                    List.copyOf(object.propertyNames())
                            .forEach(
                                    name -> {
                                        if (isAddress(object.get(name))) {
                                            object.put(name, next());
                                        }
                                    });
            case ArrayNode array -> {
                for (int at = 0; at < array.size(); at++) {
                    if (isAddress(array.get(at))) {
                        array.set(at, next());
                    }
                }
            }
            default -> {
                // Holds nothing.
            }
        }
        node.values().forEach(this::lead);
    }

    private static boolean isAddress(JsonNode node) {
        return node.isString() && node.stringValue().matches("https?://.*");
    }

    private String next() {
        return address("/picture-" + named.incrementAndGet() + ".png");
    }

    private synchronized void look(HttpExchange exchange) {
        search.text("other host", exchange.getRequestURI().toString());
        exchange.getRequestHeaders()
                .forEach((name, values) -> search.text("other host", name + ": " + values));
        if (CREDENTIALS.stream().anyMatch(exchange.getRequestHeaders()::containsKey)) {
            credentials.incrementAndGet();
        }
    }

    private void note(HttpExchange exchange) throws IOException {
        look(exchange);
        boolean on = requests.incrementAndGet() % 2 == 0;
        exchange.getResponseHeaders().set("Content-Type", "image/png");
        exchange.getResponseHeaders().set("Location", address("/further"));
        exchange.getResponseHeaders().set("Set-Cookie", "seen=1");
        answer(exchange, on ? 302 : 200);
    }

    private void followed(HttpExchange exchange) throws IOException {
        look(exchange);
        followed.incrementAndGet();
        answer(exchange, 200);
    }

    private static void answer(HttpExchange exchange, int status) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(status, PICTURE.length);
            exchange.getResponseBody().write(PICTURE);
        }
    }

    @Override
    public void close() {
        service.close();
        elsewhere.stop(0);
    }
}
