package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.marquee.log.SmallDiskVictim;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A disk without room, made by a real limit of the system on what a process may write: what cannot
 * be written is said in words, what was there stays, and the program goes on.
 */
final class SmallDiskTest {
    private static final Path SHELL = Path.of("/bin/sh");
    private static final String BLOCKS = "64";

    @TempDir private Path directory;

    @Test
    void whatDoesNotFitIsToldOfAndWhatWasThereStays() throws Exception {
        assumeThat(SHELL).isExecutable();
        Path settings = Home.in(directory.resolve("home")).prepare().settingsFile();
        Files.writeString(settings, "{\"views\":{\"view\":\"old\"}}");
        Path table = Files.writeString(directory.resolve(SmallDiskVictim.TABLE), "old");
        Path changes = Files.writeString(directory.resolve(SmallDiskVictim.CHANGES), "old");

        List<String> said = run();

        assertThat(said).as("all of it: %s", said).contains("logged on");
        assertThat(said.getFirst()).isEqualTo("before: {view=old}");
        assertThat(said.get(1)).startsWith("settings: Storage").contains("settings.json");
        assertThat(said.get(2)).isEqualTo("settings with room: written");
        assertThat(said.get(3)).matches("export: NotWritable.*TOO_LARGE.*");
        assertThat(said.get(4)).startsWith("changes: Storage").contains(SmallDiskVictim.CHANGES);
        assertThat(Files.readString(settings)).contains("\"new\"").doesNotContain("xxx");
        assertThat(table).hasContent("old");
        assertThat(changes).hasContent("old");
        assertThat(leftBehind()).isEmpty();
    }

    private List<String> run() throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                SHELL.toString(),
                                "-c",
                                "ulimit -f " + BLOCKS + " && exec \"$0\" \"$@\"",
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:-UsePerfData",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                SmallDiskVictim.class.getName(),
                                directory.toString())
                        .redirectError(directory.resolve("said.err").toFile())
                        .start();
        List<String> said = process.inputReader().lines().toList();
        assertThat(process.waitFor()).as("%s", said).isZero();
        return said;
    }

    /** Parts of files that nobody will ever finish. */
    private List<String> leftBehind() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(
                            name ->
                                    name.endsWith(".part")
                                            || name.contains(SmallDiskVictim.CHANGES + "."))
                    .toList();
        }
    }
}
