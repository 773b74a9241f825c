package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Failure;
import app.marquee.model.Failure.TimedOut;
import app.marquee.model.Failure.TimedOut.Phase;

import org.junit.jupiter.api.Test;

import java.time.Duration;

/** Every limit of time, each kept short by the test. */
class TimeoutsTest {
    private static Rig rig(WireServer server) {
        return Rig.with(server, parts -> parts.timeouts(Rig.SHORT));
    }

    @Test
    void nobodyTakesTheConnection() throws Exception {
        try (FullSocket full = new FullSocket();
                Rig rig =
                        Rig.with(
                                Rig.connection(full.url(), full.url()),
                                FakeClock.running(),
                                parts -> parts.timeouts(Rig.SHORT))) {
            TimedOut connecting = new TimedOut(Phase.CONNECT, Rig.SHORT.connect(), false);
            assertThat(rig.failure(Rig.put())).isEqualTo(connecting);
            assertThat(rig.exchanges).hasSize(4).allMatch(e -> connecting.equals(e.failure()));
            assertThat(rig.failure(Rig.post())).isEqualTo(connecting);
            assertThat(rig.exchanges).hasSize(5);
        }
    }

    @Test
    void noHeadersCome() {
        try (WireServer server = WireServer.answering(WireServer.Call::hold);
                Rig rig = rig(server)) {
            assertThat(rig.failure(Rig.put()))
                    .isEqualTo(new TimedOut(Phase.HEADERS, Rig.SHORT.headers(), true));
            assertThat(server.requests).hasSize(1);
        }
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
                Rig rig = rig(server)) {
            assertThat(rig.failure(Rig.get()))
                    .isEqualTo(new TimedOut(Phase.BODY, Rig.SHORT.bodyIdle(), true));
            assertThat(rig.exchanges.getLast().responseBeginning()).isEqualTo("[1,");
            assertThat(server.requests).hasSize(1);
        }
    }

    @Test
    void theBodyTrickles() {
        try (WireServer server = WireServer.answering(TimeoutsTest::trickle);
                Rig rig = rig(server)) {
            assertThat(rig.failure(Rig.get()))
                    .isEqualTo(new TimedOut(Phase.BODY, Rig.SHORT.bodyTotal(), true));
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
                Rig rig = rig(server)) {
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
                Rig rig = rig(server)) {
            int read =
                    rig.transport.send(
                            Rig.get(),
                            answer -> {
                                int first = answer.stream().readNBytes(10).length;
                                work(Rig.SHORT.bodyIdle().toNanos() * 3 / 2);
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
