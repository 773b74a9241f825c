package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.PictureClient.Fetched;
import app.marquee.model.Picture;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Pictures from a host on this machine: what is sent to it and what is taken from it. */
class PictureClientTest {
    private final List<HttpExchange> seen = new CopyOnWriteArrayList<>();
    private final PictureClient client = new PictureClient(Duration.ofSeconds(20));
    private HttpServer server;
    private int status = 200;
    private byte[] body = {1, 2, 3};

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stop() {
        client.close();
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        seen.add(exchange);
        exchange.getResponseHeaders().add("Location", address("/elsewhere").toString());
        exchange.sendResponseHeaders(status, body.length);
        try (exchange) {
            exchange.getResponseBody().write(body);
        } catch (IOException gone) {
            // The client has seen enough.
        }
    }

    private URI address(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
    }

    @Test
    void bytesComeWithoutATokenBeingSent() throws InterruptedException {
        assertThat(client.fetch(address("/a.jpg")))
                .isInstanceOfSatisfying(
                        Fetched.Bytes.class,
                        came -> assertThat(came.data().bytes()).containsExactly(1, 2, 3));
        assertThat(seen).hasSize(1);
        assertThat(seen.getFirst().getRequestHeaders()).doesNotContainKey("Authorization");
        assertThat(seen.getFirst().getRequestHeaders()).doesNotContainKey("Cookie");
    }

    @ParameterizedTest
    @CsvSource({
        "401, REFUSED",
        "403, REFUSED",
        "404, NOT_FOUND",
        "410, NOT_FOUND",
        "302, NOT_GIVEN",
        "500, NOT_GIVEN"
    })
    void everyOtherStatusIsAReasonAndARedirectIsNotFollowed(int given, Picture.Why why)
            throws InterruptedException {
        status = given;
        assertThat(client.fetch(address("/a.jpg"))).isEqualTo(new Fetched.Nothing(why));
        assertThat(seen).hasSize(1);
    }

    @Test
    void noMoreIsReadThanTheLimit() throws InterruptedException {
        body = new byte[PictureClient.LARGEST + 1];
        assertThat(client.fetch(address("/a.jpg")))
                .isEqualTo(new Fetched.Nothing(Picture.Why.TOO_LARGE));
        body = new byte[PictureClient.LARGEST];
        assertThat(client.fetch(address("/a.jpg"))).isInstanceOf(Fetched.Bytes.class);
    }

    @Test
    void plainHttpLeavesThisMachineNever() throws InterruptedException {
        assertThat(client.fetch(URI.create("http://pictures.example/a.jpg")))
                .isEqualTo(new Fetched.Nothing(Picture.Why.UNSAFE_ADDRESS));
        assertThat(client.fetch(URI.create("file:///etc/hostname")))
                .isEqualTo(new Fetched.Nothing(Picture.Why.UNSAFE_ADDRESS));
    }

    @Test
    void aHostThatIsGoneIsUnreachable() throws InterruptedException {
        URI gone = address("/a.jpg");
        server.stop(0);
        assertThat(client.fetch(gone)).isEqualTo(new Fetched.Nothing(Picture.Why.UNREACHABLE));
    }
}
