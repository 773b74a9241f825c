package app.marquee.sandbox;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** Talks to a sandbox over real HTTP, the way any client would. */
final class SandboxClient {
    /** What came back. */
    record Reply(int status, String text, HttpResponse<byte[]> response) {
        JsonNode json() {
            return JSON.readTree(text);
        }

        String errMsg() {
            return json().path("errMsg").asString();
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI root;
    private final String token;

    SandboxClient(URI root, String token) {
        this.root = root;
        this.token = token;
    }

    static SandboxClient of(Sandbox sandbox) {
        return new SandboxClient(sandbox.baseUri(), sandbox.token());
    }

    Reply get(String target) {
        return send("GET", target, null);
    }

    Reply put(String target, String body) {
        return send("PUT", target, body);
    }

    Reply post(String target, String body) {
        return send("POST", target, body);
    }

    Reply delete(String target) {
        return send("DELETE", target, null);
    }

    Reply delete(String target, String body) {
        return send("DELETE", target, body);
    }

    Reply send(String method, String target, @Nullable String body) {
        return send(request(method, target, body).header("Authorization", token));
    }

    HttpRequest.Builder request(String method, String target, @Nullable String body) {
        BodyPublisher publisher =
                body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(root + target)).method(method, publisher);
        return body == null ? request : request.header("Content-Type", "application/json");
    }

    Reply send(HttpRequest.Builder request) {
        try {
            return sendOrFail(request);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Reply sendOrFail(HttpRequest.Builder request) throws IOException {
        try {
            HttpResponse<byte[]> response = http.send(request.build(), BodyHandlers.ofByteArray());
            String text = new String(response.body(), StandardCharsets.UTF_8);
            return new Reply(response.statusCode(), text, response);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
