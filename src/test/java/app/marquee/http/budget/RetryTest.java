package app.marquee.http.budget;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.ReservedPort;
import app.marquee.http.ApiRequest;
import app.marquee.http.Rig;
import app.marquee.http.WireServer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;

/** How often a request is made, counted where it arrives. */
class RetryTest {
    private static ApiRequest request(String method) {
        return switch (method) {
            case "GET" -> Rig.get();
            case "PUT" -> Rig.put();
            case "DELETE" -> Rig.delete();
            default -> Rig.post();
        };
    }

    @ParameterizedTest
    @CsvSource({
        "GET, 429, 4",
        "GET, 502, 4",
        "GET, 503, 4",
        "GET, 504, 4",
        "GET, 500, 1",
        "GET, 501, 1",
        "GET, 400, 1",
        "GET, 401, 1",
        "GET, 404, 1",
        "PUT, 429, 1",
        "PUT, 503, 1",
        "PUT, 500, 1",
        "DELETE, 429, 1",
        "DELETE, 503, 1",
        "DELETE, 504, 1",
        "POST, 429, 1",
        "POST, 503, 1",
        "POST, 502, 1",
    })
    void aRefusal(String method, int status, int times) {
        try (WireServer server = WireServer.answering(call -> call.json(status, ""));
                Rig rig = Rig.to(server)) {
            Failure failure = rig.failure(request(method));
            assertThat(failure.mayHaveBeenApplied()).isEqualTo(status >= 500);
            assertThat(server.requests).hasSize(times);
            assertThat(rig.exchanges).hasSize(times);
            assertThat(rig.clock.sleeps()).hasSize(times - 1);
        }
    }

    /** The JDK's own client repeats a GET here, unless it is kept from it. */
    @ParameterizedTest
    @CsvSource({"GET, 4", "PUT, 1", "DELETE, 1", "POST, 1"})
    void aResetAfterTheRequestWasTaken(String method, int times) {
        try (WireServer server = WireServer.answering(WireServer.Call::reset);
                Rig rig = Rig.to(server)) {
            assertThat(rig.failure(request(method))).isInstanceOf(Failure.LostAnswer.class);
            assertThat(server.requests).hasSize(times);
            assertThat(rig.exchanges).hasSize(times);
        }
    }

    /** The same on a connection that served before, which the client believes to be expired. */
    @ParameterizedTest
    @CsvSource({"GET, 4", "PUT, 1", "DELETE, 1", "POST, 1"})
    void aResetOfAConnectionThatServedBefore(String method, int times) {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    if (call.number == 1) {
                                        call.json(200, "[]");
                                    } else {
                                        call.reset();
                                    }
                                });
                Rig rig = Rig.to(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            assertThat(rig.failure(request(method))).isInstanceOf(Failure.LostAnswer.class);
            assertThat(server.requests).hasSize(1 + times);
        }
    }

    @ParameterizedTest
    @CsvSource({"GET, 4", "PUT, 4", "DELETE, 4", "POST, 1"})
    void nobodyListens(String method, int times) throws IOException {
        try (ReservedPort gone = new ReservedPort();
                Rig rig = Rig.to(Rig.connection(gone.url(), gone.url()))) {
            Failure failure = rig.failure(request(method));
            assertThat(failure).isInstanceOf(Unavailable.class);
            assertThat(((Unavailable) failure).cause()).isEqualTo(Unavailable.Cause.REFUSED);
            assertThat(failure.mayHaveBeenApplied()).isFalse();
            assertThat(rig.exchanges).hasSize(times);
            assertThat(rig.exchanges).extracting(e -> e.status()).containsOnlyNulls();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "GET"})
    void aServiceThatComesUpAgainIsReached(String method) throws IOException {
        List<WireServer> back = new java.util.ArrayList<>();
        try (ReservedPort gone = new ReservedPort();
                Rig rig = Rig.to(Rig.connection(gone.url(), gone.url()))) {
            rig.clock.onSleep(
                    () -> back.add(WireServer.onPort(gone.number(), call -> call.json(200, "ok"))));
            assertThat(rig.text(request(method))).isEqualTo("ok");
            assertThat(back.getFirst().requests).hasSize(1);
        } finally {
            back.forEach(WireServer::close);
        }
    }

    @Test
    void anUnknownHost() {
        URI nowhere = URI.create("https://no-such-host.invalid");
        try (Rig rig = Rig.to(Rig.connection(nowhere, nowhere))) {
            Failure failure = rig.failure(Rig.get());
            assertThat(((Unavailable) failure).cause()).isEqualTo(Unavailable.Cause.NO_SUCH_HOST);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "PUT"})
    void aServerThatSpeaksNoTlsIsNotAskedTwice(String method) {
        try (WireServer server = WireServer.json("[]");
                java.net.ServerSocket plain = plain()) {
            URI url = URI.create("https://127.0.0.1:" + plain.getLocalPort());
            try (Rig rig = Rig.to(Rig.connection(url, server.url()))) {
                Failure failure = rig.failure(request(method));
                assertThat(((Unavailable) failure).cause()).isEqualTo(Unavailable.Cause.TLS);
                assertThat(rig.exchanges).hasSize(1);
            }
        } catch (java.io.IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Answers the first bytes of a handshake with a sentence. */
    private static java.net.ServerSocket plain() throws java.io.IOException {
        java.net.ServerSocket socket =
                new java.net.ServerSocket(0, 5, java.net.InetAddress.getLoopbackAddress());
        Thread.ofVirtual()
                .start(
                        () -> {
                            try (java.net.Socket next = socket.accept()) {
                                next.getInputStream().read();
                                next.getOutputStream()
                                        .write(
                                                "no tls here\r\n\r\n"
                                                        .getBytes(
                                                                java.nio.charset.StandardCharsets
                                                                        .US_ASCII));
                                next.getInputStream().readAllBytes();
                            } catch (java.io.IOException over) {
                                // The client has seen enough.
                            }
                        });
        return socket;
    }

    @Test
    void aWaitInSeconds() {
        assertThat(waits(503, "Retry-After: 7")).containsExactly(Duration.ofSeconds(7));
        assertThat(waits(429, "Retry-After: 30")).containsExactly(Duration.ofSeconds(30));
    }

    @Test
    void aWaitUntilADate() {
        String date =
                DateTimeFormatter.RFC_1123_DATE_TIME.format(
                        FakeClock.START.plusSeconds(20).atZone(ZoneOffset.UTC));
        assertThat(waits(503, "Retry-After: " + date)).containsExactly(Duration.ofSeconds(20));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Retry-After: soon",
                "Retry-After: 0",
                "Retry-After: -5",
                "Retry-After: Sun, 01 Mar 2020 12:00:00 GMT",
                "X: y",
            })
    void aWaitOfOurOwnWhereNoneIsNamed(String header) {
        Duration wait = waits(429, header).getFirst();
        assertThat(wait).isBetween(Duration.ofMillis(250), Duration.ofMillis(500));
    }

    /** The waits before the service answers, after one refusal. */
    private static List<Duration> waits(int status, String header) {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    if (call.number == 1) {
                                        call.json(status, "", header);
                                    } else {
                                        call.json(200, "[]");
                                    }
                                });
                Rig rig = Rig.to(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            assertThat(server.requests).hasSize(2);
            return rig.clock.sleeps();
        }
    }

    @Test
    void ourOwnWaitsGrow() {
        try (WireServer server = WireServer.answering(call -> call.json(502, ""));
                Rig rig = Rig.to(server)) {
            rig.failure(Rig.get());
            List<Duration> waits = rig.clock.sleeps();
            assertThat(waits.get(0)).isBetween(Duration.ofMillis(250), Duration.ofMillis(500));
            assertThat(waits.get(1)).isBetween(Duration.ofMillis(500), Duration.ofSeconds(1));
            assertThat(waits.get(2)).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(2));
        }
    }

    @Test
    void aWaitThatIsTooLongIsToldAtOnceAndHoldsTheRestBack() {
        try (WireServer server =
                        WireServer.answering(
                                call ->
                                        call.json(
                                                429,
                                                "{\"errMsg\":\"slow\"}",
                                                "Retry-After: 3600"));
                Rig rig = Rig.to(server)) {
            Failure.RateLimited first = (Failure.RateLimited) rig.failure(Rig.get());
            assertThat(first.retryAfter()).isEqualTo(Duration.ofHours(1));
            assertThat(first.answer().words()).isEqualTo("slow");

            rig.clock.advance(Duration.ofMinutes(10));
            Failure.RateLimited second = (Failure.RateLimited) rig.failure(Rig.put());
            assertThat(second.retryAfter()).isEqualTo(Duration.ofMinutes(50));
            assertThat(second.answer().words()).isEqualTo("slow");
            assertThat(server.requests).hasSize(1);
            assertThat(rig.clock.sleeps()).isEmpty();
        }
    }

    @Test
    void aWriteThatIsToldToWaitIsNotSentAgainAndHoldsTheNextOneBack() {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    if (call.number == 1) {
                                        call.json(429, "", "Retry-After: 45");
                                    } else {
                                        call.json(200, "{}");
                                    }
                                });
                Rig rig = Rig.to(server)) {
            Failure.RateLimited refused = (Failure.RateLimited) rig.failure(Rig.put());
            assertThat(refused.retryAfter()).isEqualTo(Duration.ofSeconds(45));
            long before = rig.clock.nanos();
            assertThat(rig.text(Rig.put())).isEqualTo("{}");
            assertThat(rig.clock.nanos() - before).isEqualTo(Duration.ofSeconds(45).toNanos());
        }
    }

    @Test
    void everyAttemptIsPaidFromTheBudget() {
        FakeClock clock = FakeClock.running();
        RateBudget budget = new RateBudget(2, clock);
        try (WireServer server = WireServer.answering(call -> call.json(503, ""));
                Rig rig =
                        Rig.with(
                                Rig.connection(server.url(), server.url()),
                                clock,
                                parts -> parts.budget(budget))) {
            rig.failure(Rig.get());
            assertThat(clock.nanos()).isGreaterThanOrEqualTo(Duration.ofSeconds(90).toNanos());
        }
    }
}
