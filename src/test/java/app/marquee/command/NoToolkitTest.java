package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Launcher;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Commands that draw nothing load no class of JavaFX. */
class NoToolkitTest {
    private static final String TOOLKIT = ".* (javafx|com\\.sun\\.(javafx|glass|prism))\\..*";

    @TempDir Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connection test",
                "export ranking --compare previous",
                "export cities --compare previous",
                "export referrers",
                "export referrals",
                "export playlists",
                "report run default -o DIR/report.pdf",
                "changes status",
                "plan DIR/playlists.yaml"
            })
    void aCommandLoadsNoClassOfTheToolkit(String command) throws Exception {
        Path loaded = directory.resolve("classes.txt");
        Files.writeString(
                directory.resolve("playlists.yaml"),
                "playlists:\n  - playlist: Lives de 2024\n    hide_views: true\n");
        List<String> words =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Xshare:auto",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xlog:class+load=info:file=" + loaded,
                                "-cp",
                                System.getProperty("java.class.path"),
                                Launcher.class.getName(),
                                "--home",
                                directory.resolve("home").toString(),
                                "--connection",
                                "sandbox"));
        words.addAll(Arrays.asList(command.replace("DIR", directory.toString()).split(" ", -1)));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        List<String> all = Files.readAllLines(loaded);
        assertThat(all).anyMatch(line -> line.contains(" app.marquee.Launcher "));
        assertThat(all.stream().filter(line -> line.matches(TOOLKIT))).isEmpty();
    }
}
