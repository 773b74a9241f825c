package app.marquee.store.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;

/** A home that somebody else owns could hold connections to a server of theirs. */
class DirectoryOwnerTest {
    private static final int OTHER = 4_711;

    @TempDir private Path directory;

    @ParameterizedTest
    @CsvSource({"1000, 1000", "1000, 0", "0, 1000"})
    void ownersThatAreTrusted(int owner, int self) {
        DirectoryOwner.requireSame(directory, owner, self);
    }

    @Test
    void anotherUserIsRefused() {
        assertThatThrownBy(() -> DirectoryOwner.requireSame(directory, 1000, 1001))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(
                                                new Failure.Storage(
                                                        directory.toString(),
                                                        "This directory belongs to another user")));
    }

    /** In a container a user may have a number only. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void ownDirectoriesAreFineAlsoWithoutAName() throws Exception {
        Files.setLastModifiedTime(directory, FileTime.fromMillis(0));
        String name = System.getProperty("user.name");
        try {
            System.setProperty("user.name", "?");
            PrivateFiles.directory(directory);
        } finally {
            System.setProperty("user.name", name);
        }
        assertThat(directory).isEmptyDirectory();
        assertThat(Files.getLastModifiedTime(directory).toMillis())
                .as("the owner of a new file was compared")
                .isPositive();
    }

    /** A process of a user without rights; only the administrator can begin one. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aProcessRefusesAHomeOfAnotherUser() throws Exception {
        Path setpriv = Path.of("/usr/bin/setpriv");
        assumeThat(System.getProperty("user.name")).isEqualTo("root");
        assumeThat(setpriv).isExecutable();
        Path home = Files.createTempDirectory(Path.of("/tmp"), "marquee-home");
        try {
            assertThat(prepared(setpriv, home)).contains("No permission to write");
            Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxrwxrwx"));
            Files.setAttribute(home, "unix:uid", OTHER + 1);
            assertThat(prepared(setpriv, home)).contains("This directory belongs to another user");
            assertThat(home).isEmptyDirectory();
        } finally {
            Files.delete(home);
        }
    }

    private static String prepared(Path setpriv, Path home) throws Exception {
        Process process =
                new ProcessBuilder(
                                setpriv.toString(),
                                "--reuid=" + OTHER,
                                "--clear-groups",
                                // The libraries may be in a directory of the administrator.
                                "--inh-caps=+dac_read_search",
                                "--ambient-caps=+dac_read_search",
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Preparation.class.getName(),
                                home.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isOne();
        return said;
    }

    /** Preparation of a home, for a process. */
    static final class Preparation {
        private Preparation() {}

        public static void main(String[] arguments) {
            try {
                PrivateFiles.directory(Path.of(arguments[0]));
            } catch (FailureException refused) {
                throw new IllegalStateException(refused.failure().toString(), refused);
            }
        }
    }
}
