package app.marquee.log;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;

import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A text for whoever helps tells nothing about whose account it is. */
class AnonymizerTest {
    private static Connection connection(String name, ConnectionKind kind, String host) {
        return connection(name, kind, URI.create("https://api." + host + "/v1"), host);
    }

    private static Connection connection(String name, ConnectionKind kind, URI base, String host) {
        return new Connection(
                new ConnectionId(name),
                name,
                kind,
                base,
                URI.create("https://data." + host),
                Connection.Routes.USUAL,
                new Connection.Terms(false, 120, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    private static String shown(String text, Connection... connections) {
        return new Anonymizer(List.of(connections), Map.of()).apply(text);
    }

    @Test
    void connectionsAndBothOfTheirHostsHaveNumbersInsteadOfNames() {
        Connection news = connection("News", ConnectionKind.PRODUCTION, "news.example");
        Connection sport = connection("Sport", ConnectionKind.TEST, "sport.example");
        assertThat(shown("News failed at api.news.example and data.news.example", news, sport))
                .isEqualTo(
                        "<connection 1> failed at <host of connection 1> and <host of connection"
                                + " 1>");
        assertThat(shown("Sport (data.sport.example)", news, sport))
                .isEqualTo("<connection 2> (<host of connection 2>)");
    }

    @Test
    void aNameIsOnlyReplacedAsAWord() {
        Connection tv = connection("TV", ConnectionKind.PRODUCTION, "tv.example");
        assertThat(shown("TV, MTV, TV2, TVã and (TV)", tv))
                .isEqualTo("<connection 1>, MTV, TV2, TVã and (<connection 1>)");
    }

    /** It is the same for everybody, and what happened in it is of interest. */
    @Test
    void theSandboxKeepsItsName() {
        Connection sandbox = connection("Sandbox", ConnectionKind.SANDBOX, "sandbox.example");
        Connection news = connection("News", ConnectionKind.PRODUCTION, "news.example");
        assertThat(shown("Sandbox at api.sandbox.example, News", sandbox, news))
                .isEqualTo("Sandbox at api.sandbox.example, <connection 1>");
    }

    @Test
    void anAddressWithoutAHostChangesNothing() {
        Connection odd =
                connection("Odd", ConnectionKind.TEST, URI.create("file:/v1"), "odd.example");
        assertThat(shown("null of data.odd.example", odd))
                .isEqualTo("null of <host of connection 1>");
    }

    @Test
    void addressesIdsAndTitlesAreGone() {
        assertThat(
                        shown(
                                "GET https://a.example/x?y=1 of"
                                    + " 0D9F7A3E-0000-4000-8000-000000000001 named “My title” or"
                                    + " \"another\""))
                .isEqualTo("GET <address> of <id> named “…” or “…”");
    }

    @Test
    void directoriesAreReplacedInTheirOrderUnlessTheyAreARoot() {
        Map<String, String> places = new LinkedHashMap<>();
        places.put("/home/ana/marquee", "<Marquee home>");
        places.put("/home/ana", "<home>");
        places.put("C:", "<drive>");
        places.put("/", "<root>");
        assertThat(
                        new Anonymizer(List.of(), places)
                                .apply("/home/ana/marquee/log, /home/ana/x, C:/y, /etc"))
                .isEqualTo("<Marquee home>/log, <home>/x, <drive>/y, /etc");
    }
}
