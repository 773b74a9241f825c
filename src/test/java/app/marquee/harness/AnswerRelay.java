package app.marquee.harness;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
import java.util.function.Consumer;

/** Stands before a service and changes what it answers. */
final class AnswerRelay implements AutoCloseable {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final URI service;
    private final Consumer<JsonNode> change;
    private final HttpServer here;
    private final HttpClient client = HttpClient.newHttpClient();

    /**
     * @param change of a whole answer; may be called by several threads at once
     */
    AnswerRelay(URI service, Consumer<JsonNode> change) {
        this.service = service;
        this.change = change;
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

    URI uri() {
        return URI.create("http://127.0.0.1:" + here.getAddress().getPort());
    }

    private void carry(HttpExchange exchange) throws IOException {
        try (exchange) {
            HttpResponse<byte[]> answer =
                    client.send(request(exchange), HttpResponse.BodyHandlers.ofByteArray());
            String type = answer.headers().firstValue("Content-Type").orElse("");
            byte[] body = type.contains("json") ? changed(answer.body()) : answer.body();
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

    private byte[] changed(byte[] body) {
        if (body.length == 0) {
            return body;
        }
        JsonNode tree = MAPPER.readTree(body);
        change.accept(tree);
        return MAPPER.writeValueAsBytes(tree);
    }

    @Override
    public void close() {
        here.stop(0);
        client.shutdownNow();
    }
}
