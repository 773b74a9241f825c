package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.ReservedPort;
import app.marquee.http.PictureClient.Fetched;
import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.model.video.Picture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;

/** Pictures from a host on this machine: what is sent to it and what is taken from it. */
class PictureClientTest {
    private final PictureClient client =
            new PictureClient(Duration.ofSeconds(20), ProxyRoutes.DIRECT);
    private volatile int status = 200;
    private volatile byte[] body = {1, 2, 3};
    private final WireServer server =
            WireServer.answering(
                    call -> call.bytes(status, body, "Location: " + address("/elsewhere")));

    @AfterEach
    void stop() {
        client.close();
        server.close();
    }

    private URI address(String path) {
        return server.url().resolve(path);
    }

    @Test
    void bytesComeWithoutATokenBeingSent() throws InterruptedException {
        assertThat(client.fetch(address("/a.jpg")))
                .isInstanceOfSatisfying(
                        Fetched.Bytes.class,
                        came -> assertThat(came.data().bytes()).containsExactly(1, 2, 3));
        assertThat(server.requests)
                .singleElement()
                .asString()
                .startsWith("GET /a.jpg ")
                .doesNotContainIgnoringCase("Authorization:")
                .doesNotContainIgnoringCase("Cookie:");
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
        assertThat(server.requests).hasSize(1);
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
    void aHostThatIsGoneIsUnreachable() throws IOException, InterruptedException {
        try (ReservedPort gone = new ReservedPort()) {
            assertThat(client.fetch(gone.url().resolve("/a.jpg")))
                    .isEqualTo(new Fetched.Nothing(Picture.Why.UNREACHABLE));
        }
    }
}
