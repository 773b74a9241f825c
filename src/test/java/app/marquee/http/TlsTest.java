package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import javax.net.ssl.SSLContext;

/** A server with a certificate of its own, made for the test. */
class TlsTest {
    @TempDir private Path directory = Path.of("");
    private final AtomicInteger requests = new AtomicInteger();
    private HttpsServer server = create();
    private SSLContext own = context();

    private static HttpsServer create() {
        try {
            return HttpsServer.create();
        } catch (java.io.IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static SSLContext context() {
        try {
            return SSLContext.getInstance("TLS");
        } catch (java.security.NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @BeforeEach
    void start() throws Exception {
        own = OwnCertificate.in(directory);
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(own));
        server.createContext(
                "/",
                call -> {
                    requests.incrementAndGet();
                    call.getRequestBody().readAllBytes();
                    byte[] answer =
                            call.getRequestHeaders()
                                    .getFirst("Authorization")
                                    .getBytes(java.nio.charset.StandardCharsets.UTF_8);
                    call.sendResponseHeaders(200, answer.length);
                    call.getResponseBody().write(answer);
                    call.close();
                });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private URI url() {
        return URI.create("https://127.0.0.1:" + server.getAddress().getPort());
    }

    @Test
    void aTrustedServerIsSpokenTo() {
        try (Rig rig =
                Rig.with(
                        Rig.connection(url(), url()),
                        FakeClock.running(),
                        parts -> parts.trust(own))) {
            assertThat(rig.text(Rig.get())).isEqualTo(Rig.TOKEN);
            assertThat(rig.text(Rig.put())).isEqualTo(Rig.TOKEN);
            assertThat(rig.text(Rig.delete())).isEqualTo(Rig.TOKEN);
        }
    }

    @Test
    void anUnknownCertificateEndsItBeforeAnythingIsSent() {
        try (Rig rig = Rig.to(Rig.connection(url(), url()))) {
            for (ApiRequest request : List.of(Rig.get(), Rig.put())) {
                Failure failure = rig.failure(request);
                assertThat(failure).isInstanceOf(Unavailable.class);
                assertThat(((Unavailable) failure).cause())
                        .isEqualTo(Unavailable.Cause.TLS_UNTRUSTED);
            }
            assertThat(rig.exchanges).as("it is not tried again").hasSize(2);
        }
        assertThat(requests).hasValue(0);
    }

    @Test
    void aCertificateOfAnotherHostEndsItToo() {
        URI other = URI.create("https://localhost:" + server.getAddress().getPort());
        try (Rig rig =
                Rig.with(
                        Rig.connection(other, other),
                        FakeClock.running(),
                        parts -> parts.trust(own))) {
            Failure failure = rig.failure(Rig.put());
            assertThat(((Unavailable) failure).cause()).isEqualTo(Unavailable.Cause.TLS_OTHER_HOST);
        }
        assertThat(requests).hasValue(0);
    }

    /** Nothing of a request leaves before the other side has shown who it is. */
    @Test
    void aHandshakeThatNeverEndsHasSentNothing() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            URI url = URI.create("https://127.0.0.1:" + silent.getLocalPort());
            try (Rig rig =
                    Rig.with(
                            Rig.connection(url, url),
                            FakeClock.running(),
                            parts -> parts.trust(own).timeouts(Rig.CONNECT_SOON))) {
                for (ApiRequest write : List.of(Rig.post(), Rig.put(), Rig.delete())) {
                    assertThat(rig.failure(write))
                            .isInstanceOfSatisfying(
                                    Failure.TimedOut.class,
                                    timedOut -> assertThat(timedOut.sent()).isFalse());
                }
            }
        }
    }
}
