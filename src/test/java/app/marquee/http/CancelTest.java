package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.http.budget.RateBudget;
import app.marquee.model.failure.Failure;

import org.junit.jupiter.api.Test;

import java.util.concurrent.CountDownLatch;

/** An interrupt ends a request in every phase, and the failure says whether it had left. */
class CancelTest {
    private static final Failure.Cancelled NOT_SENT = new Failure.Cancelled(false);
    private static final Failure.Cancelled SENT = new Failure.Cancelled(true);

    @Test
    void beforeItBegan() {
        try (WireServer server = WireServer.json("[]");
                Rig rig = Rig.to(server)) {
            Thread.currentThread().interrupt();
            assertThat(rig.failure(Rig.put())).isEqualTo(NOT_SENT);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(server.connections()).isZero();
            assertThat(rig.exchanges.getLast().failure()).isEqualTo(NOT_SENT);
        }
    }

    @Test
    void whileItWaitsForTheBudget() throws Exception {
        FakeClock clock = FakeClock.held();
        try (WireServer server = WireServer.json("[]");
                Rig rig =
                        Rig.with(
                                Rig.connection(server.url(), server.url()),
                                clock,
                                parts -> parts.budget(new RateBudget(1, clock)))) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            Sending sending = Sending.of(rig, Rig.get());
            clock.waitedOn.await();
            assertThat(sending.cancel()).isEqualTo(NOT_SENT);
            assertThat(server.requests).hasSize(1);
            assertThat(rig.exchanges.getLast().failure()).isEqualTo(NOT_SENT);
        }
    }

    @Test
    void whileItConnects() throws Exception {
        try (FullSocket full = new FullSocket();
                Rig rig = Rig.to(Rig.connection(full.url(), full.url()))) {
            assertThat(Sending.of(rig, Rig.put()).untilInClient().cancel()).isEqualTo(NOT_SENT);
            assertThat(Sending.of(rig, Rig.delete()).untilInClient().cancel()).isEqualTo(NOT_SENT);
            assertThat(Sending.of(rig, Rig.post()).untilInClient().cancel()).isEqualTo(NOT_SENT);
        }
    }

    @Test
    void whileItWaitsForTheHeaders() throws Exception {
        CountDownLatch taken = new CountDownLatch(1);
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    taken.countDown();
                                    call.hold();
                                });
                Rig rig = Rig.to(server)) {
            Sending sending = Sending.of(rig, Rig.delete());
            taken.await();
            assertThat(sending.cancel()).isEqualTo(SENT);
            assertThat(rig.exchanges).hasSize(1);
            assertThat(rig.exchanges.getLast().failure()).isEqualTo(SENT);
        }
    }

    @Test
    void whileTheBodyArrives() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(200, 100);
                                    call.raw("[1,");
                                    call.hold();
                                });
                Rig rig = Rig.to(server)) {
            Sending sending =
                    Sending.of(
                            rig,
                            Rig.get(),
                            body -> {
                                body.stream().readNBytes(3);
                                reading.countDown();
                                return body.stream().read();
                            });
            reading.await();
            assertThat(sending.cancel()).isEqualTo(SENT);
            assertThat(rig.exchanges.getLast().status()).isEqualTo(200);
        }
    }

    @Test
    void whileTheBodyOfARefusalArrives() throws Exception {
        CountDownLatch refused = new CountDownLatch(1);
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(400, 100);
                                    refused.countDown();
                                    call.hold();
                                });
                Rig rig = Rig.to(server)) {
            Sending sending = Sending.of(rig, Rig.put());
            refused.await();
            assertThat(sending.cancel()).isEqualTo(SENT);
        }
    }

    @Test
    void betweenTwoAttempts() throws Exception {
        FakeClock clock = FakeClock.held();
        try (WireServer server = WireServer.answering(call -> call.json(503, ""));
                Rig rig =
                        Rig.with(
                                Rig.connection(server.url(), server.url()),
                                clock,
                                parts -> parts)) {
            Sending sending = Sending.of(rig, Rig.get());
            clock.waitedOn.await();
            assertThat(sending.cancel()).isEqualTo(SENT);
            assertThat(server.requests).hasSize(1);
            assertThat(rig.exchanges).extracting(e -> e.attempt()).containsExactly(1, 2);
            assertThat(rig.exchanges.getLast().failure()).isEqualTo(NOT_SENT);
        }
    }

    @Test
    void betweenTwoAttemptsOfWhichNoneLeft() throws Exception {
        FakeClock clock = FakeClock.held();
        WireServer gone = WireServer.json("[]");
        gone.close();
        try (Rig rig = Rig.with(Rig.connection(gone.url(), gone.url()), clock, parts -> parts)) {
            Sending sending = Sending.of(rig, Rig.put());
            clock.waitedOn.await();
            assertThat(sending.cancel()).isEqualTo(NOT_SENT);
        }
    }

    @Test
    void byTheEndOfTheTransport() throws Exception {
        CountDownLatch taken = new CountDownLatch(1);
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    taken.countDown();
                                    call.hold();
                                });
                Rig rig = Rig.to(server)) {
            Sending sending = Sending.of(rig, Rig.put());
            taken.await();
            rig.transport.close();
            assertThat(sending.failure()).isEqualTo(SENT);
            assertThat(rig.failure(Rig.put())).isEqualTo(NOT_SENT);
            assertThat(server.requests).hasSize(1);
        }
    }

    @Test
    void byTheEndOfTheTransportWhileTheBodyArrives() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(200, 100);
                                    call.raw("[1,");
                                    call.hold();
                                });
                Rig rig = Rig.to(server)) {
            Sending sending =
                    Sending.of(
                            rig,
                            Rig.put(),
                            body -> {
                                body.stream().readNBytes(3);
                                reading.countDown();
                                return body.stream().read();
                            });
            reading.await();
            rig.transport.close();
            assertThat(sending.failure()).isEqualTo(SENT);
        }
    }
}
