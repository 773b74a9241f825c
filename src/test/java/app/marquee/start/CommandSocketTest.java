package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Patience;
import app.marquee.store.file.Home;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

class CommandSocketTest {
    @TempDir private Path directory;

    /** As when the user logs out while the window is open. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aSignalToEndLeavesNoSocket() throws Exception {
        Path home = directory.resolve("home");
        Path socket = Home.in(home).socket();
        Path pointer = socket.resolveSibling("marquee.sock.path");
        Path said = directory.resolve("said");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                SocketVictim.class.getName(),
                                home.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start();
        try {
            Awaitility.await()
                    .atMost(Patience.MOST)
                    .until(() -> Files.readString(said).contains(SocketVictim.READY));
            assertThat(Files.exists(socket) || Files.exists(pointer)).isTrue();
            process.destroy();
            assertThat(process.waitFor(Patience.MOST.toSeconds(), TimeUnit.SECONDS))
                    .as(Files.readString(said))
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(socket).doesNotExist();
        assertThat(pointer).doesNotExist();
    }
}
