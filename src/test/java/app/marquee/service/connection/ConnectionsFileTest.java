package app.marquee.service.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Secret;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.ConnectionsReading;
import app.marquee.model.connection.ConnectionsReading.Reason;
import app.marquee.model.connection.ConnectionsReading.Unusable;
import app.marquee.model.connection.ConnectionsReading.Why;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;

/** Connections go to another machine and come back, without secrets and without losing any. */
class ConnectionsFileTest {
    private static final ConnectionDraft SHOP =
            new ConnectionDraft(
                    "Shop",
                    ConnectionKind.PRODUCTION,
                    "https://api.shop.test",
                    "https://data.shop.test",
                    new Connection.Routes(
                            Map.of(Operation.GET_RANKING, HostRole.BASE),
                            Map.of(Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}")),
                    new Connection.Terms(
                            false,
                            90,
                            ZoneId.of("America/Sao_Paulo"),
                            new ConnectionNetwork(
                                    false, new Authority("Shop CA", Instant.EPOCH, "-----BEGIN"))));

    @TempDir Path home;
    private SessionFixture fixture;
    private ConnectionService connections;
    private Path file;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home.resolve("data"));
        connections = fixture.connections();
        file = home.resolve("connections.json");
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private List<Connection> found() {
        ConnectionsReading reading = connections.readFrom(file);
        assertThat(reading).isInstanceOf(ConnectionsReading.Found.class);
        return ((ConnectionsReading.Found) reading).connections();
    }

    @Test
    void everythingButTheTokenComesBack() throws IOException {
        Connection shop = connections.add(SHOP);
        connections.setToken(shop.id(), new Secret("canary-token-8841"));
        fixture.session("of-this-run");
        assertThat(connections.exportTo(file)).isEqualTo(1);
        assertThat(Files.readString(file))
                .doesNotContain("canary-token-8841", "of-this-run", shop.id().value());

        Connection back = found().getFirst();
        assertThat(ConnectionDraft.of(back)).isEqualTo(SHOP);
        assertThat(back.id()).isNotEqualTo(shop.id());
        assertThat(connections.all()).as("nothing is taken by reading").hasSize(2);

        connections.take(List.of(back));
        Connection taken = connections.find(back.id()).orElseThrow();
        assertThat(taken.readOnly()).as("production comes locked").isTrue();
        assertThat(connections.find(shop.id()).orElseThrow().readOnly()).isFalse();
        assertThat(connections.hasToken(back.id())).isFalse();
    }

    @Test
    void whatCannotBeUsedIsNotOfferedAndToldWithItsPlaceAndReason() throws IOException {
        Files.writeString(
                file,
                """
                {"format": "marquee-connections", "version": 1, "more": true, "connections": [
                  {"name": "plain", "base_url": "http://api.test", "data_url": "http://api.test"},
                  {"name": "none"}, 7,
                  {"name": "sandbox", "kind": "sandbox",
                   "base_url": "https://a.test", "data_url": "https://a.test"},
                  {"name": "", "base_url": "https://a.test", "data_url": "https://a.test"},
                  {"name": "good", "base_url": "https://a.test", "data_url": "https://a.test",
                   "token": "canary-token-8841"}]}
                """);
        assertThat(found()).extracting(Connection::name).containsExactly("good");
        assertThat(((ConnectionsReading.Found) connections.readFrom(file)).unusable())
                .containsExactly(
                        new Unusable(1, "plain", Why.NOT_SECURE),
                        new Unusable(2, "none", Why.NO_ADDRESS),
                        new Unusable(3, "", Why.NO_ADDRESS),
                        new Unusable(4, "sandbox", Why.SANDBOX),
                        new Unusable(5, "", Why.NO_NAME));
        assertThat(found().getFirst().readOnly()).as("the careful choice").isTrue();
    }

    /** A line below its name could pass for its URL. */
    @Test
    void aNameIsOnOneLine() throws IOException {
        Files.writeString(
                file,
                """
                {"format": "marquee-connections", "version": 1, "connections": [
                  {"name": " Acme\\n\\tBase URL:\\u2028https://b.test\\r\\n",
                   "base_url": "https://a.test", "data_url": "https://a.test"}]}
                """);
        assertThat(found())
                .extracting(Connection::name)
                .containsExactly("Acme Base URL: https://b.test");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|DAMAGED",
                "{\"format\": \"marquee-conn|DAMAGED",
                "[]|FOREIGN",
                "{\"name\": \"something else\"}|FOREIGN",
                "{\"format\": \"marquee-connections\", \"version\": 1}|FOREIGN",
                "{\"format\":\"marquee-connections\",\"version\":2,\"connections\":[]}|NEWER"
            })
    void otherFilesAreRefusedWithTheReason(String content, Reason reason) throws IOException {
        Files.writeString(file, content);
        assertThat(connections.readFrom(file)).isEqualTo(new ConnectionsReading.Refused(reason));
        assertThat(Files.readString(file)).as("the file stays").isEqualTo(content);
    }

    @Test
    void aFileThatIsNotThereIsUnreadable() {
        assertThat(connections.readFrom(file))
                .isEqualTo(new ConnectionsReading.Refused(Reason.UNREADABLE));
    }

    @Test
    void aFileThatCannotBeWrittenIsAFailure() {
        connections.add(SHOP);
        assertThatThrownBy(() -> connections.exportTo(home.resolve("missing/connections.json")))
                .isInstanceOf(FailureException.class);
    }
}
