package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Links are opened by a program that writes down what it is given. */
@EnabledOnOs(OS.LINUX)
final class LinkOpenerTest {
    @TempDir private Path directory;

    @Test
    void theFirstProgramThatIsThereGetsTheAddressAndNoSecret() throws IOException {
        String secret = System.getenv("PATH");
        LinkOpener opener =
                new LinkOpener(
                        List.of(
                                List.of(directory.resolve("missing").toString()),
                                List.of(program().toString(), "open")),
                        text -> text.replace(secret, "•••"));

        opener.open("https://example.com/?a=1&b=$(c)");

        Path given = directory.resolve("given");
        await().until(() -> Files.exists(given));
        assertThat(given).content().isEqualTo("open https://example.com/?a=1&b=$(c) PATH=•••\n");
    }

    private Path program() throws IOException {
        Path program = directory.resolve("program");
        Files.writeString(
                program,
                """
                #!/bin/sh
                echo "$1 $2 PATH=$PATH" > "$0.part"
                /bin/mv "$0.part" "${0%/*}/given"
                """);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return program;
    }
}
