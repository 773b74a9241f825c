package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.FunnelApi;
import app.marquee.http.budget.FakeClock;
import app.marquee.model.Secret;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What Activity is told, and what a reader is given. */
class ExchangesTest {
    @Test
    void everyAttemptIsTold() {
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    if (call.number == 1) {
                                        call.json(503, "{\"errMsg\":\"busy\"}");
                                    } else {
                                        call.json(200, "[1]", "X-Request-Id: 7");
                                    }
                                });
                Rig rig = Rig.to(server)) {
            rig.text(Rig.get());
            Exchange first = rig.exchanges.get(0);
            Exchange second = rig.exchanges.get(1);
            assertThat(rig.exchanges).hasSize(2);
            assertThat(first.number()).isEqualTo(1);
            assertThat(first.attempt()).isEqualTo(1);
            assertThat(first.status()).isEqualTo(503);
            assertThat(first.failure()).isInstanceOf(Failure.ServerError.class);
            assertThat(first.responseBeginning()).isEqualTo("{\"errMsg\":\"busy\"}");
            assertThat(first.startedAt()).isEqualTo(FakeClock.START);
            assertThat(second.number()).isEqualTo(2);
            assertThat(second.attempt()).isEqualTo(2);
            assertThat(second.status()).isEqualTo(200);
            assertThat(second.failure()).isNull();
            assertThat(second.operation()).isEqualTo(Operation.LIST_FUNNELS);
            assertThat(second.method()).isEqualTo("GET");
            assertThat(second.url()).isEqualTo(URI.create(server.url() + "/funnels/get_all"));
            assertThat(second.responseBytes()).isEqualTo(3);
            assertThat(second.responseHeaders()).contains(new Exchange.Header("x-request-id", "7"));
            assertThat(second.startedAt()).isAfter(first.startedAt());
        }
    }

    @Test
    void theBodyThatIsToldIsTheVisibleOne() {
        try (WireServer server = WireServer.json("{}");
                Rig rig = Rig.to(server)) {
            rig.text(
                    ApiRequest.of(
                            Operation.CREATE_FUNNEL,
                            java.util.Map.of(),
                            List.of(),
                            new JsonBody("{\"a\":\"hidden-x\"}", "{\"a\":\"••••••\"}")));
            assertThat(server.requests.getLast()).endsWith("{\"a\":\"hidden-x\"}");
            assertThat(rig.exchanges.getLast().requestBody()).isEqualTo("{\"a\":\"••••••\"}");
            assertThat(rig.exchanges.getLast().requestHeaders())
                    .extracting(Exchange.Header::name)
                    .containsExactly(
                            "Authorization",
                            "Accept",
                            "Accept-Encoding",
                            "Content-Type",
                            "User-Agent");
        }
    }

    @Test
    void aMemberThatCameTwiceIsToldBesideTheAnswerAndWithoutSecrets() {
        String token = Rig.TOKEN.replace("\"", "'");
        String json = "[{\"id\":\"f\",\"name\":\"A\",\"name\":\"B\"}]";
        try (WireServer server = WireServer.json(json);
                Rig rig =
                        Rig.with(
                                server, parts -> parts.secrets(() -> List.of(new Secret(token))))) {
            assertThat(new FunnelApi(rig.transport).list())
                    .extracting(Funnel::name)
                    .containsExactly("B");
            assertThat(rig.exchanges.getLast().repeated()).isEqualTo("/0/name");
            rig.transport.send(
                    Rig.get(),
                    answer -> {
                        answer.repeated().accept("/0/" + token);
                        return "";
                    });
            assertThat(rig.exchanges.getLast().repeated()).startsWith("/0/").doesNotContain(token);
            rig.text(Rig.get());
            assertThat(rig.exchanges.getLast().repeated()).isNull();
        }
    }

    @Test
    void aListenerWithADefectDoesNotCostTheAnswer() {
        try (WireServer server = WireServer.json("[]");
                Rig rig =
                        Rig.with(
                                server,
                                parts ->
                                        parts.listener(
                                                _ -> {
                                                    throw new IllegalStateException("mine");
                                                }))) {
            assertThat(rig.text(Rig.get())).isEqualTo("[]");
        }
    }

    @Test
    void theReaderSeesTheBeginningWithoutSecretsWhileItReads() {
        String body = "[\"" + Rig.TOKEN.replace("\"", "'") + "\"," + "1,".repeat(40_000) + "2]";
        try (WireServer server = WireServer.json(body);
                Rig rig =
                        Rig.with(
                                server,
                                parts ->
                                        parts.secrets(
                                                () ->
                                                        List.of(
                                                                new Secret(
                                                                        Rig.TOKEN.replace(
                                                                                "\"", "'")))))) {
            String beginning =
                    rig.transport.send(
                            Rig.get(),
                            answer -> {
                                assertThat(answer.beginning().get()).isEmpty();
                                answer.stream().readNBytes(100);
                                return answer.beginning().get();
                            });
            assertThat(beginning).startsWith("[\"" + Secret.MASK + "\",1,1,");
            assertThat(rig.exchanges.getLast().responseBeginning()).hasSize(4096);
        }
    }

    /** A body is cut where the connection breaks, or where a reader has seen enough of it. */
    @ParameterizedTest
    @ValueSource(ints = {200, 500})
    void aBodyThatIsCutInTheMiddleOfTheTokenShowsNoBeginningOfIt(int status) {
        String half = Rig.TOKEN.substring(0, Rig.TOKEN.length() / 2);
        byte[] sent = ("{\"echo\":\"" + half).getBytes(StandardCharsets.UTF_8);
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(status, 1_000);
                                    call.write(sent);
                                    call.close();
                                });
                Rig rig = Rig.to(server)) {
            FailureException thrown = rig.thrown(Rig.put(), Rig.TEXT);
            assertThat(rig.exchanges.getLast().responseBeginning())
                    .isEqualTo("{\"echo\":\"" + Secret.MASK);
            assertThat(thrown.failure().toString()).doesNotContain(half);
        }
    }

    @Test
    void aReaderThatStopsInTheMiddleOfTheTokenIsShownNoBeginningOfIt() {
        try (WireServer server = WireServer.json("[" + Rig.TOKEN + " ".repeat(300_000) + "]");
                Rig rig = Rig.to(server)) {
            String beginning =
                    rig.transport.send(
                            Rig.get(),
                            answer -> {
                                answer.stream().readNBytes(1 + Rig.TOKEN.length() / 2);
                                return answer.beginning().get();
                            });
            assertThat(beginning).isEqualTo("[" + Secret.MASK);
        }
    }

    @Test
    void aStreamThatIsKeptTellsNothingLater() {
        List<InputStream> kept = new ArrayList<>();
        try (WireServer server = WireServer.json("[" + " ".repeat(300_000) + "]");
                Rig rig = Rig.to(server)) {
            rig.transport.send(
                    Rig.get(),
                    body -> {
                        kept.add(body.stream());
                        return 0;
                    });
            assertThat(next(kept.getFirst())).isEqualTo(-1);
        }
    }

    private static int next(InputStream stream) {
        try {
            return stream.read();
        } catch (java.io.IOException over) {
            return -1;
        }
    }

    /** No more than a bounded part of it is ever held. */
    @Test
    void aMillionRowsAreReadAsAStream() {
        byte[] row =
                "{\"video_id\":\"0d9f7a3e-0000-4000-8000-000000000001\",\"views\":12},"
                        .getBytes(StandardCharsets.UTF_8);
        int rows = 1_000_000;
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.head(200, (long) row.length * rows);
                                    byte[] thousand = new byte[row.length * 1000];
                                    for (int i = 0; i < 1000; i++) {
                                        System.arraycopy(
                                                row, 0, thousand, i * row.length, row.length);
                                    }
                                    for (int i = 0; i < rows / 1000; i++) {
                                        call.write(thousand);
                                    }
                                });
                Rig rig = Rig.to(server)) {
            long read =
                    rig.transport.send(
                            Rig.get(),
                            body -> {
                                long sum = 0;
                                byte[] buffer = new byte[65_536];
                                for (int n = 0; n >= 0; n = body.stream().read(buffer)) {
                                    sum += n;
                                }
                                return sum;
                            });
            assertThat(read).isEqualTo((long) row.length * rows);
            assertThat(rig.exchanges.getLast().responseBytes()).isEqualTo(read);
        }
    }
}
