package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.Secret;

import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A connection is opened anew many times a day: nothing of the one before may stay in memory. */
class LetGoTest {
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                call -> {
                    byte[] answer = "[]".getBytes(StandardCharsets.UTF_8);
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

    @Test
    void aTransportThatWasUsedAndClosedIsCollectedThoughItsHostKeepsTheLineOpen() {
        WeakReference<TokenSource> tokens = usedAndClosed();
        await().untilAsserted(
                        () -> {
                            System.gc();
                            assertThat(tokens.refersTo(null)).isTrue();
                        });
    }

    /** In a method of its own, so that no variable of the test holds anything. */
    private WeakReference<TokenSource> usedAndClosed() {
        URI url = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        TokenSource tokens = new OwnTokens(new Secret("bare"));
        try (HttpTransport transport = HttpTransport.to(Rig.connection(url, url), tokens).build()) {
            assertThat(transport.send(Rig.get(), Rig.TEXT)).isEqualTo("[]");
        }
        return new WeakReference<>(tokens);
    }

    private record OwnTokens(Secret secret) implements TokenSource {
        @Override
        public Secret token() {
            return secret;
        }
    }
}
