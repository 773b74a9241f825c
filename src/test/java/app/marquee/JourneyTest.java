package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.WindowRequest;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.SandboxOptionsBuilder;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * What people do, through one window, on services that it knows only by their addresses: in every
 * shape of answer, with nothing but the contract, and with faults. What was sent is judged by what
 * arrived.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("window")
@Tag("long")
class JourneyTest {
    /** So that the days that load in the background don't wait for the budget. */
    private static final int PLENTY_A_MINUTE = 6_000;

    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final Account ACCOUNT = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);

    /** The section in front is loaded at once on the next service. */
    private static final String LOADS_NOTHING = "activity";

    private final List<SeenRequest> seen = new CopyOnWriteArrayList<>();
    private Run run;
    private TourWindow window;
    private int services;

    @BeforeAll
    void open(@TempDir Path home) throws TimeoutException {
        Toolkit.start();
        run = Run.open(new WindowRequest(home, null, false), Clock.fixed(NOW, ZoneOffset.UTC));
        window = TourWindow.open(run);
    }

    @AfterAll
    void close() {
        window.close();
        run.close();
    }

    private void on(SandboxOptionsBuilder options, Consumer<Sandbox> journey) {
        on(options, false, journey);
    }

    private void on(SandboxOptionsBuilder options, boolean readOnly, Consumer<Sandbox> journey) {
        seen.clear();
        window.home().forget();
        window.section(LOADS_NOTHING);
        try (Sandbox service =
                Sandbox.start(options.dataPort(0).now(NOW).onRequest(seen::add).build())) {
            Connection connection = connection(service, readOnly);
            run.connections().addForThisRun(connection, Optional.of(new Secret(service.token())));
            window.connection(connection.id());
            journey.accept(service);
            assertThat(window.uncaught()).isEmpty();
        }
    }

    private Connection connection(Sandbox service, boolean readOnly) {
        services++;
        return new Connection(
                new ConnectionId("journey-" + services),
                "Service " + services,
                ConnectionKind.TEST,
                service.baseUri(),
                service.dataUri(),
                Connection.Routes.USUAL,
                new Connection.Terms(
                        readOnly, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    @ParameterizedTest
    @EnumSource
    void moveReadAndEdit(Shape shape) {
        on(
                SandboxOptions.builder().shape(shape),
                _ -> {
                    moveAFolder();
                    readRankingAndCities();
                    seen.clear();
                    // Last: a service with newer paths refuses it, and the window asks again.
                    editAPlaylist();
                });
    }

    private void editAPlaylist() {
        window.section("playlists");
        window.select("playlist-list", 0);
        window.press("playlist-tab-settings");
        window.type("playlist-name", "Nome novo 🎬");
        assertThat(writes()).as("nothing is sent before it is confirmed").isEmpty();
        window.press("playlist-save");
        assertThat(writes()).singleElement().satisfies(JourneyTest::isRename);
    }

    private static void isRename(SeenRequest request) {
        assertThat(request.method()).isEqualTo("PUT");
        assertThat(request.path()).startsWith("/playlist/");
        assertThat(body(request)).isEqualTo("{\"name\":\"Nome novo 🎬\"}");
    }

    private void moveAFolder() {
        window.section("library");
        window.selectText("folder-tree", "Congresso online");
        window.command("folder-to-root");
        assertThat(writes()).as("nothing is sent before it is confirmed").isEmpty();
        window.press("confirm-do");
        assertThat(writes())
                .singleElement()
                .satisfies(
                        request -> {
                            assertThat(request.method()).isEqualTo("PUT");
                            assertThat(request.path()).startsWith("/folders/");
                            assertThat(body(request)).isEqualTo("{\"parent_folder_id\":null}");
                        });
    }

    private void readRankingAndCities() {
        window.section("ranking");
        assertThat(window.rows("ranking-table")).isGreaterThan(100);
        window.section("cities");
        assertThat(window.rows("cities-table")).isGreaterThan(20);
        assertThat(window.has("error-banner")).isFalse();
    }

    @Test
    void pasteIdsWhereThereAreNoLists() {
        String playlist = ACCOUNT.playlists().getFirst().id().toString();
        String folder = ACCOUNT.folders().getLast().id().toString();
        on(
                SandboxOptions.builder().extensions(false),
                _ -> {
                    window.section("playlists");
                    window.paste("empty-action", "https://example.com/p/" + playlist);
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Equipe");
                    window.press("playlist-save");
                    window.section("library");
                    window.paste("empty-action", "folder " + folder);
                    window.select("folder-tree", 0);
                    window.command("folder-to-root");
                    window.press("confirm-do");
                    assertThat(writes())
                            .extracting(request -> request.method() + " " + request.path())
                            .containsExactly("PUT /playlist/" + playlist, "PUT /folders/" + folder);
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*:401",
                "*:404",
                "*:500",
                "*:html",
                "*:wrong-types",
                "*:half",
                "*:reset-after"
            })
    void everyFaultEndsInWords(String fault) {
        on(
                SandboxOptions.builder(),
                service -> {
                    for (String section : List.of("library", "playlists", "ranking", "cities")) {
                        service.faults().set(fault);
                        window.section(section);
                        assertThat(window.words())
                                .as("%s under %s", section, fault)
                                .isNotBlank()
                                .doesNotContain("Exception", "app.marquee", "null");
                    }
                });
    }

    @Test
    void aLostAnswerToAWriteIsUnknownAndNeverSentAgain() {
        on(
                SandboxOptions.builder(),
                service -> {
                    window.section("playlists");
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Equipe");
                    service.faults().set("playlist-update:reset-after");
                    window.press("playlist-save");
                    assertThat(writes()).hasSize(1);
                    window.section("activity");
                    assertThat(writes()).hasSize(1);
                });
    }

    @Test
    void readOnlyLetsNoWriteOut() {
        on(
                SandboxOptions.builder(),
                true,
                _ -> {
                    window.section("playlists");
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Equipe");
                    window.press("playlist-save");
                    window.section("library");
                    window.selectText("folder-tree", "Congresso online");
                    window.command("folder-to-root");
                    assertThat(writes()).isEmpty();
                });
    }

    private List<SeenRequest> writes() {
        return seen.stream().filter(request -> !request.method().equals("GET")).toList();
    }

    private static String body(SeenRequest request) {
        return new String(request.body(), StandardCharsets.UTF_8);
    }
}
