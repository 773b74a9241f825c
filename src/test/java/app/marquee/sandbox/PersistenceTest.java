package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.sandbox.state.StateFailure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

class PersistenceTest {
    @TempDir private Path data;
    private final KnownAccount known = new KnownAccount();

    private SandboxOptionsBuilder kept() {
        return KnownAccount.options().data(data);
    }

    private String folder() {
        return "/folders/" + known.account().folders().getFirst().id();
    }

    /** Everything that can be read and that writes change. */
    private static List<String> everything(Sandbox sandbox, List<String> targets) {
        SandboxClient client = SandboxClient.of(sandbox);
        String own = sandbox.baseUri().toString();
        return targets.stream().map(t -> client.get(t).text().replace(own, "")).toList();
    }

    @Test
    void aDirectoryThatIsMadeIsForItsOwnerAlone() throws IOException {
        Path made = data.resolve("a/b");
        Sandbox.start(KnownAccount.options().data(made).build()).close();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
    }

    @Test
    void itsFileIsForItsOwnerAloneWhateverTheDirectory() throws IOException {
        Path open = Files.createDirectory(data.resolve("open"));
        Sandbox.start(KnownAccount.options().data(open).build()).close();
        try (Stream<Path> files = Files.list(open)) {
            assertThat(files)
                    .isNotEmpty()
                    .allSatisfy(
                            file ->
                                    assertThat(Files.getPosixFilePermissions(file))
                                            .isEqualTo(
                                                    PosixFilePermissions.fromString("rw-------")));
        }
    }

    @Test
    void everyEditLastsOverARestart() {
        String video = "/videos/" + known.video().id();
        List<String> targets =
                List.of(
                        "/folders",
                        "/playlists",
                        "/funnels/get_all",
                        "/videos?limit=100",
                        "/videos?status=DELETING",
                        "/playlists/" + known.playlist().id() + "/videos",
                        "/ranking",
                        video,
                        video + "?custom_fields",
                        "/thumbs/" + known.video().id());
        List<String> before;
        try (Sandbox sandbox = Sandbox.start(kept().build())) {
            SandboxClient client = SandboxClient.of(sandbox);
            List<String> untouched = everything(sandbox, targets);
            new Requests(known)
                    .all()
                    .filter(s -> !s.method().equals("GET"))
                    .forEach(s -> client.send(s.method(), s.target(), s.body()));
            before = everything(sandbox, targets);
            assertThat(before).isNotEqualTo(untouched);
        }
        try (Sandbox sandbox = Sandbox.start(kept().build())) {
            assertThat(everything(sandbox, targets)).isEqualTo(before);
        }
    }

    @Test
    void keptDataKeepsItsSeedAndScale() {
        Sandbox.start(kept().build()).close();
        try (Sandbox sandbox = Sandbox.start(kept().seed(99).scale(2).build())) {
            var client = SandboxClient.of(sandbox);
            assertThat(client.get("/videos/" + known.video().id()).status()).isEqualTo(200);
            assertThat(client.get("/videos").json().get("total").intValue()).isEqualTo(300);
        }
    }

    @Test
    void aResetAtTheStartTakesTheNewSeed() {
        Sandbox.start(kept().build()).close();
        try (Sandbox sandbox = Sandbox.start(kept().seed(99).reset(true).build())) {
            assertThat(SandboxClient.of(sandbox).get("/videos/" + known.video().id()).status())
                    .isEqualTo(404);
        }
    }

    @Test
    void aResetWhileRunningMakesTheAccountAnew() {
        try (Sandbox sandbox = Sandbox.start(kept().build())) {
            SandboxClient client = SandboxClient.of(sandbox);
            sandbox.advance(Duration.ofDays(40));
            client.put(folder(), "{\"name\":\"Edited\"}");
            client.delete("/playlist/" + known.playlist().id());
            assertThat(client.get("/videos?status=DELETING").json().get("videos")).isEmpty();
            sandbox.reset();
            assertThat(client.get("/folders").text()).doesNotContain("Edited");
            assertThat(client.get("/playlists").json()).hasSize(known.account().playlists().size());
            assertThat(client.get("/videos?status=DELETING").json().get("videos")).hasSize(12);
        }
        try (Sandbox sandbox = Sandbox.start(kept().build())) {
            assertThat(SandboxClient.of(sandbox).get("/folders").text()).doesNotContain("Edited");
        }
    }

    @Test
    void withoutADirectoryNothingIsKept() {
        SandboxOptions options = KnownAccount.options().build();
        try (Sandbox sandbox = Sandbox.start(options)) {
            SandboxClient client = SandboxClient.of(sandbox);
            client.put(folder(), "{\"name\":\"Edited\"}");
            assertThat(client.get("/folders").text()).contains("Edited");
        }
        try (Sandbox sandbox = Sandbox.start(options)) {
            assertThat(SandboxClient.of(sandbox).get("/folders").text()).doesNotContain("Edited");
        }
    }

    @Test
    void thePasswordIsNotKept() throws IOException {
        try (Sandbox sandbox = Sandbox.start(kept().build())) {
            String body = "{\"name\":\"kept-name\",\"password\":\"zebra-crossing\"}";
            assertThat(
                            SandboxClient.of(sandbox)
                                    .put("/playlist/" + known.playlist().id(), body)
                                    .status())
                    .isEqualTo(200);
        }
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        assertThat(all).contains("kept-name").doesNotContain("zebra-crossing");
    }

    @Test
    void dataOfAnotherVersionIsNotTouched() throws SQLException {
        Sandbox.start(kept().build()).close();
        String url = "jdbc:sqlite:" + data.resolve("sandbox.db");
        try (Connection connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.executeUpdate("PRAGMA user_version = 77");
        }
        assertThatThrownBy(() -> Sandbox.start(kept().build()))
                .isInstanceOf(StateFailure.class)
                .hasMessageContaining("another version");
        Sandbox.start(kept().reset(true).build()).close();
    }

    @Test
    void whatIsNoDatabaseIsSaidSo() throws IOException {
        Files.writeString(
                data.resolve("sandbox.db"), "This is a letter, not a database.".repeat(99));
        assertThatThrownBy(() -> Sandbox.start(kept().build())).isInstanceOf(StateFailure.class);
        Path file = Files.writeString(data.resolve("file"), "");
        assertThatThrownBy(() -> Sandbox.start(kept().data(file).build()))
                .isInstanceOf(StateFailure.class);
    }

    @Test
    void aTakenPortLeavesNothingBehind() {
        try (Sandbox sandbox = Sandbox.start(KnownAccount.options().build())) {
            int port = sandbox.baseUri().getPort();
            assertThatThrownBy(() -> Sandbox.start(kept().port(port).build()))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("Port " + port + " is taken");
            assertThatThrownBy(() -> Sandbox.start(kept().dataPort(port).build()))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("Port " + port + " is taken");
            Sandbox.start(kept().build()).close();
        }
    }
}
