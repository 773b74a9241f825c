package app.marquee.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/** The scripts of a release refuse what is none, and sign its checksums. */
@EnabledOnOs(OS.LINUX)
final class ReleaseTest {
    private static final Path SCRIPTS = Path.of("packaging").toAbsolutePath();
    private static final String KEY = "throwaway@example.com";

    @TempDir private Path directory;

    /** The outcome of a program: its exit status and what it printed. */
    private record Outcome(int status, String printed) {}

    @BeforeEach
    void needTheirPrograms() {
        assumeThat(Stream.of("git", "gpg").allMatch(ReleaseTest::isInstalled))
                .as("git and gpg are installed")
                .isTrue();
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
    }

    @Test
    void aSnapshotIsNotReleased() throws Exception {
        Outcome outcome = release("1.0.0-SNAPSHOT");

        assertThat(outcome.status()).isOne();
        assertThat(outcome.printed()).contains("Version 1.0.0-SNAPSHOT isn't a release.");
    }

    @Test
    void aChangedWorkTreeIsNotReleased() throws Exception {
        repository("1.0.0");
        Files.writeString(directory.resolve("more.txt"), "more");

        Outcome outcome = run("packaging/release.sh");

        assertThat(outcome.status()).isOne();
        assertThat(outcome.printed()).contains("changes that aren't committed");
    }

    @Test
    void aKeyThatIsNotThereIsRefusedBeforeTheBuild() throws Exception {
        repository("1.0.0");

        Outcome outcome = run("packaging/release.sh", "--key", "nobody@example.com");

        assertThat(outcome.status()).isOne();
        assertThat(outcome.printed()).contains("GnuPG has no secret key nobody@example.com.");
    }

    @Test
    void aSignatureHoldsUntilTheChecksumsChange() throws Exception {
        Path sums = directory.resolve("SHA256SUMS");
        Files.writeString(sums, "abc  marquee.zip\n");
        try {
            require("gpg", "--batch", "--passphrase", "", "--quick-generate-key", KEY);
            require("sh", SCRIPTS.resolve("sign.sh").toString(), directory.toString(), KEY);

            assertThat(verify(sums).status()).isZero();
            Files.writeString(sums, "abd  marquee.zip\n");
            assertThat(verify(sums).status()).isOne();
        } finally {
            run("gpgconf", "--kill", "gpg-agent");
        }
    }

    @Test
    void packagesOfTwoBuildsMayDifferInTheirClassCachesOnly() throws Exception {
        Path one = archive("one", "classes of one start", "library");
        Path other = archive("other", "classes of another start", "library");
        Path changed = archive("changed", "classes of one start", "other library");
        String script = SCRIPTS.resolve("same.sh").toString();

        Outcome same = run("sh", script, one.toString(), other.toString());
        Outcome differs = run("sh", script, one.toString(), changed.toString());

        assertThat(same.printed())
                .isEqualTo("marquee.tar.gz: the same 1 files, but for the class caches\n");
        assertThat(same.status()).isZero();
        assertThat(differs.printed()).contains("marquee.tar.gz: differs");
        assertThat(differs.status()).isOne();
    }

    private Path archive(String name, String cache, String library) throws Exception {
        Path files = Files.createDirectories(directory.resolve(name).resolve("files"));
        Path packages = Files.createDirectories(directory.resolve(name).resolve("out"));
        Files.writeString(files.resolve("window.aot"), cache);
        Files.writeString(files.resolve("marquee.jar"), library);
        require(
                "tar",
                "--mtime=@0",
                "-C",
                files.toString(),
                "-czf",
                packages.resolve("marquee.tar.gz").toString(),
                ".");
        return packages;
    }

    private Outcome verify(Path sums) throws Exception {
        return run("gpg", "--batch", "--verify", sums + ".asc", sums.toString());
    }

    private Outcome release(String version) throws Exception {
        repository(version);
        return run("packaging/release.sh");
    }

    private void repository(String version) throws Exception {
        Path scripts = Files.createDirectories(directory.resolve("packaging"));
        Path script = Files.copy(SCRIPTS.resolve("release.sh"), scripts.resolve("release.sh"));
        assertThat(script.toFile().setExecutable(true)).isTrue();
        Files.writeString(
                directory.resolve("pom.xml"),
                "<project>\n  <version>" + version + "</version>\n</project>\n");
        Files.writeString(directory.resolve(".gitignore"), ".gnupg\nprinted.txt\n");
        require("git", "init", "-q");
        require("git", "add", ".");
        require(
                "git",
                "-c",
                "user.name=Test",
                "-c",
                "user.email=" + KEY,
                "commit",
                "-q",
                "-m",
                "Begin");
    }

    private void require(String... command) throws Exception {
        Outcome outcome = run(command);
        assertThat(outcome.status()).as(List.of(command) + outcome.printed()).isZero();
    }

    private Outcome run(String... command) throws IOException, InterruptedException {
        Path printed = directory.resolve("printed.txt");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(printed.toFile());
        builder.environment().put("GNUPGHOME", keys().toString());
        int status = builder.start().waitFor();
        return new Outcome(status, Files.readString(printed, StandardCharsets.UTF_8));
    }

    private Path keys() throws IOException {
        return Files.exists(directory.resolve(".gnupg"))
                ? directory.resolve(".gnupg")
                : Files.createDirectory(
                        directory.resolve(".gnupg"),
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rwx------")));
    }
}
