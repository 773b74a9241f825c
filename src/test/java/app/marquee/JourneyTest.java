package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.WindowRequest;
import app.marquee.model.Secret;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.SandboxOptionsBuilder;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;

/**
 * What people do, through the whole window, on a service that the window knows only by its address:
 * in every shape of answer, with nothing but the contract, and with faults. What was sent is judged
 * by what arrived.
 */
@Tag("window")
@Tag("long")
class JourneyTest {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final Account ACCOUNT = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);

    private final List<SeenRequest> seen = new CopyOnWriteArrayList<>();

    @TempDir private Path home;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    private void on(SandboxOptionsBuilder options, BiConsumer<TourWindow, Sandbox> journey) {
        on(options, false, journey);
    }

    private void on(
            SandboxOptionsBuilder options,
            boolean readOnly,
            BiConsumer<TourWindow, Sandbox> journey) {
        try (Sandbox service =
                        Sandbox.start(options.dataPort(0).now(NOW).onRequest(seen::add).build());
                Run run = Run.open(request(service, readOnly), Clock.fixed(NOW, ZoneOffset.UTC));
                TourWindow window = TourWindow.open(run)) {
            journey.accept(window, service);
            assertThat(window.uncaught()).isEmpty();
        }
    }

    private WindowRequest request(Sandbox service, boolean readOnly) {
        return new WindowRequest(
                home,
                new WindowRequest.ExtraConnection(
                        service.baseUri(), service.dataUri(), new Secret(service.token())),
                readOnly);
    }

    @ParameterizedTest
    @EnumSource
    void editAPlaylist(Shape shape) {
        on(
                SandboxOptions.builder().shape(shape),
                (window, _) -> {
                    window.section("playlists");
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-name", "Nome novo 🎬");
                    assertThat(writes()).as("nothing is sent before it is confirmed").isEmpty();
                    window.press("playlist-save");
                    window.press("confirm-do");
                    assertThat(writes()).singleElement().satisfies(this::isRename);
                });
    }

    private void isRename(SeenRequest request) {
        assertThat(request.method()).isEqualTo("PUT");
        assertThat(request.path()).startsWith("/playlist/");
        assertThat(body(request)).isEqualTo("{\"name\":\"Nome novo 🎬\"}");
    }

    @ParameterizedTest
    @EnumSource
    void moveAFolder(Shape shape) {
        on(
                SandboxOptions.builder().shape(shape),
                (window, _) -> {
                    window.section("library");
                    window.selectText("folder-tree", "Congresso online");
                    window.press("folder-to-root");
                    assertThat(writes()).as("nothing is sent before it is confirmed").isEmpty();
                    window.press("confirm-do");
                    assertThat(writes())
                            .singleElement()
                            .satisfies(
                                    request -> {
                                        assertThat(request.method()).isEqualTo("PUT");
                                        assertThat(request.path()).startsWith("/folders/");
                                        assertThat(body(request))
                                                .isEqualTo("{\"parent_folder_id\":null}");
                                    });
                });
    }

    @ParameterizedTest
    @EnumSource
    void readRankingAndCities(Shape shape) {
        on(
                SandboxOptions.builder().shape(shape),
                (window, _) -> {
                    window.section("ranking");
                    assertThat(window.rows("ranking-table")).isGreaterThan(100);
                    window.section("cities");
                    assertThat(window.rows("cities-table")).isGreaterThan(20);
                    assertThat(window.has("error-banner")).isFalse();
                });
    }

    @Test
    void pasteIdsWhereThereAreNoLists() {
        String playlist = ACCOUNT.playlists().getFirst().id().toString();
        String folder = ACCOUNT.folders().getLast().id().toString();
        on(
                SandboxOptions.builder().extensions(false),
                (window, _) -> {
                    window.section("playlists");
                    window.paste("playlist-add-ids", "https://example.com/p/" + playlist);
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Equipe");
                    window.press("playlist-save");
                    window.press("confirm-do");
                    window.section("library");
                    window.paste("folder-add", "folder " + folder);
                    window.select("folder-tree", 0);
                    window.press("folder-to-root");
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
                (window, service) -> {
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
                (window, service) -> {
                    window.section("playlists");
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Equipe");
                    service.faults().set("playlist-update:reset-after");
                    window.press("playlist-save");
                    window.press("confirm-do");
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
                (window, _) -> {
                    window.section("playlists");
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Equipe");
                    window.press("playlist-save");
                    window.section("library");
                    window.selectText("folder-tree", "Congresso online");
                    window.press("folder-to-root");
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
