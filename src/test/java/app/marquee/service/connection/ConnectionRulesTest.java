package app.marquee.service.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.ServiceUrl;
import app.marquee.model.id.ConnectionId;
import app.marquee.service.connection.ConnectionProblem.Field;
import app.marquee.service.connection.ConnectionProblem.Reason;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.ZoneOffset;

final class ConnectionRulesTest {
    private static ConnectionDraft draft(String name, String base, String data, int budget) {
        return new ConnectionDraft(
                name,
                ConnectionKind.TEST,
                base,
                data,
                Connection.Routes.USUAL,
                new Connection.Terms(false, budget, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    @Test
    void namesEverythingThatIsWrong() {
        assertThat(ConnectionRules.problems(draft(" ", "", "http://data.test", 0)))
                .containsExactly(
                        new ConnectionProblem(Field.NAME, Reason.BLANK),
                        new ConnectionProblem(Field.BASE_URL, Reason.BLANK),
                        new ConnectionProblem(
                                Field.DATA_URL,
                                Reason.URL,
                                new ServiceUrl.Refused(ServiceUrl.Reason.NOT_SECURE, "")),
                        new ConnectionProblem(Field.REQUESTS_PER_MINUTE, Reason.TOO_SMALL));
        assertThat(ConnectionRules.problems(ConnectionDraft.empty(ZoneOffset.UTC))).hasSize(3);
        assertThat(ConnectionDraft.empty(ZoneOffset.UTC).terms().readOnly()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.test",
                " https://api.test/v1/ ",
                "HTTPS://API.TEST:8443",
                "http://localhost:9000",
                "http://127.0.0.1:1",
                "http://127.8.8.8",
                "http://[::1]:9000"
            })
    void takesHttpsAndThisMachine(String address) {
        assertThat(ConnectionRules.problems(draft("a", address, address, 1))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "http://api.test, NOT_SECURE, ''",
        "http://localhost.test, NOT_SECURE, ''",
        "http://127.0.0.1.test, NOT_SECURE, ''",
        "http://10.0.0.1, NOT_SECURE, ''",
        "ftp://api.test, OTHER_SCHEME, ftp",
        "api.test, NO_SCHEME, ''",
        "https:///path, NO_HOST, ''",
        "https://exa mple, SPACE, ''",
        "https://user:secret@api.test, TOO_MUCH, ''",
        "https://api.test?key=1, TOO_MUCH, ''",
        "https://api.test#top, TOO_MUCH, ''"
    })
    void refusesTheRest(String address, ServiceUrl.Reason why, String detail) {
        assertThat(ConnectionRules.problems(draft("a", address, "https://d.test", 1)))
                .containsExactly(
                        new ConnectionProblem(
                                Field.BASE_URL, Reason.URL, new ServiceUrl.Refused(why, detail)));
    }

    @Test
    void keepsAnAddressWithoutTheSlashAtItsEnd() {
        Connection connection =
                ConnectionRules.connection(
                        new ConnectionId("x"),
                        draft(" Acme ", " https://api.test/v1// ", "https://d.test/", 1));
        assertThat(connection.baseUrl()).hasToString("https://api.test/v1");
        assertThat(connection.dataUrl()).hasToString("https://d.test");
        assertThat(connection.name()).isEqualTo("Acme");
        assertThatThrownBy(
                        () ->
                                ConnectionRules.connection(
                                        new ConnectionId("x"), draft("", "", "", 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void asksOfATokenOnlyThatItFitsIntoAHeader() {
        assertThat(ConnectionRules.problem(new Secret("!~x"))).isEmpty();
        assertThat(ConnectionRules.problem(new Secret(" "))).isPresent();
        for (String bad : new String[] {"a b", "a\nb", "ação", "a\u007f"}) {
            assertThat(ConnectionRules.problem(new Secret(bad)))
                    .contains(new ConnectionProblem(Field.TOKEN, Reason.NOT_VISIBLE_ASCII));
        }
    }
}
