package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Launcher;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Commands that draw nothing load no class of JavaFX. */
class NoToolkitTest {
    private static final String TOOLKIT = "source: .*javafx.*|.* (javafx|com\\.sun\\.javafx)\\..*";

    @TempDir Path directory;

    @Test
    void aTestOfTheSandboxLoadsNoClassOfTheToolkit() throws Exception {
        Path loaded = directory.resolve("classes.txt");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xlog:class+load=info:file=" + loaded,
                                "-cp",
                                System.getProperty("java.class.path"),
                                Launcher.class.getName(),
                                "--home",
                                directory.resolve("home").toString(),
                                "connection",
                                "test",
                                "--connection",
                                "sandbox")
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).startsWith("Sandbox: OK");
        List<String> all = Files.readAllLines(loaded);
        assertThat(all).anyMatch(line -> line.contains(" app.marquee.Launcher "));
        assertThat(all).noneMatch(line -> line.matches(TOOLKIT));
    }
}
