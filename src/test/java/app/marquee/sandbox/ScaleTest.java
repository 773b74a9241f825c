package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** A larger account: counts multiply, answers come as a stream. */
class ScaleTest {
    private final SandboxOptions options = KnownAccount.options().scale(20).build();

    @Test
    void multipliesTheAccount() {
        try (Sandbox sandbox = Sandbox.start(options)) {
            SandboxClient client = SandboxClient.of(sandbox);
            assertThat(client.get("/videos").json().get("total").intValue()).isEqualTo(6_000);
            assertThat(client.get("/folders").json().get("folders")).hasSize(800);
            assertThat(client.get("/playlists").json()).hasSize(500);
            assertThat(client.get("/ranking").json().size()).isGreaterThan(3_000);
            assertThat(client.get("/city").json().size()).isGreaterThan(1_000);
        }
    }

    @Test
    void aLargeAnswerComesInChunks() throws IOException, InterruptedException {
        try (Sandbox sandbox = Sandbox.start(options);
                HttpClient http = HttpClient.newHttpClient()) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(sandbox.baseUri() + "/ranking"))
                            .header("Authorization", sandbox.token())
                            .build();
            var response = http.send(request, BodyHandlers.ofInputStream());
            try (var body = response.body()) {
                assertThat(response.headers().firstValue("Content-Length")).isEmpty();
                assertThat((char) body.read()).isEqualTo('[');
            }
        }
    }
}
