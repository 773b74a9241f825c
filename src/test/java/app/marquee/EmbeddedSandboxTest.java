package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Test
    void itListensWhereItDidInTheLastRun() {
        List<URI> first = listened();
        assertThat(listened()).isEqualTo(first);
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
        List<URI> first = listened();
        try (ServerSocket _ =
                new ServerSocket(first.getFirst().getPort(), 1, InetAddress.getLoopbackAddress())) {
            assertThat(listened()).doesNotContain(first.getFirst());
        }
    }

    @Test
    void whatWasKeptAndIsNoPortIsNotTried() throws IOException {
        listened();
        for (String kept : List.of("", "80\n90\n", "x\ny\n", "70000\n-1\n", "1\n2\n3\n")) {
            Files.writeString(home.resolve("ports"), kept);
            assertThat(listened()).allMatch(uri -> uri.getPort() > 1023);
        }
    }
}
