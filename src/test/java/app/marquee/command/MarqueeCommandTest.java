package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What can be typed, what it becomes, and what is said when it cannot be. */
class MarqueeCommandTest {
    private final List<WindowRequest> opened = new ArrayList<>();
    private final StringWriter errors = new StringWriter();

    private int run(String... arguments) {
        return run(request -> {}, arguments);
    }

    private int run(Consumer<WindowRequest> opening, String... arguments) {
        Windows windows =
                new Windows() {
                    @Override
                    public void open(WindowRequest request) {
                        opened.add(request);
                        opening.accept(request);
                    }

                    @Override
                    public void tour(Path out, String only) {
                        throw new CommandFailure(_ -> "No tour to " + out + ".");
                    }
                };
        CommandLine line =
                MarqueeCommand.line(
                        windows,
                        new CommandContext(
                                _ -> {
                                    throw new AssertionError("No command opens a home here");
                                },
                                InputStream.nullInputStream(),
                                OutputStream.nullOutputStream(),
                                Map.of("MY_TOKEN", "canary-token", "EMPTY", " "),
                                () -> CommandTexts.ENGLISH),
                        List.of());
        line.setErr(new PrintWriter(errors, true));
        return line.execute(arguments);
    }

    @Test
    void withoutArgumentsTheWindowOpens() {
        assertThat(run()).isZero();
        assertThat(opened).containsExactly(new WindowRequest(null, null, false));
    }

    @Test
    void aConnectionOfThisRunTakesItsTokenFromTheEnvironment() {
        assertThat(
                        run(
                                "--base-url",
                                "https://api.example.com/v1",
                                "--token-env",
                                "MY_TOKEN",
                                "--read-only"))
                .isZero();
        WindowRequest.ExtraConnection connection = opened.getFirst().connection();
        assertThat(connection).isNotNull();
        assertThat(connection.dataUrl()).isEqualTo(connection.baseUrl());
        assertThat(connection.token()).isNotNull();
        assertThat(connection.token().reveal()).isEqualTo("canary-token");
        assertThat(opened.toString()).doesNotContain("canary");
        assertThat(opened.getFirst().readOnly()).isTrue();
    }

    @Test
    void aTokenFileMayEndWithALineBreak(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("token"), "canary-token\n");
        assertThat(
                        run(
                                "--base-url",
                                "http://127.0.0.1:9000",
                                "--data-url",
                                "http://localhost:9001",
                                "--token-file",
                                file.toString()))
                .isZero();
        WindowRequest.ExtraConnection connection = opened.getFirst().connection();
        assertThat(connection).isNotNull();
        assertThat(connection.token()).isNotNull();
        assertThat(connection.token().reveal()).isEqualTo("canary-token");
    }

    /** A part of a file isn't a token. */
    @ParameterizedTest
    @CsvSource({"65536, 0", "65537, 2", "200000, 2"})
    void aTokenFileEndsAt64KB(int length, int status, @TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("token"), "canary-x".repeat(length / 8));
        Files.writeString(file, "y".repeat(length % 8), StandardOpenOption.APPEND);
        assertThat(run("--base-url", "http://127.0.0.1:9000", "--token-file", file.toString()))
                .isEqualTo(status);
        assertThat(errors.toString()).doesNotContain("canary");
        if (status != 0) {
            assertThat(errors.toString()).contains("has more than 64 KB").contains("token");
        }
    }

    /** A file in a directory of the user alone can't be read by others, whatever its mode is. */
    @ParameterizedTest
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @CsvSource({
        "rwxr-xr-x, rw-r--r--, true",
        "rwx--x--x, rw----r--, true",
        "rwxr-xr-x, rw-r-----, false",
        "rwxr-xr--, rw-r--r--, false",
        "rwx------, rw-rw-rw-, false",
    })
    void aTokenThatOthersCanReadIsToldOf(String directory, String mode, boolean isShared)
            throws IOException {
        Path place = Files.createTempDirectory(Path.of("/tmp"), "marquee-token");
        Path file = Files.writeString(place.resolve("token"), "canary-token\n");
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            Files.setPosixFilePermissions(place, PosixFilePermissions.fromString(directory));
            assertThat(run("--base-url", "http://127.0.0.1:9000", "--token-file", file.toString()))
                    .isZero();
        } finally {
            Files.delete(file);
            Files.delete(place);
        }
        String warning =
                "Other users of this computer can read "
                        + file
                        + ". Take that permission from them (chmod 600).\n";
        assertThat(errors).hasToString(isShared ? warning : "");
        assertThat(opened).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--nonsense",
                "nonsense",
                "--data-url https://data.example.com",
                "--token-env MY_TOKEN",
                "--base-url http://api.example.com",
                "--base-url ftp://api.example.com",
                "--base-url http://127.evil.example",
                "--base-url https://user:canary@a.example",
                "--base-url https://user:canary@a\u00a0example/",
                "--base-url https://user:canary@a.example:99999/",
                "--base-url https://user:ca%nary@a.example/canary^",
                "--base-url https:/user:canary@a.example",
                "--base-url https://[user:canary@a.example",
                "--base-url user:canary@a.example",
                "--base-url https://a.example?token=canary",
                "--base-url api.example.com",
                "--base-url https://my_host.example.com",
                "--base-url https://api.example.com:99999",
                "--base-url https://straße.example",
                "--base-url https://[fe80::1%eth0]",
                "--base-url https://a.example --token-env NOT_THERE",
                "--base-url https://a.example --token-env EMPTY",
                "--base-url https://a.example --token-file /not/there",
                "--base-url https://a.example --token-env MY_TOKEN --token-file /not/there",
                "tour"
            })
    void whatIsNotUnderstoodIsSaidInOneLineWithStatusTwo(String arguments) {
        assertThat(run(arguments.split(" ", -1))).isEqualTo(2);
        assertThat(errors.toString().strip()).endsWith("(exit status 2)").doesNotContain("\n\t");
        assertThat(errors.toString().lines()).hasSize(1);
        assertThat(errors.toString()).doesNotContain("canary");
        assertThat(opened).isEmpty();
    }

    @Test
    void aFailureIsOneSentenceWithStatusOne() {
        assertThat(run("tour", "--out", "here")).isEqualTo(1);
        assertThat(errors.toString()).isEqualTo("No tour to here. (exit status 1)\n");
    }

    @Test
    void aDefectIsOneSentenceToo() {
        assertThat(
                        run(
                                _ -> {
                                    throw new IllegalStateException("broken");
                                }))
                .isEqualTo(1);
        assertThat(errors.toString().lines()).hasSize(1);
    }
}
