package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;

/** Answers that come broken, in pieces, packed or too large. */
class LostAnswerTest {
    private static final AnswerReader<Object> TREE =
            body -> JsonMapper.shared().readTree(body.stream());

    private static Failure failure(WireServer.Script script, AnswerReader<?> reader) {
        try (WireServer server = WireServer.answering(script);
                Rig rig = Rig.to(server)) {
            return rig.thrown(Rig.put(), reader).failure();
        }
    }

    @Test
    void resetAfterTheRequestWasTaken() {
        assertThat(failure(WireServer.Call::reset, Rig.TEXT))
                .isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void closedAfterTheRequestWasTaken() {
        assertThat(failure(WireServer.Call::close, Rig.TEXT))
                .isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void halfAHead() {
        assertThat(
                        failure(
                                call -> {
                                    call.raw("HTTP/1.1 200 OK\r\nContent-");
                                    call.close();
                                },
                                Rig.TEXT))
                .isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void noHttpAtAll() {
        assertThat(
                        failure(
                                call -> {
                                    call.raw("+OK ready\r\n\r\n");
                                    call.close();
                                },
                                Rig.TEXT))
                .isInstanceOf(Failure.NotHttp.class);
    }

    /** The client stops at its limit, so that no more of them is ever in memory. */
    @ParameterizedTest
    @ValueSource(strings = {"X: ", "X: 1\r\nX: "})
    void headersWithoutEnd(String head) {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.raw("HTTP/1.1 200 Any\r\n");
                                    for (int line = 0; line < 6000; line++) {
                                        call.raw(head + "y".repeat(100));
                                    }
                                    call.raw("\r\nContent-Length: 2\r\n\r\n[]");
                                });
                Rig rig = Rig.to(server)) {
            assertThat(rig.failure(Rig.get()))
                    .isInstanceOfSatisfying(
                            Failure.NotHttp.class,
                            failure -> assertThat(failure.detail()).contains("size too big"));
            assertThat(server.requests).hasSize(1);
        }
    }

    @Test
    void halfABody() {
        assertThat(failure(LostAnswerTest::half, Rig.TEXT)).isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void halfABodyReadByJackson() {
        assertThat(failure(LostAnswerTest::half, TREE)).isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void halfABodyWhoseReaderSwallowsTheException() {
        AnswerReader<String> careless =
                body -> {
                    try {
                        return Rig.TEXT.read(body);
                    } catch (IOException ignored) {
                        return "all is well";
                    }
                };
        assertThat(failure(LostAnswerTest::half, careless)).isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void halfABodyWhoseReaderCallsItNotJson() {
        AnswerReader<String> own =
                body -> {
                    try {
                        return Rig.TEXT.read(body);
                    } catch (IOException broken) {
                        throw new app.marquee.model.failure.FailureException(
                                new Failure.Defect("mine"), broken);
                    }
                };
        assertThat(failure(LostAnswerTest::half, own)).isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void theEndIsMissingAfterAWholeValue() {
        assertThat(
                        failure(
                                call -> {
                                    call.head(200, 100);
                                    call.raw("[1]");
                                    call.close();
                                },
                                body -> body.stream().readNBytes(3)))
                .isInstanceOf(Failure.LostAnswer.class);
    }

    @Test
    void halfAChunkedBody() {
        assertThat(
                        failure(
                                call -> {
                                    call.chunkedHead();
                                    call.chunk("[1,");
                                    call.close();
                                },
                                TREE))
                .isInstanceOf(Failure.LostAnswer.class);
    }

    private static void half(WireServer.Call call) throws IOException {
        call.head(200, 100);
        call.raw("[{\"id\":");
        call.reset();
    }

    @Test
    void aPackedBody() {
        byte[] packed = gzip("[\"ção\"]");
        try (WireServer server =
                        WireServer.answering(
                                call -> call.bytes(200, packed, "Content-Encoding: gzip"));
                Rig rig = Rig.to(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[\"ção\"]");
            assertThat(rig.text(Rig.get())).isEqualTo("[\"ção\"]");
            assertThat(rig.exchanges.getFirst().responseBytes()).isEqualTo(packed.length);
            assertThat(rig.exchanges.getFirst().responseBeginning()).isEqualTo("[\"ção\"]");
            assertThat(server.connections()).as("the connection serves again").isEqualTo(1);
        }
    }

    @Test
    void aPackedBodyOfWhichTheReaderHasEnough() {
        byte[] packed = gzip("{}");
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(200, packed.length, "Content-Encoding: gzip");
                                    // All but its checksum and length, which come too late.
                                    call.write(Arrays.copyOf(packed, packed.length - 8));
                                    call.hold();
                                });
                Rig rig = Rig.to(server)) {
            int taken =
                    rig.transport.send(
                            Rig.put(),
                            body -> {
                                try (InputStream stream = body.stream()) {
                                    return stream.readNBytes(2).length;
                                }
                            });
            assertThat(taken).isEqualTo(2);
            assertThat(rig.exchanges.getLast().failure()).isNull();
        }
    }

    @Test
    void aPackedRefusal() {
        Failure failure =
                failure(
                        call ->
                                call.bytes(
                                        400,
                                        gzip("{\"errMsg\":\"name too short\"}"),
                                        "Content-Encoding: gzip"),
                        Rig.TEXT);
        assertThat(((Failure.Invalid) failure).answer().words()).isEqualTo("name too short");
    }

    @Test
    void anEmptyBodyThatIsCalledPacked() {
        try (WireServer server =
                        WireServer.answering(call -> call.json(200, "", "Content-Encoding: gzip"));
                Rig rig = Rig.to(server)) {
            assertThat(rig.text(Rig.get())).isEmpty();
        }
    }

    @Test
    void anAnswerWithoutBody() {
        try (WireServer server =
                        WireServer.answering(call -> call.raw("HTTP/1.1 204 No Content\r\n\r\n"));
                Rig rig = Rig.to(server)) {
            assertThat(rig.text(Rig.delete())).isEmpty();
            assertThat(rig.exchanges.getLast().status()).isEqualTo(204);
        }
    }

    @Test
    void halfAPackedBody() {
        byte[] packed = gzip("[" + "\"abcdefgh\",".repeat(1000) + "1]");
        byte[] half = Arrays.copyOf(packed, packed.length / 2);
        assertThat(failure(call -> call.bytes(200, half, "Content-Encoding: gzip"), TREE))
                .isEqualTo(new Failure.Undecodable("gzip", true));
    }

    @Test
    void aBodyThatIsNotPackedAlthoughItIsCalledSo() {
        try (WireServer server =
                        WireServer.answering(
                                call -> call.json(200, "[1,2,3]", "Content-Encoding: gzip"));
                Rig rig = Rig.to(server)) {
            assertThat(rig.text(Rig.get())).isEqualTo("[1,2,3]");
        }
    }

    @Test
    void tooLarge() {
        try (WireServer server =
                        WireServer.answering(
                                call ->
                                        call.bytes(
                                                200,
                                                gzip(" ".repeat(1_000_000)),
                                                "Content-Encoding: gzip"));
                Rig rig = Rig.with(server, parts -> parts.largestAnswer(100_000))) {
            assertThat(rig.failure(Rig.get())).isEqualTo(new Failure.TooLarge(100_000));
            assertThat(rig.exchanges.getLast().failure()).isEqualTo(new Failure.TooLarge(100_000));
        }
    }

    /** Half a megabyte on the wire would be half a gigabyte of rows in memory. */
    @Test
    void packedMoreDenselyThanAnyAnswerIs() {
        byte[] bomb = gzip(" ".repeat((int) DecodedBody.DENSE + (1 << 20)));
        assertThat(bomb.length).isLessThan(1 << 17);
        try (WireServer server =
                        WireServer.answering(
                                call -> call.bytes(200, bomb, "Content-Encoding: gzip"));
                Rig rig = Rig.to(server)) {
            assertThat(rig.failure(Rig.get())).isEqualTo(new Failure.TooLarge(DecodedBody.DENSE));
        }
    }

    @Test
    void aRedirectWithChoicesIsNoAnswer() {
        assertThat(failure(call -> call.json(300, "[]"), TREE))
                .isInstanceOf(Failure.Unexpected.class);
    }

    @Test
    void asLargeAsAllowed() {
        try (WireServer server = WireServer.json(" ".repeat(1000));
                Rig rig = Rig.with(server, parts -> parts.largestAnswer(1000))) {
            assertThat(rig.text(Rig.get())).hasSize(1000);
        }
    }

    @Test
    void aReaderThatTakesOnlyTheBeginningIsServed() {
        try (WireServer server = WireServer.json("[" + "1,".repeat(500_000) + "1]");
                Rig rig = Rig.to(server)) {
            int first = rig.transport.send(Rig.get(), body -> body.stream().read());
            assertThat(first).isEqualTo('[');
            assertThat(rig.text(Rig.get())).endsWith("1]");
        }
    }

    @Test
    void jacksonFindsNoJson() {
        Failure failure = failure(call -> call.json(200, "<html>Hello</html>"), TREE);
        assertThat(failure).isInstanceOf(Failure.NotJson.class);
        assertThat(((Failure.NotJson) failure).answer().raw()).isEqualTo("<html>Hello</html>");
    }

    @Test
    void aDefectOfTheReaderIsTypedToo() {
        assertThat(
                        failure(
                                call -> call.json(200, "[]"),
                                _ -> {
                                    throw new IllegalStateException("mine");
                                }))
                .isEqualTo(new Failure.Defect("java.lang.IllegalStateException: mine"));
    }

    private static byte[] gzip(String text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return packed.toByteArray();
    }
}
