package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.ReservedPort;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;

/** The sandbox of a home is where it was, so that what waits for it can still be sent. */
class EmbeddedSandboxTest {
    @TempDir private Path home;

    private List<URI> listened() {
        try (EmbeddedSandbox sandbox = EmbeddedSandbox.start(home, Clock.systemUTC())) {
            return List.of(sandbox.sandbox().baseUri(), sandbox.sandbox().dataUri());
        }
    }

    private void listenedLast(int base, int data) throws IOException {
        Files.writeString(home.resolve("ports"), base + "\n" + data + "\n");
    }

    @Test
    void itKeepsWhereItListened() throws IOException {
        List<URI> first = listened();
        assertThat(Files.readAllLines(home.resolve("ports")))
                .isEqualTo(first.stream().map(uri -> String.valueOf(uri.getPort())).toList());
    }

    @Test
    void itListensWhereItDidInTheLastRun() throws IOException {
        try (ReservedPort base = new ReservedPort();
                ReservedPort data = new ReservedPort()) {
            listenedLast(base.number(), data.number());
            assertThat(listened()).containsExactly(base.url(), data.url());
            assertThat(listened()).containsExactly(base.url(), data.url());
        }
    }

    @Test
    void nobodyElseReadsWhereItListened() throws IOException {
        listened();
        assertThat(
                        PosixFilePermissions.toString(
                                Files.getPosixFilePermissions(home.resolve("ports"))))
                .isEqualTo("rw-------");
    }

    @Test
    void itGoesElsewhereWhereAnotherListens() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                ReservedPort data = new ReservedPort()) {
            listenedLast(taken.getLocalPort(), data.number());
            assertThat(listened())
                    .hasSize(2)
                    .extracting(URI::getPort)
                    .doesNotContain(taken.getLocalPort());
        }
    }

    @Test
    void whatWasKeptAndIsNoPortIsNotTried() throws IOException {
        listened();
        for (String kept : List.of("", "80\n90\n", "x\ny\n", "70000\n-1\n", "1\n2\n3\n")) {
            Files.writeString(home.resolve("ports"), kept);
            assertThat(listened()).hasSize(2).allMatch(uri -> uri.getPort() > 1023);
        }
    }
}
