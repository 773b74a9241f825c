package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut.Phase;

import org.awaitility.Awaitility;
import org.eclipse.jetty.http2.ErrorCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import javax.net.ssl.SSLContext;

/**
 * Over https the client speaks HTTP/2 where the service does (RFC 9113): many requests share one
 * connection and end one by one. What a failure means for the person is the same.
 */
class Http2Test {
    private static SSLContext own;

    @BeforeAll
    static void certificate(@TempDir Path directory) throws Exception {
        own = OwnCertificate.in(directory);
    }

    private static Rig rig(Http2Server server) {
        return rig(server, Timeouts.DEFAULT);
    }

    private static Rig rig(Http2Server server, Timeouts limits) {
        return Rig.with(
                Rig.connection(server.url(), server.url()),
                FakeClock.running(),
                parts -> parts.trust(own).timeouts(limits));
    }

    @Test
    void requestsShareOneConnection() throws Exception {
        try (Http2Server server = Http2Server.answering(own, call -> call.json(200, "[]"));
                Rig rig = rig(server)) {
            for (ApiRequest request :
                    List.of(Rig.get(), Rig.put(), Rig.post(), Rig.delete(), Rig.get())) {
                assertThat(rig.text(request)).isEqualTo("[]");
            }
            assertThat(server.sessions()).isEqualTo(1);
            assertThat(server.requests)
                    .hasSize(5)
                    .allMatch(request -> request.contains(' ' + Rig.TOKEN + ' '))
                    .anyMatch(
                            request ->
                                    request.startsWith("PUT ")
                                            && request.endsWith("{\"name\":\"A\"}"));
        }
    }

    @Test
    void aLongAnswerComesWhole() throws Exception {
        String long1 = "[\"" + "x".repeat(3_000_000) + "\"]";
        try (Http2Server server = Http2Server.answering(own, call -> call.json(200, long1));
                Rig rig = rig(server)) {
            assertThat(rig.text(Rig.get())).hasSameSizeAs(long1).isEqualTo(long1);
        }
    }

    @Test
    void aWriteWhoseStreamIsResetIsUnknownAndNotRepeated() throws Exception {
        try (Http2Server server =
                        Http2Server.answering(own, call -> call.reset(ErrorCode.INTERNAL_ERROR));
                Rig rig = rig(server)) {
            for (ApiRequest write : List.of(Rig.put(), Rig.post(), Rig.delete())) {
                assertThat(rig.failure(write)).isInstanceOf(Failure.LostAnswer.class);
            }
            assertThat(server.requests).hasSize(3);
        }
    }

    @Test
    void aReadWhoseStreamIsResetIsRepeatedByUsAlone() throws Exception {
        AtomicInteger calls = new AtomicInteger();
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    if (calls.getAndIncrement() < 2) {
                                        call.reset(ErrorCode.INTERNAL_ERROR);
                                    } else {
                                        call.json(200, "[]");
                                    }
                                });
                Rig rig = rig(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            assertThat(server.requests).hasSize(3);
            assertThat(rig.exchanges).extracting(e -> e.attempt()).containsExactly(1, 2, 3);
        }
    }

    @Test
    void aRefusedStreamIsNotUnknown() throws Exception {
        try (Http2Server server =
                        Http2Server.answering(
                                own, call -> call.reset(ErrorCode.REFUSED_STREAM_ERROR));
                Rig rig = rig(server)) {
            assertThat(rig.failure(Rig.put())).isInstanceOf(Failure.Unavailable.class);
            assertThat(server.requests).as("nothing repeats it unasked").hasSize(1);
            assertThat(rig.failure(Rig.get())).isInstanceOf(Failure.Unavailable.class);
            assertThat(server.requests).hasSize(5);
            assertThat(rig.exchanges).hasSize(5);
        }
    }

    @Test
    void whatTheServiceSaysItNeverLookedAtIsNotUnknown() throws Exception {
        try (Http2Server server =
                        Http2Server.answering(
                                own, call -> call.goAway(call.stream() - 2, ErrorCode.NO_ERROR));
                Rig rig = rig(server)) {
            assertThat(rig.failure(Rig.put())).isInstanceOf(Failure.Unavailable.class);
            assertThat(server.requests).as("nothing repeats it unasked").hasSize(1);
        }
    }

    @Test
    void aReadThatWasNeverLookedAtIsRepeatedByUsAlone() throws Exception {
        AtomicInteger calls = new AtomicInteger();
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    if (calls.getAndIncrement() == 0) {
                                        call.goAway(call.stream() - 2, ErrorCode.NO_ERROR);
                                    } else {
                                        call.json(200, "[]");
                                    }
                                });
                Rig rig = rig(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            assertThat(server.requests).hasSize(2);
            assertThat(rig.exchanges).extracting(e -> e.attempt()).containsExactly(1, 2);
        }
    }

    @Test
    void aConnectionThatEndsBetweenTwoRequestsHurtsNone() throws Exception {
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    call.json(200, "[]");
                                    call.goAway(call.stream(), ErrorCode.NO_ERROR);
                                });
                Rig rig = rig(server)) {
            assertThat(rig.text(Rig.put())).isEqualTo("[]");
            Awaitility.await().until(() -> server.sessions() == 1);
            assertThat(rig.text(Rig.put())).isEqualTo("[]");
            assertThat(server.requests).hasSize(2);
        }
    }

    @Test
    void aWriteWhoseConnectionBreaksIsUnknown() throws Exception {
        try (Http2Server server = Http2Server.answering(own, Http2Server.Call::disconnect);
                Rig rig = rig(server)) {
            assertThat(rig.failure(Rig.put())).isInstanceOf(Failure.LostAnswer.class);
            assertThat(rig.failure(Rig.post())).isInstanceOf(Failure.LostAnswer.class);
            assertThat(server.requests).hasSize(2);
        }
    }

    @Test
    void halfABodyIsNoAnswer() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    call.head(200);
                                    call.data("[1,", false);
                                    reading.await();
                                    call.reset(ErrorCode.INTERNAL_ERROR);
                                });
                Rig rig = rig(server)) {
            AnswerReader<Integer> reader =
                    body -> {
                        body.stream().readNBytes(3);
                        reading.countDown();
                        return body.stream().read();
                    };
            assertThat(rig.thrown(Rig.get(), reader).failure())
                    .isInstanceOf(Failure.LostAnswer.class);
            assertThat(server.requests).as("a read that was answered is not repeated").hasSize(1);
        }
    }

    @Test
    void aSilentServiceIsGivenUpAndToldSo() throws Exception {
        AtomicBoolean silent = new AtomicBoolean();
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    if (silent.get()) {
                                        call.hold();
                                    } else {
                                        call.json(200, "[]");
                                    }
                                });
                Rig rig = rig(server, Rig.HEADERS_SOON)) {
            rig.connect();
            silent.set(true);
            assertThat(rig.failure(Rig.put()))
                    .isEqualTo(
                            new Failure.TimedOut(Phase.HEADERS, Rig.HEADERS_SOON.headers(), true));
            Awaitility.await().until(() -> server.resets.contains(ErrorCode.CANCEL_STREAM_ERROR));
            assertThat(server.requests)
                    .filteredOn(request -> request.startsWith("PUT "))
                    .hasSize(1);
        }
    }

    @Test
    void aBodyThatStopsIsGivenUpAndToldSo() throws Exception {
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    call.head(200);
                                    call.data("[1,", false);
                                    call.hold();
                                });
                Rig rig = rig(server, Rig.BODY_IDLE_SOON)) {
            assertThat(rig.failure(Rig.get()))
                    .isEqualTo(
                            new Failure.TimedOut(Phase.BODY, Rig.BODY_IDLE_SOON.bodyIdle(), true));
            Awaitility.await().until(() -> server.resets.contains(ErrorCode.CANCEL_STREAM_ERROR));
        }
    }

    @Test
    void aCancelledWriteEndsItsStreamAlone() throws Exception {
        CountDownLatch taken = new CountDownLatch(1);
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                call -> {
                                    if (call.stream() == 1) {
                                        taken.countDown();
                                        call.hold();
                                    } else {
                                        call.json(200, "[]");
                                    }
                                });
                Rig rig = rig(server)) {
            Sending sending = Sending.of(rig, Rig.put());
            taken.await();
            assertThat(sending.cancel()).isEqualTo(new Failure.Cancelled(true));
            Awaitility.await().until(() -> server.resets.contains(ErrorCode.CANCEL_STREAM_ERROR));
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            assertThat(server.sessions()).isEqualTo(1);
        }
    }

    /** A service says how many requests it takes at once; what is more has to find its way too. */
    @Test
    void moreRequestsThanAConnectionTakesAreAllAnswered() throws Exception {
        CountDownLatch allWait = new CountDownLatch(1);
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                2,
                                call -> {
                                    if (call.stream() > 1) {
                                        allWait.await();
                                    }
                                    call.json(200, "[]");
                                });
                Rig rig = rig(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            List<Thread> writers =
                    IntStream.range(0, 8)
                            .mapToObj(_ -> Thread.ofPlatform().start(() -> rig.text(Rig.put())))
                            .toList();
            Awaitility.await()
                    .until(() -> writers.stream().allMatch(Http2Test::waitsForAnswerOrRoom));
            allWait.countDown();
            for (Thread writer : writers) {
                writer.join();
            }
            assertThat(rig.exchanges)
                    .hasSize(9)
                    .allSatisfy(exchange -> assertThat(exchange.failure()).isNull());
            assertThat(server.requests).hasSize(9);
        }
    }

    private static boolean waitsForAnswerOrRoom(Thread writer) {
        return writer.getState() == Thread.State.WAITING
                || writer.getState() == Thread.State.TIMED_WAITING;
    }

    @Test
    void whatWaitsForRoomHasNotLeft() throws Exception {
        CountDownLatch taken = new CountDownLatch(1);
        try (Http2Server server =
                        Http2Server.answering(
                                own,
                                1,
                                call -> {
                                    if (call.stream() == 1) {
                                        call.json(200, "[]");
                                    } else {
                                        taken.countDown();
                                        call.hold();
                                    }
                                });
                Rig rig = rig(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
            Sending first = Sending.of(rig, Rig.put());
            taken.await();
            Sending waiting = Sending.of(rig, Rig.post()).untilAsleep();
            assertThat(waiting.cancel()).isEqualTo(new Failure.Cancelled(false));
            assertThat(first.cancel()).isEqualTo(new Failure.Cancelled(true));
            assertThat(server.requests).hasSize(2);
        }
    }
}
