package app.marquee.store.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.AlertSettings;
import app.marquee.model.settings.AnswerKeeping;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Budget;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Settings;
import app.marquee.model.settings.Theme;
import app.marquee.store.ChangeLines;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

final class SettingsStoreTest {
    private static final Clock CLOCK = Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC);
    private static final Connection ACME =
            new Connection(
                    new ConnectionId("acme"),
                    "Acme",
                    ConnectionKind.TEST,
                    URI.create("https://api.acme.test/v1"),
                    URI.create("https://data.acme.test"),
                    new Connection.Routes(
                            Map.of(Operation.GET_RANKING, HostRole.BASE),
                            Map.of(Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}")),
                    new Connection.Terms(
                            false, 60, ZoneId.of("America/Sao_Paulo"), ConnectionNetwork.USUAL));

    @TempDir Path directory;
    private Path file;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<Failure> failures = new ArrayList<>();

    @BeforeEach
    void nameTheFile() {
        file = directory.resolve("settings.json");
    }

    private SettingsStore open() {
        return SettingsStore.open(file, CLOCK, waiting::add, failures::add);
    }

    @Test
    void beginsWithTheDefaultsAndWritesNothing() {
        try (SettingsStore store = open()) {
            assertThat(store.current()).isEqualTo(Settings.DEFAULT);
        }
        assertThat(file).doesNotExist();
    }

    private static final AlertSettings ALERTS =
            AlertSettings.USUAL
                    .with(AlertKind.SPIKE, new AlertRule(true, 50))
                    .with(AlertKind.DROP, new AlertRule(true, null))
                    .with(AlertKind.TRASH, new AlertRule(false, 24))
                    .withLoads(true)
                    .withDesktop(false)
                    .withAnnounced(new LinkedHashSet<>(List.of("spike 2026-03-01")));

    @Test
    void aThresholdThatAnAlertCannotHaveIsTheUsualOne() throws Exception {
        Files.writeString(
                file,
                """
                {"alerts": {"acme": {"rules": {
                    "trash": {"on": true, "threshold": 100000},
                    "live_above": {"on": true},
                    "of_later": {"on": true}}}}}
                """);
        AlertSettings read = open().current().alerts(new ConnectionId("acme"));
        assertThat(read.rule(AlertKind.TRASH)).isEqualTo(new AlertRule(true, 72));
        assertThat(read.rule(AlertKind.LIVE_ABOVE)).isEqualTo(new AlertRule(true, 1_000));
        assertThat(read.desktop()).isTrue();
    }

    @Test
    void keepsEverythingOverARestart() {
        Settings wanted;
        try (SettingsStore store = open()) {
            wanted =
                    store.update(
                            now ->
                                    now.withAppearance(Appearance.DEFAULT.with(Theme.DARK))
                                            .withLanguage(Language.BRAZILIAN_PORTUGUESE)
                                            .withConnection(ACME)
                                            .withLastConnection(ACME.id())
                                            .withView("front", "playlists")
                                            .withAnsweredHost(
                                                    ACME.id(), Operation.GET_BROWSER, HostRole.BASE)
                                            .withAnswers(new AnswerKeeping(30, 64, 7, 500))
                                            .withBudget(
                                                    ACME.id(),
                                                    new Budget(new BigDecimal("1500.50"), "BRL"))
                                            .withAlerts(ACME.id(), ALERTS)
                                            .withView("playlists.split", "0.4"));
        }
        assertThat(open().current()).isEqualTo(wanted);
    }

    @Test
    void writesOnceForManyUpdatesAndOffTheCallersThread() {
        SettingsStore store = open();
        store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.DARK)));
        store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.LIGHT)));
        store.update(now -> now.withView("front", "library"));
        assertThat(waiting).hasSize(1);
        assertThat(file).doesNotExist();
        waiting.remove().run();
        assertThat(open().current().appearance().theme()).isEqualTo(Theme.LIGHT);
        store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.LIGHT)));
        assertThat(waiting).isEmpty();
        store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.DARK)));
        assertThat(waiting).hasSize(1);
    }

    @Test
    void leavesWhatItDoesNotKnow() throws Exception {
        Files.writeString(
                file,
                """
                {"theme": "sepia", "font_scale": 125, "future": {"a": [1, 2]},
                 "connections": [
                   {"id": "acme", "name": "Acme", "base_url": "https://a.test",
                    "data_url": "https://d.test", "proxy": "system", "requests_per_minute": "90"},
                   {"id": "odd", "socket": "/run/odd"}]}
                """);
        try (SettingsStore store = open()) {
            assertThat(store.current().appearance().theme()).isEqualTo(Theme.SYSTEM);
            Connection acme = store.current().connection(ACME.id()).orElseThrow();
            assertThat(acme.terms().requestsPerMinute()).isEqualTo(90);
            assertThat(acme.readOnly()).isTrue();
            assertThat(acme.kind()).isEqualTo(ConnectionKind.PRODUCTION);
            store.update(now -> now.withView("front", "library").withConnection(renamed(acme)));
        }
        JsonNode written = JsonMapper.builder().build().readTree(Files.readString(file));
        assertThat(written.path("theme").asString()).isEqualTo("sepia");
        assertThat(written.path("font_scale").asInt()).isEqualTo(125);
        assertThat(written.at("/future/a/1").asInt()).isEqualTo(2);
        assertThat(written.at("/views/front").asString()).isEqualTo("library");
        assertThat(written.at("/connections/0/name").asString()).isEqualTo("Renamed");
        assertThat(written.at("/connections/0/proxy").asString()).isEqualTo("system");
        assertThat(written.at("/connections/1/socket").asString()).isEqualTo("/run/odd");
    }

    private static Connection renamed(Connection connection) {
        return new Connection(
                connection.id(),
                "Renamed",
                connection.kind(),
                connection.baseUrl(),
                connection.dataUrl(),
                new Connection.Routes(connection.routes().hosts(), connection.routes().paths()),
                new Connection.Terms(
                        connection.readOnly(),
                        connection.terms().requestsPerMinute(),
                        connection.zone(),
                        ConnectionNetwork.USUAL));
    }

    /** What a connection must not lose, and what it must not take. */
    @Test
    void aConnectionTakesTheCarefulDefaultForWhatIsOdd() throws Exception {
        Files.writeString(
                file,
                """
                {"connections": [
                   {"id": "acme", "base_url": "https://a.test", "data_url": "https://d.test",
                    "zone": "Moon/Crater", "requests_per_minute": 0,
                    "paths": {"get_ranking": "no path", "update_playlist": "/p/{playlist_id}"},
                    "authority": {"name": "Own", "until": "soon", "pem": "PEM"}},
                   {"id": "slow", "base_url": "https://a.test", "data_url": "https://d.test",
                    "requests_per_minute": 1, "system_proxy": false}]}
                """);
        try (SettingsStore store = open()) {
            Connection acme = store.current().connections().getFirst();
            assertThat(acme.name()).isEqualTo("acme");
            assertThat(acme.zone()).isEqualTo(ZoneOffset.UTC);
            assertThat(acme.terms().requestsPerMinute())
                    .isEqualTo(Connection.DEFAULT_REQUESTS_PER_MINUTE);
            assertThat(acme.routes().paths())
                    .isEqualTo(Map.of(Operation.UPDATE_PLAYLIST, "/p/{playlist_id}"));
            assertThat(acme.terms().network())
                    .isEqualTo(
                            new ConnectionNetwork(
                                    true, new Authority("Own", Instant.EPOCH, "PEM")));
            Connection slow = store.current().connections().getLast();
            assertThat(slow.terms().requestsPerMinute()).isOne();
            assertThat(slow.terms().network()).isEqualTo(new ConnectionNetwork(false, null));
        }
    }

    /** Forms and files refuse such URLs; only an editor writes them. */
    @Test
    void aUserNameAndPasswordInAUrlAreNotRead() throws Exception {
        Files.writeString(
                file,
                """
                {"connections": [{"id": "a", "base_url": "https://user:s3cret@api.acme.test/v@1",
                  "data_url": "http://s3cret@127.0.0.1:9000?a=b@c"},
                 {"id": "b", "base_url": "https://u@s3cret@c.test", "data_url": "https://c.test"}]}
                """);
        try (SettingsStore store = open()) {
            List<Connection> all = store.current().connections();
            assertThat(all)
                    .extracting(Connection::baseUrl)
                    .map(URI::toString)
                    .containsExactly("https://api.acme.test/v@1", "https://c.test");
            assertThat(all.getFirst().dataUrl()).hasToString("http://127.0.0.1:9000?a=b@c");
        }
    }

    @Test
    void theNetworkOfAConnectionIsKeptAndTakenBackOverARestart() {
        ConnectionNetwork own =
                new ConnectionNetwork(
                        false, new Authority("Own", Instant.parse("2030-01-02T03:04:05Z"), "PEM"));
        try (SettingsStore store = open()) {
            store.update(now -> now.withConnection(through(own)));
        }
        assertThat(open().current().connections()).containsExactly(through(own));
        try (SettingsStore store = open()) {
            store.update(now -> now.withConnection(through(ConnectionNetwork.USUAL)));
        }
        assertThat(open().current().connections())
                .containsExactly(through(ConnectionNetwork.USUAL));
    }

    private static Connection through(ConnectionNetwork network) {
        return new Connection(
                ACME.id(),
                ACME.name(),
                ACME.kind(),
                ACME.baseUrl(),
                ACME.dataUrl(),
                ACME.routes(),
                new Connection.Terms(true, 60, ACME.zone(), network));
    }

    @Test
    void takesTheDefaultForWhatHasAnotherForm() throws Exception {
        Files.writeString(
                file,
                """
                {"theme": 7, "language": null, "connections": "none", "views": [1],
                 "last_connection": "", "answered_hosts": {"acme": {"get_city": "moon"}}}
                """);
        Settings read = open().current();
        assertThat(read.appearance().theme()).isEqualTo(Theme.SYSTEM);
        assertThat(read.connections()).isEmpty();
        assertThat(read.views()).isEmpty();
        assertThat(read.lastConnection()).isNull();
    }

    @Test
    void setsADamagedFileAside() throws Exception {
        Files.writeString(file, "{\"theme\": \"dark\", ");
        try (SettingsStore store = open()) {
            Path aside = store.damaged().orElseThrow();
            assertThat(aside).hasContent("{\"theme\": \"dark\", ");
            assertThat(store.current()).isEqualTo(Settings.DEFAULT);
            store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.LIGHT)));
        }
        assertThat(open().damaged()).isEmpty();
        assertThat(open().current().appearance().theme()).isEqualTo(Theme.LIGHT);
    }

    @Test
    void tellsWhenTheFileCannotBeWritten() throws Exception {
        SettingsStore store = open();
        Files.createDirectories(directory.resolve("settings.json.new/in the way"));
        store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.DARK)));
        waiting.remove().run();
        assertThat(failures).hasSize(1).first().isInstanceOf(Failure.Storage.class);
        assertThat(store.current().appearance().theme()).isEqualTo(Theme.DARK);
    }

    /** A move of what is not on the disk yet could leave an empty file after a loss of power. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatCannotBeForcedToTheDiskLeavesTheOldFile() throws Exception {
        SettingsStore store = open();
        store.update(now -> now.withView("front", "library"));
        store.save();
        // It takes whatever is written and has no disk to which that could be forced.
        Path aside =
                Files.createSymbolicLink(
                        directory.resolve("settings.json.new"), Path.of("/dev/null"));
        store.update(now -> now.withView("front", "playlists"));
        assertThatThrownBy(store::save)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.Storage.class));
        assertThat(open().current().views().get("front")).isEqualTo("library");
        Files.delete(aside);
        store.save();
        assertThat(open().current().views().get("front")).isEqualTo("playlists");
    }

    @Test
    void isReadableByItsOwnerAlone() throws Exception {
        try (SettingsStore store = open()) {
            store.update(now -> now.withAppearance(Appearance.DEFAULT.with(Theme.DARK)));
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(directory).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void forgetsWhichHostAnsweredWhenTheAddressesChange() {
        Settings learned =
                Settings.DEFAULT
                        .withConnection(ACME)
                        .withAnsweredHost(ACME.id(), Operation.GET_BROWSER, HostRole.BASE);
        assertThat(learned.withConnection(renamed(ACME)).answeredHosts()).isNotEmpty();
        Connection moved =
                new Connection(
                        ACME.id(),
                        ACME.name(),
                        ACME.kind(),
                        URI.create("https://elsewhere.test"),
                        ACME.dataUrl(),
                        Connection.Routes.USUAL,
                        new Connection.Terms(true, 60, ACME.zone(), ConnectionNetwork.USUAL));
        assertThat(learned.withConnection(moved).answeredHosts()).isEmpty();
        assertThat(learned.withoutConnection(ACME.id()).answeredHosts()).isEmpty();
    }

    @Test
    void whatViewsRememberOfAConnectionGoesWithIt() {
        Settings settings =
                Settings.DEFAULT
                        .withConnection(ACME)
                        .withView(Settings.viewsOf(ACME.id()) + ".playlists.selected", "one")
                        .withView(Settings.viewsOf(ACME.id()) + "2.playlists.selected", "two")
                        .withView("window.place", "0,0");
        assertThat(settings.withoutConnection(ACME.id()).views())
                .containsOnlyKeys(
                        Settings.viewsOf(ACME.id()) + "2.playlists.selected", "window.place");
    }

    @Test
    void whatCannotBeReadOfAPartIsNone() throws Exception {
        Files.writeString(
                file,
                """
                {"budgets": {"": {"amount": "1"}, "none": {"amount": "0"}, "odd": {"amount": "x"},
                             "acme": {"amount": "2.50", "currency": 7}},
                 "alerts": {"": {"loads": true}, "acme": {"announced": [1, "a", null]}},
                 "answered_hosts": {"": {"get_city": "base"}},
                 "views": {"front": "library", "odd": 1},
                 "connections": [
                   {"id": " ", "base_url": "https://a.test", "data_url": "https://d.test"},
                   {"id": "no-data", "base_url": "https://a.test"},
                   {"id": "no-host", "base_url": "mailto:a", "data_url": "https://d.test"},
                   {"id": "relative", "base_url": "/a", "data_url": "https://d.test"},
                   {"id": "broken", "base_url": "https://a b", "data_url": "https://d.test"}]}
                """);
        Settings read = open().current();
        assertThat(read.budgets())
                .isEqualTo(
                        Map.of(new ConnectionId("acme"), new Budget(new BigDecimal("2.50"), null)));
        assertThat(read.alerts(new ConnectionId("acme")).announced()).containsExactly("a");
        assertThat(read.alerts()).containsOnlyKeys(new ConnectionId("acme"));
        assertThat(read.answeredHosts()).isEmpty();
        assertThat(read.views()).isEqualTo(Map.of("front", "library"));
        assertThat(read.connections()).isEmpty();
    }

    @Test
    void whatIsTakenBackIsGoneFromTheFile() throws Exception {
        SettingsStore store = open();
        store.update(
                now ->
                        now.withConnection(ACME)
                                .withLastConnection(ACME.id())
                                .withBudget(ACME.id(), new Budget(BigDecimal.ONE, "BRL")));
        store.save();
        store.update(now -> now.withBudget(ACME.id(), null).withoutConnection(ACME.id()));
        store.save();
        JsonNode written = JsonMapper.builder().build().readTree(Files.readString(file));
        assertThat(written.path("last_connection").isMissingNode()).isTrue();
        assertThat(written.path("budgets").isEmpty()).isTrue();
        assertThat(written.path("connections").isEmpty()).isTrue();
        assertThat(open().current().lastConnection()).isNull();
    }
}
