package app.marquee.harness;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * Stands before a service and puts hostile texts into whatever it tells a name or a title in: one
 * after the other, and one of the greatest length in each answer.
 */
public final class HostilePlace implements AutoCloseable {
    private static final Pattern NAMES =
            Pattern.compile(
                    "(?i).*(title|name|city|country|region|refer|browser|domain|descr|label"
                            + "|message|msg|email|system|device|value).*");
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final URI service;
    private final List<String> texts;
    private final String longest;
    private final HttpServer here;
    private final HttpClient client = HttpClient.newHttpClient();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger planted = new AtomicInteger();

    /**
     * @param longest put into each answer once
     */
    public HostilePlace(URI service, List<String> texts, String longest) {
        this.service = service;
        this.texts = List.copyOf(texts);
        this.longest = longest;
        try {
            here =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        here.createContext("/", this::carry);
        here.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        here.start();
    }

    public URI uri() {
        return URI.create("http://127.0.0.1:" + here.getAddress().getPort());
    }

    /** How many texts were put into answers. */
    public int planted() {
        return planted.get();
    }

    private void carry(HttpExchange exchange) throws IOException {
        try (exchange) {
            HttpResponse<byte[]> answer =
                    client.send(request(exchange), HttpResponse.BodyHandlers.ofByteArray());
            String type = answer.headers().firstValue("Content-Type").orElse("");
            byte[] body = type.contains("json") ? hostile(answer.body()) : answer.body();
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(answer.statusCode(), body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private HttpRequest request(HttpExchange exchange) throws IOException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(service.resolve(exchange.getRequestURI()))
                        .method(
                                exchange.getRequestMethod(),
                                HttpRequest.BodyPublishers.ofByteArray(
                                        exchange.getRequestBody().readAllBytes()));
        for (String header : List.of("Authorization", "Content-Type", "Accept")) {
            String value = exchange.getRequestHeaders().getFirst(header);
            if (value != null) {
                request.header(header, value);
            }
        }
        return request.build();
    }

    private byte[] hostile(byte[] body) {
        if (body.length == 0) {
            return body;
        }
        JsonNode tree = MAPPER.readTree(body);
        plant(tree, new AtomicInteger());
        return MAPPER.writeValueAsBytes(tree);
    }

    private void plant(JsonNode node, AtomicInteger count) {
        if (node instanceof ObjectNode object) {
            for (String member : List.copyOf(object.propertyNames())) {
                if (object.get(member).isString() && NAMES.matcher(member).matches()) {
                    object.put(member, count.getAndIncrement() == 1 ? longest : text());
                    planted.incrementAndGet();
                }
            }
        }
        node.values().forEach(inner -> plant(inner, count));
    }

    private String text() {
        return texts.get(Math.floorMod(next.getAndIncrement(), texts.size()));
    }

    @Override
    public void close() {
        here.stop(0);
        client.shutdownNow();
    }
}
