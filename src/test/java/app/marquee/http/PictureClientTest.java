package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.ReservedPort;
import app.marquee.http.PictureClient.Fetched;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.model.video.Picture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/** Pictures from a host on this machine: what is sent to it and what is taken from it. */
class PictureClientTest {
    private volatile int status = 200;
    private volatile byte[] body = {1, 2, 3};
    private final WireServer server =
            WireServer.answering(
                    call -> call.bytes(status, body, "Location: " + address("/elsewhere")));

    private final ContentClient content = ContentConnections.at(server.url());
    private final PictureClient client = new PictureClient(content, Duration.ofSeconds(20));

    @AfterEach
    void stop() {
        content.close();
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

    /** Whoever may set the URL of a thumbnail would reach what only this computer can. */
    @Test
    void anotherConnectionDoesNotReachThisComputer() throws InterruptedException {
        try (ContentClient elsewhere = ContentConnections.at(URI.create("https://8.8.8.8"))) {
            PictureClient other = new PictureClient(elsewhere, Duration.ofSeconds(20));
            for (URI address :
                    List.of(
                            address("/a.jpg?delete=1"),
                            URI.create("http://localhost:" + server.url().getPort() + "/a.jpg"),
                            URI.create("https://127.0.0.1/a.jpg"),
                            URI.create("https://10.0.0.1/a.jpg"),
                            URI.create("https://[fd00::1]/a.jpg"))) {
                assertThat(other.fetch(address))
                        .isEqualTo(new Fetched.Nothing(Picture.Why.PRIVATE_ADDRESS));
            }
        }
        assertThat(server.requests).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, 0"})
    void theProxyOfTheSystemIsUsedWhereTheConnectionUsesIt(boolean uses, int proxied)
            throws InterruptedException {
        try (WireServer proxy = WireServer.answering(call -> call.bytes(200, new byte[] {9}));
                ContentClient behind =
                        ContentConnections.behind(
                                server.url(),
                                uses,
                                _ ->
                                        new ProxyRoute.Through(
                                                new InetSocketAddress(
                                                        InetAddress.getLoopbackAddress(),
                                                        proxy.url().getPort()),
                                                null))) {
            PictureClient pictures = new PictureClient(behind, Duration.ofSeconds(20));
            assertThat(pictures.fetch(address("/a.jpg"))).isInstanceOf(Fetched.Bytes.class);
            assertThat(proxy.requests).hasSize(proxied);
            assertThat(server.requests).hasSize(1 - proxied);
        }
    }

    @Test
    void aHostThatIsGoneIsUnreachable() throws IOException, InterruptedException {
        try (ReservedPort gone = new ReservedPort()) {
            assertThat(client.fetch(gone.url().resolve("/a.jpg")))
                    .isEqualTo(new Fetched.Nothing(Picture.Why.UNREACHABLE));
        }
    }
}
