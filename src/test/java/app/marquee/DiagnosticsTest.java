package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.command.WindowRequest;
import app.marquee.log.Logging;
import app.marquee.model.Secret;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.service.session.Session;
import app.marquee.start.EmbeddedSandbox;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** A file for whoever helps: enough to find a fault, and nothing that tells whose account it is. */
class DiagnosticsTest {
    private static final Logger LOG = LoggerFactory.getLogger(DiagnosticsTest.class);
    private static final String ID = "0d9f7a3e-0000-4000-8000-000000000001";
    private static final String TOKEN = "tk-4471-canary";

    @TempDir private Path directory;

    @AfterEach
    void closeLog() {
        Logging.stop();
    }

    private Run open() {
        URI address = URI.create("https://api.acme-video.example/v1");
        return Run.open(
                new WindowRequest(
                        directory.resolve("home of ana"),
                        new WindowRequest.ExtraConnection(address, address, new Secret(TOKEN)),
                        false),
                Clock.systemUTC());
    }

    private static Map<String, String> read(Path file) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                texts.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }

    @Test
    void holdsVersionsSettingsNumbersAndTheEndOfTheLog() throws Exception {
        Path file = directory.resolve("diagnostics.zip");
        try (Run run = open();
                Session session = run.connections().open(EmbeddedSandbox.ID)) {
            session.catalogue().add(ItemKind.PLAYLIST, List.of(new PlaylistId(ID)));
            LOG.warn("Something of interest");
            new Program(run).saveDiagnostics(file);
        }
        Map<String, String> texts = read(file);
        assertThat(texts).containsOnlyKeys("versions.txt", "settings.txt", "counts.txt", "log.txt");
        assertThat(texts.get("versions.txt"))
                .contains("Marquee: ", "Java: " + Runtime.version(), "JavaFX: ", "Memory limit: ");
        assertThat(texts.get("settings.txt"))
                .contains("Theme: ", "Connection 1: ", "sandbox, writable, on this computer")
                .contains("production, writable, remote, one host");
        assertThat(texts.get("counts.txt"))
                .contains("known items of type playlist: 1", "changes done: 0");
        assertThat(texts.get("log.txt")).contains("Something of interest");
    }

    @Test
    void namesNobody() throws Exception {
        Path file = directory.resolve("diagnostics.zip");
        try (Run run = open();
                Session session = run.connections().open(EmbeddedSandbox.ID)) {
            session.catalogue().add(ItemKind.PLAYLIST, List.of(new PlaylistId(ID)));
            run.foundation()
                    .settings()
                    .update(
                            now ->
                                    now.withView(
                                            "library.video-filter.typed", "lançamento secreto"));
            LOG.warn("Renamed “Lançamento secreto” ({})", ID);
            LOG.warn("Refused by api.acme-video.example with token {}", TOKEN);
            LOG.warn("GET https://api.acme-video.example/v1/playlist/{}", ID);
            LOG.error(
                    "Failed",
                    new IllegalStateException(
                            "In " + run.foundation().home().data() + " of api.acme-video.example"));
            new Program(run).saveDiagnostics(file);
        }
        String all = String.join("\n", read(file).values());
        assertThat(all)
                .contains("IllegalStateException", "<Marquee home>", "<id>", "<address>")
                .doesNotContain(ID, TOKEN, "acme-video", "creto", "home of ana");
    }

    @Test
    void whatCannotBeWrittenLeavesTheFileThatWasThere() throws Exception {
        Path folder = Files.createDirectory(directory.resolve("diagnostics.zip"));
        try (Run run = open()) {
            assertThatThrownBy(() -> new Program(run).saveDiagnostics(folder))
                    .isInstanceOf(FailureException.class);
        }
        try (Stream<Path> beside = Files.list(directory)) {
            assertThat(beside.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("diagnostics.zip", "home of ana");
        }
    }
}
