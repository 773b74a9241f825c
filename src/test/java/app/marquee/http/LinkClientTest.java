package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.ReservedPort;
import app.marquee.model.failure.Failure;
import app.marquee.model.playlist.LinkReport;
import app.marquee.model.playlist.LinkReport.End;
import app.marquee.model.playlist.LinkReport.Hop;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Addresses of the web on this machine: what is sent to them, and where they lead. */
class LinkClientTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private final Map<String, Integer> statuses = new ConcurrentHashMap<>();
    private final Map<String, String> places = new ConcurrentHashMap<>();
    private final WireServer server = WireServer.answering(this::answer);
    private final ContentClient content = ContentConnections.at(server.url());
    private final LinkClient client = new LinkClient(content, new Timeouts(LONG, LONG, LONG, LONG));
    private int ofHead;

    @AfterEach
    void stop() {
        content.close();
        server.close();
    }

    private void answer(WireServer.Call call) throws IOException {
        String[] line = call.request.split(" ", 3);
        String path = URI.create(line[1]).getPath();
        boolean isHead = line[0].equals("HEAD");
        int status = isHead && ofHead > 0 ? ofHead : statuses.getOrDefault(path, 200);
        @Nullable String place = places.get(path);
        if (place == null) {
            call.head(status, 0);
        } else {
            call.head(status, 0, "Location: " + place, "Set-Cookie: a=b");
        }
    }

    private URI address(String path) {
        return URI.create(server.url() + path);
    }

    private List<String> methods() {
        return server.requests.stream().map(one -> one.substring(0, one.indexOf(' '))).toList();
    }

    private void leads(String path, int status, String location) {
        statuses.put(path, status);
        places.put(path, location);
    }

    @Test
    void neitherTokenNorCookieGoesAlongAndThePageIsNotRead() throws InterruptedException {
        leads("/a", 302, "/b");
        LinkReport report = client.check(address("/a"));
        assertThat(report.isFound()).isTrue();
        assertThat(methods()).containsExactly("HEAD", "HEAD");
        assertThat(server.requests)
                .hasSize(2)
                .allSatisfy(
                        one ->
                                assertThat(one)
                                        .doesNotContainIgnoringCase("\nAuthorization:")
                                        .doesNotContainIgnoringCase("\nCookie:"));
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 303, 307, 308})
    void eachStepOfTheWayIsKept(int status) throws InterruptedException {
        leads("/a", status, "b?c=d");
        statuses.put("/b", 404);
        LinkReport report = client.check(address("/a"));
        assertThat(report.hops())
                .containsExactly(new Hop(address("/a"), status), new Hop(address("/b?c=d"), 404));
        assertThat(report.end()).isEqualTo(new End.Arrived());
        assertThat(report.isFound()).isFalse();
        assertThat(report.isSecure()).isFalse();
    }

    @Test
    void whoRefusesToBeAskedForTheHeadAloneIsAskedForThePage() throws InterruptedException {
        ofHead = 405;
        assertThat(client.check(address("/a")).isFound()).isTrue();
        assertThat(methods()).containsExactly("HEAD", "GET");
    }

    @Test
    void aWayWithoutEndIsLeft() throws InterruptedException {
        leads("/a", 301, "/a");
        LinkReport report = client.check(address("/a"));
        assertThat(report.end()).isEqualTo(new End.TooFar());
        assertThat(report.hops()).hasSize(LinkClient.FURTHER + 1);
        assertThat(server.requests).hasSize(LinkClient.FURTHER + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"itms-apps://store", "javascript:alert(1)", "http:///", "a b", ""})
    void aPlaceThatIsNoneOfTheWebIsNotAsked(String location) throws InterruptedException {
        leads("/a", 302, location);
        assertThat(client.check(address("/a")).end()).isEqualTo(new End.Nowhere(location));
        assertThat(server.requests).hasSize(1);
    }

    /** It might do something there, and a visitor could not go there either. */
    @ParameterizedTest
    @ValueSource(strings = {"http://10.0.0.1/reboot", "https://[fe80::1]/", "http://192.168.0.1/"})
    void aRedirectToAPrivateNetworkIsNotFollowed(String location) throws InterruptedException {
        leads("/a", 302, location);
        LinkReport report = client.check(address("/a"));
        assertThat(report.hops()).containsExactly(new Hop(address("/a"), 302));
        assertThat(report.end()).isEqualTo(new End.PrivateAddress(URI.create(location)));
    }

    @Test
    void thisComputerIsNotAskedForAConnectionElsewhere() throws InterruptedException {
        try (ContentClient elsewhere = ContentConnections.at(URI.create("https://8.8.8.8"))) {
            LinkClient other = new LinkClient(elsewhere, new Timeouts(LONG, LONG, LONG, LONG));
            LinkReport report = other.check(address("/a"));
            assertThat(report.hops()).isEmpty();
            assertThat(report.end()).isEqualTo(new End.PrivateAddress(address("/a")));
        }
        assertThat(server.requests).isEmpty();
    }

    @Test
    void nobodyThereIsAFailureOfThatAddress() throws Exception {
        URI nobody;
        LinkReport report;
        try (ReservedPort gone = new ReservedPort()) {
            nobody = gone.url().resolve("/");
            leads("/a", 301, nobody.toString());
            report = client.check(address("/a"));
        }
        assertThat(report.hops()).containsExactly(new Hop(address("/a"), 301));
        assertThat(report.end())
                .isInstanceOfSatisfying(
                        End.Failed.class,
                        failed -> {
                            assertThat(failed.address()).isEqualTo(nobody);
                            assertThat(failed.failure())
                                    .isInstanceOfSatisfying(
                                            Failure.Unavailable.class,
                                            why ->
                                                    assertThat(why.cause())
                                                            .isEqualTo(
                                                                    Failure.Unavailable.Cause
                                                                            .REFUSED));
                        });
    }
}
