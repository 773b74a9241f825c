package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut;
import app.marquee.model.failure.Failure.TimedOut.Phase;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.time.Duration;

/** Every limit of time, each kept short by the test. */
class TimeoutsTest {
    private static Rig rig(WireServer server, Timeouts limits) {
        return Rig.with(server, parts -> parts.timeouts(limits));
    }

    @Test
    void nobodyTakesTheConnection() throws Exception {
        try (FullSocket full = new FullSocket();
                Rig rig =
                        Rig.with(
                                Rig.connection(full.url(), full.url()),
                                FakeClock.running(),
                                parts -> parts.timeouts(Rig.CONNECT_SOON))) {
            TimedOut connecting = new TimedOut(Phase.CONNECT, Rig.CONNECT_SOON.connect(), false);
            assertThat(rig.failure(Rig.put())).isEqualTo(connecting);
            assertThat(rig.exchanges).hasSize(4).allMatch(e -> connecting.equals(e.failure()));
            assertThat(rig.failure(Rig.post())).isEqualTo(connecting);
            assertThat(rig.exchanges).hasSize(5);
        }
    }

    @Test
    void noHeadersCome() {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    if (isPut(call.request)) {
                                        call.hold();
                                    } else {
                                        call.json(200, "[]");
                                    }
                                });
                Rig rig = rig(server, Rig.HEADERS_SOON)) {
            rig.connect();
            assertThat(rig.failure(Rig.put()))
                    .isEqualTo(new TimedOut(Phase.HEADERS, Rig.HEADERS_SOON.headers(), true));
            Awaitility.await()
                    .untilAsserted(
                            () ->
                                    assertThat(server.requests)
                                            .filteredOn(TimeoutsTest::isPut)
                                            .hasSize(1));
        }
    }

    private static boolean isPut(String request) {
        return request.startsWith("PUT ");
    }

    @Test
    void theBodyStops() {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(200, 100);
                                    call.raw("[1,");
                                    call.hold();
                                });
                Rig rig = rig(server, Rig.BODY_IDLE_SOON)) {
            assertThat(rig.failure(Rig.get()))
                    .isEqualTo(new TimedOut(Phase.BODY, Rig.BODY_IDLE_SOON.bodyIdle(), true));
            assertThat(rig.exchanges.getLast().responseBeginning()).isEqualTo("[1,");
            assertThat(server.requests).hasSize(1);
        }
    }

    @Test
    void theBodyTrickles() {
        try (WireServer server = WireServer.answering(TimeoutsTest::trickle);
                Rig rig = rig(server, Rig.BODY_TOTAL_SOON)) {
            assertThat(rig.failure(Rig.get()))
                    .isEqualTo(new TimedOut(Phase.BODY, Rig.BODY_TOTAL_SOON.bodyTotal(), true));
        }
    }

    /** Ever a byte before the idle limit, and never an end. */
    private static void trickle(WireServer.Call call)
            throws java.io.IOException, InterruptedException {
        call.head(200, 1_000_000);
        while (call.pause(Duration.ofMillis(20))) {
            call.raw(" ");
        }
    }

    @Test
    void aRefusalWhoseBodyStopsIsStillThatRefusal() {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(404, 100);
                                    call.raw("no such folder");
                                    call.hold();
                                });
                Rig rig = rig(server, Rig.BODY_IDLE_SOON)) {
            Failure failure = rig.failure(Rig.put());
            assertThat(failure).isInstanceOf(Failure.NotFound.class);
            assertThat(((Failure.NotFound) failure).answer().words()).isEqualTo("no such folder");
        }
    }

    @Test
    void aSlowReaderIsNotASlowService() {
        byte[] body = new byte[200_000];
        java.util.Arrays.fill(body, (byte) ' ');
        try (WireServer server = WireServer.answering(call -> call.bytes(200, body));
                Rig rig = rig(server, Rig.BODY_IDLE_SOON)) {
            int read =
                    rig.transport.send(
                            Rig.get(),
                            answer -> {
                                int first = answer.stream().readNBytes(10).length;
                                work(Rig.BODY_IDLE_SOON.bodyIdle().toNanos() * 3 / 2);
                                return first + answer.stream().readAllBytes().length;
                            });
            assertThat(read).isEqualTo(body.length);
        }
    }

    private static void work(long nanos) {
        for (long until = System.nanoTime() + nanos; System.nanoTime() < until; ) {
            Thread.onSpinWait();
        }
    }
}
