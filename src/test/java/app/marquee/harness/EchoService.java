package app.marquee.harness;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A careless service: it repeats the token and what it was sent in its answers, in every form but
 * the reversed one, never asks to wait, and redirects to a host that must not hear of them. Every
 * second read of a path gets a list that every reader takes, with the token for each of its texts.
 */
public final class EchoService implements AutoCloseable {
    private static final List<Integer> STATUSES =
            List.of(200, 400, 401, 403, 404, 409, 422, 500, 501, 301, 302, 303, 307, 308, 206, 418);

    private static final String ID = "5a0d6f5e-7a31-4c1b-9b0f-3d1f0a6c2e77";

    private final HttpServer service;
    private final HttpServer elsewhere;
    private final Map<String, Integer> reads = new ConcurrentHashMap<>();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger strayed = new AtomicInteger();
    private final AtomicInteger redirects = new AtomicInteger();

    public EchoService() {
        service = server(this::echo);
        elsewhere =
                server(
                        exchange -> {
                            strayed.incrementAndGet();
                            exchange.sendResponseHeaders(200, -1);
                            exchange.close();
                        });
    }

    private static HttpServer server(HttpHandler handler) {
        try {
            HttpServer server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
            server.createContext("/", handler);
            server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            server.start();
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public URI uri() {
        return uri(service);
    }

    private static URI uri(HttpServer server) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void echo(HttpExchange exchange) throws IOException {
        String token = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
        String sent = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        List<String> forms = SecretSearch.forms(token);
        if (exchange.getRequestMethod().equals("GET") && isSecond(exchange.getRequestURI())) {
            requests.getAndIncrement();
            String base64 = forms.getLast();
            answer(exchange, 200, row(quoted(token), forms.get(2), base64));
            return;
        }
        String said =
                "{\"errMsg\":\"Refused "
                        + quoted(token)
                        + " "
                        + forms.get(2)
                        + " "
                        + forms.get(4)
                        + " with "
                        + quoted(sent)
                        + "\",\"sent\":"
                        + (sent.isEmpty() ? "null" : sent)
                        + "}";
        int status = STATUSES.get(requests.getAndIncrement() % STATUSES.size());
        if (status / 100 == 3) {
            redirects.incrementAndGet();
        }
        exchange.getResponseHeaders().set("Location", uri(elsewhere) + "/?t=" + forms.get(2));
        exchange.getResponseHeaders().set("X-Debug", forms.get(4));
        answer(exchange, status, said);
    }

    /** One row with the members of all rows, and the token in every text. */
    private static String row(String plain, String encoded, String base64) {
        return """
        [{"id":"%1$s","video_id":"%1$s","views":5,"plays":3,"viewers":7,"length":75,
          "latitude":-20.5,"longitude":-45.5,"amount":5,"order":0,
          "date":"2026-06-14","timestamp":"2026-06-14T10:00:00Z",
          "title":"%2$s","name":"by %2$s","description":"%3$s","status":"%4$s","key":"%2$s",
          "value":"%4$s","country":"%2$s","region":"%3$s","city":"%2$s","browser":"%2$s",
          "version":"%4$s","referrer":"https://a.example/?t=%3$s","url":"%3$s",
          "currency":"%2$s","creator_name":"%2$s","unheard_of":{"%2$s":["%2$s"]}}]
        """
                .formatted(ID, plain, encoded, base64);
    }

    private boolean isSecond(URI url) {
        return reads.merge(url.getPath(), 1, Integer::sum) % 2 == 0;
    }

    private static void answer(HttpExchange exchange, int status, String said) throws IOException {
        byte[] body = said.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static String quoted(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    public int requests() {
        return requests.get();
    }

    /** How many answers redirected to another host. */
    public int redirects() {
        return redirects.get();
    }

    /** How many requests came to the host to which the answers redirect. */
    public int strayed() {
        return strayed.get();
    }

    @Override
    public void close() {
        service.stop(0);
        elsewhere.stop(0);
    }
}
