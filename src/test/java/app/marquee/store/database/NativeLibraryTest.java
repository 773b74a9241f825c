package app.marquee.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Unpacks the library of the database in real processes with temporary directories of their own.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
final class NativeLibraryTest {
    @TempDir Path directory;
    private Path home;
    private Path temporary;

    @BeforeEach
    void create() throws IOException {
        home = directory.resolve("home");
        temporary = Files.createDirectory(directory.resolve("tmp"));
    }

    private Process process(String main, String... arguments) throws IOException {
        List<String> command =
                Stream.concat(
                                Stream.of(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "--enable-native-access=ALL-UNNAMED",
                                        "-XX:TieredStopAtLevel=1",
                                        "-Djava.io.tmpdir=" + temporary,
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        main),
                                Stream.of(arguments))
                        .toList();
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("XDG_CACHE_HOME", directory.resolve("user").toString());
        return builder.start();
    }

    private void use() throws Exception {
        Process process =
                process("app.marquee.Launcher", "connection", "list", "--home", home.toString());
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    private List<Path> libraries() throws IOException {
        try (Stream<Path> all = Files.walk(home.resolve("cache"))) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void isUnpackedOnceAndNothingIsLeftInTheTemporaryDirectory() throws Exception {
        use();
        assertThat(temporary).isEmptyDirectory();
        Path library = libraries().getFirst();
        assertThat(libraries()).containsExactly(library);
        var time = Files.getLastModifiedTime(library);
        use();
        assertThat(libraries()).containsExactly(library);
        assertThat(Files.getLastModifiedTime(library)).isEqualTo(time);
    }

    @Test
    void aKilledProcessLeavesNothingBehind() throws Exception {
        Process victim =
                process(
                        "app.marquee.Launcher",
                        "export",
                        "ranking",
                        "--connection",
                        "sandbox",
                        "--home",
                        home.toString());
        Awaitility.await().until(() -> Files.exists(home.resolve("snapshots.db")));
        victim.toHandle().destroyForcibly();
        victim.waitFor();
        assertThat(temporary).isEmptyDirectory();
        assertThat(libraries().stream().filter(file -> file.toString().contains("sqlite")))
                .hasSize(1);
    }

    @Test
    void aDamagedOneIsUnpackedAgain() throws Exception {
        use();
        Path library = libraries().getFirst();
        byte[] whole = Files.readAllBytes(library);
        Files.write(library, new byte[whole.length]);
        use();
        assertThat(library).hasBinaryContent(whole);
    }

    @Test
    void oneOfAnEarlierVersionIsRemoved() throws Exception {
        Path earlier = home.resolve("cache/native/sqlite-00000001");
        Files.createDirectories(earlier);
        Files.writeString(earlier.resolve("libsqlitejdbc.so"), "earlier");
        use();
        assertThat(earlier).doesNotExist();
    }

    @Test
    void noTemporaryDirectoryIsNeeded() throws Exception {
        Files.delete(temporary);
        use();
    }

    /** A file where the directory would be stands for a place from which no program may run. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPrivateTemporaryDirectoryIsTheSecondChoice() throws Exception {
        Files.createDirectories(home.resolve("cache"));
        Files.writeString(home.resolve("cache/native"), "in the way");
        use();
        try (Stream<Path> all = Files.walk(temporary)) {
            assertThat(all.filter(Files::isRegularFile)).hasSize(1);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theFirstPlaceIsNamedWhenNoneIsLeft() throws Exception {
        Files.createDirectories(home.resolve("cache"));
        Files.writeString(home.resolve("cache/native"), "in the way");
        Files.delete(temporary);
        Files.writeString(temporary, "in the way");
        Files.writeString(directory.resolve("user"), "in the way");
        Process process =
                process("app.marquee.Launcher", "connection", "list", "--home", home.toString());
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(said)
                .contains(
                        "Marquee can't use its data: "
                                + home.resolve("cache/native")
                                + " (This is a file, not a directory)")
                .doesNotContain("journal.db");
    }
}
