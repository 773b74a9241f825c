package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.command.WindowRequest;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.control.TableView;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;

/** Two services and one window: nothing of the one is shown, offered or sent in the other. */
@Tag("window")
class CrossingTest {
    private static final Instant NOW = Instant.parse("2026-10-10T12:00:00Z");
    private static final String ONLY_IN_THE_SHOP = "Aalsuppe";

    private final Service shop = new Service("shop-token-8841", 11);
    private final Service school = new Service("school-token-1107", 12);
    private Run run;
    private TourWindow window;

    @TempDir private Path home;

    /** A service that may be told to keep its answers back. */
    private static final class Service {
        private final List<SeenRequest> seen = new CopyOnWriteArrayList<>();
        private volatile CountDownLatch open = new CountDownLatch(0);
        private final Sandbox sandbox;
        private final String token;
        private final long seed;

        Service(String token, long seed) {
            this.token = token;
            this.seed = seed;
            sandbox =
                    Sandbox.start(
                            SandboxOptions.builder()
                                    .dataPort(0)
                                    .now(NOW)
                                    .seed(seed)
                                    .token(token)
                                    .onRequest(this::see)
                                    .build());
        }

        private void see(SeenRequest request) {
            seen.add(request);
            try {
                open.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        }

        /** Gives its first playlist a name that no other service has. */
        void rename(String name) throws IOException, InterruptedException {
            try (HttpClient client = HttpClient.newHttpClient()) {
                String id = Account.generate(seed, 1, NOW).playlists().getFirst().id().toString();
                HttpResponse<String> answer =
                        client.send(
                                HttpRequest.newBuilder(sandbox.baseUri().resolve("/playlist/" + id))
                                        .header("Authorization", token)
                                        .header("Content-Type", "application/json")
                                        .PUT(BodyPublishers.ofString("{\"name\":\"" + name + "\"}"))
                                        .build(),
                                BodyHandlers.ofString());
                assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            }
        }

        ConnectionDraft draft(String name) {
            return new ConnectionDraft(
                    name,
                    ConnectionKind.TEST,
                    sandbox.baseUri().toString(),
                    sandbox.dataUri().toString(),
                    Connection.Routes.USUAL,
                    new Connection.Terms(false, 6000, ZoneOffset.UTC, ConnectionNetwork.USUAL));
        }
    }

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @BeforeEach
    void open() {
        run = Run.open(new WindowRequest(home, null, false), Clock.fixed(NOW, ZoneOffset.UTC));
        window = TourWindow.open(run);
    }

    @AfterEach
    void close() {
        shop.open.countDown();
        school.open.countDown();
        window.close();
        run.close();
        shop.sandbox.close();
        school.sandbox.close();
    }

    private ConnectionId add(Service service, String name) {
        return run.connections().add(service.draft(name)).id();
    }

    private ConnectionId addWithToken(Service service, String name) {
        ConnectionId id = add(service, name);
        run.connections().setToken(id, new Secret(service.token));
        return id;
    }

    @Test
    void theTokenIsAskedForWhenItIsNotAtHand() {
        ConnectionId id = add(shop, "Shop");
        window.section("library");
        window.connection(id);
        assertThat(window.has("token-ask")).isTrue();
        assertThat(shop.seen).as("nothing is sent without a token").isEmpty();

        window.type("token-ask", "not a token");
        window.press("token-use");
        assertThat(window.has("token-ask")).as("a token has no blanks").isTrue();

        window.type("token-ask", shop.token);
        window.press("token-use");
        assertThat(window.has("token-ask")).isFalse();
        assertThat(shop.seen).isNotEmpty();
        assertThat(window.rows("folder-tree")).isGreaterThan(1);
        assertThat(window.words()).contains("Token not saved");
    }

    @Test
    void aLateAnswerIsSeenNowhereInTheOther() throws Exception {
        shop.rename(ONLY_IN_THE_SHOP);
        ConnectionId first = addWithToken(shop, "Shop");
        ConnectionId second = addWithToken(school, "School");
        window.connection(first);
        window.section("playlists");
        assertThat(listed()).contains(ONLY_IN_THE_SHOP);
        shop.open = new CountDownLatch(1);
        int before = shop.seen.size();
        window.refreshWithoutWaiting();
        await().until(() -> shop.seen.size() > before);

        window.connection(second);
        int after = asked(shop).size();
        shop.open.countDown();
        window.section("library");
        window.section("playlists");
        assertThat(window.words()).contains("School");
        assertThat(listed()).hasSizeGreaterThan(100).doesNotContain(ONLY_IN_THE_SHOP);

        window.type("palette-input", ONLY_IN_THE_SHOP);
        assertThat(window.words()).as("what is offered").doesNotContain(ONLY_IN_THE_SHOP);
        assertThat(run.foundation().catalogue().offered(first, ItemKind.PLAYLIST, ONLY_IN_THE_SHOP))
                .isNotEmpty();
        assertThat(
                        run.foundation()
                                .catalogue()
                                .offered(second, ItemKind.PLAYLIST, ONLY_IN_THE_SHOP))
                .isEmpty();
        assertThat(asked(shop)).as("nothing more is asked of the first").hasSize(after);
        assertThat(tokens(school)).containsOnly(school.token);
        assertThat(tokens(shop)).containsOnly(shop.token);
    }

    /** Everything that the list of playlists holds, seen or not. */
    private String listed() {
        return window.see(
                root ->
                        root.lookup("#playlist-list") instanceof TableView<?> table
                                ? String.valueOf(table.getItems())
                                : "");
    }

    /**
     * Requests to the API. Images are none and get no token; a view that is kept may load those
     * that it shows anew.
     */
    private static List<SeenRequest> asked(Service service) {
        return service.seen.stream()
                .filter(request -> !request.path().startsWith("/pictures/"))
                .toList();
    }

    private static List<String> tokens(Service service) {
        return asked(service).stream()
                .map(request -> request.header("Authorization").orElse("none"))
                .distinct()
                .toList();
    }

    @Test
    void aConnectionWithOtherAddressesIsClosedAlthoughItsViewIsKept() {
        ConnectionId id = addWithToken(shop, "Shop");
        window.connection(id);
        window.section("playlists");
        window.select("playlist-list", 0);
        window.type("playlist-creator", "typed and not saved");
        window.section("settings");
        window.type("connection-base-url", school.sandbox.baseUri().toString());
        window.type("connection-token", school.token);
        int before = asked(shop).size();
        window.press("connection-save");
        assertThat(window.has("unsaved-cancel")).isTrue();
        window.press("unsaved-cancel");

        assertThat(window.words()).contains("changed, so you’re seeing old data");
        window.section("playlists");
        window.refresh();
        assertThat(asked(shop)).as("nothing is sent to the former address").hasSize(before);
        assertThat(school.seen).as("nor to the new one before it is opened").isEmpty();
        Connection kept = run.connections().find(id).orElseThrow();
        assertThat(kept.baseUrl()).isEqualTo(school.sandbox.baseUri());
    }
}
