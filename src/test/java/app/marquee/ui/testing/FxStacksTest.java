package app.marquee.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** The eye on the FX thread must be able to see: each kind of work is played on a thread. */
class FxStacksTest {
    /** Work that goes on until it has been seen. */
    private interface Work {
        void once() throws Exception;
    }

    @Test
    void findsFiles(@TempDir Path folder) {
        Path file = folder.resolve("written");
        assertFound(() -> Files.writeString(file, "some text"), "java.nio.file.Files");
    }

    @Test
    void findsSql() {
        assertFound(FxStacksTest::query, "sqlite");
    }

    private static void query() throws SQLException {
        try (var base = DriverManager.getConnection("jdbc:sqlite::memory:");
                var statement = base.createStatement()) {
            statement.execute("CREATE TABLE kept (name TEXT)");
        }
    }

    @Test
    void findsParsing() {
        String json = "[" + "{\"title\": \"a video\"},".repeat(2_000) + "1]";
        JsonMapper mapper = new JsonMapper();
        assertFound(() -> mapper.readTree(json), "tools.jackson.");
    }

    @Test
    void findsRequests() {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest nowhere = HttpRequest.newBuilder(URI.create("http://127.0.0.1:1/")).build();
        assertFound(
                () -> {
                    CompletableFuture<HttpResponse<Void>> _ =
                            client.sendAsync(nowhere, HttpResponse.BodyHandlers.discarding());
                },
                "net.http");
        client.shutdownNow();
    }

    @Test
    void leavesOtherWorkAlone() {
        AtomicBoolean enough = new AtomicBoolean();
        Thread busy = Thread.ofPlatform().daemon().start(() -> spin(enough));
        try (FxStacks stacks = FxStacks.of(busy)) {
            Awaitility.await().until(() -> stacks.busy() > 20);
            assertThat(stacks.found()).isEmpty();
        } finally {
            enough.set(true);
        }
    }

    private static void spin(AtomicBoolean enough) {
        StringBuilder text = new StringBuilder();
        while (!enough.get()) {
            text.append(text.length());
            text.setLength(0);
        }
    }

    private static void assertFound(Work work, String frame) {
        AtomicBoolean enough = new AtomicBoolean();
        Thread busy = Thread.ofPlatform().daemon().start(() -> repeat(work, enough));
        try (FxStacks stacks = FxStacks.of(busy)) {
            Awaitility.await().until(() -> !stacks.found().isEmpty());
            assertThat(stacks.found()).anyMatch(stack -> stack.contains(frame));
        } finally {
            enough.set(true);
        }
    }

    private static void repeat(Work work, AtomicBoolean enough) {
        try {
            while (!enough.get()) {
                work.once();
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }
}
