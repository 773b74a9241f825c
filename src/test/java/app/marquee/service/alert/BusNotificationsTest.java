package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Desktop notifications by a program that writes down what it is given. */
@DisabledOnOs(OS.WINDOWS)
class BusNotificationsTest {
    @TempDir Path directory;

    private BusNotifications bus(int status) throws IOException {
        Path program = directory.resolve("bus");
        Files.writeString(
                program,
                """
                #!/bin/sh
                for argument in "$@"; do echo "$argument" >> "%s"; done
                echo "PATH=$PATH" >> "%s"
                exit %d
                """
                        .formatted(said(), said(), status));
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return new BusNotifications(
                program.toString(),
                text ->
                        text.replace("s3cret-token", "•••")
                                .replace(System.getenv("PATH"), "no secret"));
    }

    private Path said() {
        return directory.resolve("said");
    }

    private List<String> arguments() throws IOException {
        return Files.readAllLines(said());
    }

    @Test
    void theTextIsShownAsItIsAndNoSecretInIt() throws IOException {
        assertThat(bus(0).show("Broken <button>", "“Q&A” <b>s3cret-token</b> --help")).isTrue();
        assertThat(arguments())
                .containsSubsequence("--user", "--", "call", "org.freedesktop.Notifications")
                .containsSubsequence("Notify", "susssasa{sv}i", "Marquee", "0", "marquee")
                .containsSubsequence(
                        "Broken <button>",
                        "“Q&amp;A” &lt;b&gt;•••&lt;/b&gt; --help",
                        "0",
                        "0",
                        "-1",
                        "PATH=no secret");
    }

    @Test
    void aDesktopWithoutThemIsNoFailure() throws IOException {
        assertThat(bus(1).isAvailable()).isFalse();
        assertThat(bus(1).show("A", "B")).isFalse();
        assertThat(bus(0).isAvailable()).isTrue();
        assertThat(arguments()).contains("GetServerInformation");
        BusNotifications none =
                new BusNotifications(directory.resolve("missing").toString(), text -> text);
        assertThat(none.isAvailable()).isFalse();
        assertThat(none.show("A", "B")).isFalse();
    }

    @Test
    void otherSystemsHaveNone() {
        assertThat(BusNotifications.ofSystem("Windows 11", text -> text).isAvailable()).isFalse();
    }
}
