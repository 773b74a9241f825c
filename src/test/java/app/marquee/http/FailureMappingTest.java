package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Authority;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut;
import app.marquee.model.failure.Failure.TimedOut.Phase;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.Failure.Unavailable.Cause;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;

/** What every status means, and whose words are shown. */
class FailureMappingTest {
    @ParameterizedTest
    @CsvSource({
        "400, Invalid",
        "401, Unauthorized",
        "402, Invalid",
        "403, Forbidden",
        "404, NotFound",
        "405, Invalid",
        "407, Invalid",
        "409, Conflict",
        "410, NotFound",
        "412, Conflict",
        "413, Invalid",
        "415, Invalid",
        "418, Invalid",
        "422, Invalid",
        "429, RateLimited",
        "499, Invalid",
        "500, ServerError",
        "501, ServerError",
        "502, ServerError",
        "503, ServerError",
        "504, ServerError",
        "599, ServerError",
        "300, Unexpected",
        "305, Unexpected",
        "304, Unexpected",
        "600, Unexpected",
    })
    void aStatus(int status, String name) {
        Answer answer = new Answer(status, "words", "raw");
        assertThat(FailureMapper.ofStatus(answer, null).getClass().getSimpleName()).isEqualTo(name);
    }

    @Test
    void aServerThatIsDownForATimeSaysForHowLong() {
        Duration wait = Duration.ofSeconds(90);
        assertThat(FailureMapper.ofStatus(new Answer(503, null, ""), wait).delay()).contains(wait);
        assertThat(FailureMapper.ofStatus(new Answer(429, null, ""), wait).delay()).contains(wait);
        assertThat(FailureMapper.ofStatus(new Answer(404, null, ""), wait).delay()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"errMsg\":\"a\",\"message\":\"b\",\"error\":\"c\"} | a",
                "{\"message\":\"b\",\"error\":\"c\"} | b",
                "{\"error\":\"c\"} | c",
                "{\"error\":{\"message\":\"d\",\"code\":7}} | d",
                "{\"errMsg\":\"\",\"message\":\"b\"} | b",
                "{\"errMsg\":null,\"message\":\"b\"} | b",
                "{\"message\":[\"x\",\"y\"]} | x; y",
                "{\"errMsg\":\"  a  \"} | a",
                "{\"code\":7} | {\"code\":7}",
                "{\"error\":{\"code\":7}} | {\"error\":{\"code\":7}}",
                "[\"no\"] | [\"no\"]",
                "~  Video not found \n~ | Video not found",
                "{\"errMsg\": | {\"errMsg\":",
                "~~ | Bad Request",
                "~   \n ~ | Bad Request",
                "<html><head><title> 502 Bad Gateway </title></head><body>x</body></html> | 502 Bad"
                        + " Gateway",
                "<p>no title</p> | <p>no title</p>",
            })
    void theServicesOwnWords(String body, String words) {
        assertThat(ServiceWords.of(400, body)).isEqualTo(words);
    }

    @Test
    void aStatusNobodyNamed() {
        assertThat(ServiceWords.of(499, "")).isEqualTo("Status 499");
    }

    @Test
    void longWordsAreCutBetweenCharacters() {
        String words = ServiceWords.of(500, "🎬".repeat(600));
        assertThat(words.codePointCount(0, words.length())).isEqualTo(501);
        assertThat(words).endsWith("🎬…");
    }

    @Test
    void theWordsComeOffTheWire() {
        try (WireServer server =
                        WireServer.answering(
                                call ->
                                        call.bytes(
                                                400,
                                                "{\"errMsg\":\"n\u00e3o\"}"
                                                        .getBytes(
                                                                java.nio.charset.StandardCharsets
                                                                        .ISO_8859_1),
                                                "Content-Type: application/json;"
                                                        + " charset=\"iso-8859-1\""));
                Rig rig = Rig.to(server)) {
            assertThat(rig.failure(Rig.put()))
                    .isEqualTo(
                            new Failure.Invalid(
                                    new Answer(400, "n\u00e3o", "{\"errMsg\":\"n\u00e3o\"}")));
        }
    }

    @Test
    void theRawTextIsCutToWhatAPersonCanRead() {
        try (WireServer server = WireServer.answering(call -> call.json(500, "x".repeat(300_000)));
                Rig rig = Rig.to(server)) {
            Failure.ServerError failure = (Failure.ServerError) rig.failure(Rig.put());
            assertThat(failure.answer().raw()).hasSize(4096);
        }
    }

    private static final Timeouts LIMITS =
            new Timeouts(
                    Duration.ofSeconds(1),
                    Duration.ofSeconds(2),
                    Duration.ofSeconds(3),
                    Duration.ofSeconds(4));

    private static Failure of(IOException thrown, boolean sent) {
        return new FailureMapper(LIMITS).ofException(thrown, sent);
    }

    @Test
    void aTimeOutNamesItsPhaseAndLimit() {
        assertThat(of(new IOException(new HttpConnectTimeoutException("late")), true))
                .as("nothing was sent without a connection")
                .isEqualTo(new TimedOut(Phase.CONNECT, Duration.ofSeconds(1), false));
        assertThat(of(new IOException(new HttpTimeoutException("late")), true))
                .isEqualTo(new TimedOut(Phase.HEADERS, Duration.ofSeconds(2), true));
        assertThat(of(new HttpTimeoutException("late"), false))
                .isEqualTo(new TimedOut(Phase.HEADERS, Duration.ofSeconds(2), false));
    }

    @Test
    void whatIsLostAfterItWasSentIsALostAnswer() {
        assertThat(of(new IOException("Connection reset"), true))
                .isEqualTo(new Failure.LostAnswer("Connection reset"));
        assertThat(of(new IOException("Connection reset"), false))
                .isEqualTo(new Unavailable(Cause.OTHER, "Connection reset"));
        assertThat(of(new IOException("request not processed by peer"), true))
                .as("the server never looked at it")
                .isEqualTo(new Unavailable(Cause.OTHER, "request not processed by peer"));
        assertThat(of(new IOException(new SSLException("broken")), false))
                .isEqualTo(new Unavailable(Cause.TLS, "broken"));
        assertThat(of(new SSLException("broken"), true))
                .isEqualTo(new Failure.LostAnswer("broken"));
    }

    static Stream<Arguments> beforeAnythingIsSent() {
        return Stream.of(
                Arguments.of(new ConnectException("Connection refused"), Cause.REFUSED),
                Arguments.of(new ConnectException("Network is unreachable"), Cause.NO_ROUTE),
                Arguments.of(new ConnectException("no route"), Cause.NO_ROUTE),
                Arguments.of(new ConnectException("strange"), Cause.OTHER),
                Arguments.of(new NoRouteToHostException("gone"), Cause.NO_ROUTE),
                Arguments.of(new UnknownHostException("acme.invalid"), Cause.NO_SUCH_HOST),
                Arguments.of(new UnresolvedAddressException(), Cause.NO_SUCH_HOST),
                Arguments.of(new IOException("Tunnel failed, got: 502"), Cause.PROXY),
                Arguments.of(new SSLHandshakeException("bad"), Cause.TLS),
                Arguments.of(new SSLPeerUnverifiedException("bad"), Cause.TLS),
                Arguments.of(new SSLException("Unsupported SSL message"), Cause.TLS),
                Arguments.of(
                        handshake(new CertPathBuilderException("no path")), Cause.TLS_UNTRUSTED),
                Arguments.of(handshake(new CertificateExpiredException("old")), Cause.TLS_EXPIRED),
                Arguments.of(
                        handshake(new CertificateNotYetValidException("young")), Cause.TLS_EXPIRED),
                Arguments.of(
                        handshake(new CertificateException("No name matching a found")),
                        Cause.TLS_OTHER_HOST));
    }

    private static Exception handshake(Exception cause) {
        SSLHandshakeException thrown = new SSLHandshakeException("bad");
        thrown.initCause(cause);
        return thrown;
    }

    @ParameterizedTest
    @MethodSource("beforeAnythingIsSent")
    void aCauseIsFoundHoweverDeepItLies(Exception thrown, Cause cause) {
        IOException outer = new IOException("outside", new IOException(thrown));
        for (boolean sent : new boolean[] {true, false}) {
            assertThat(of(outer, sent))
                    .isInstanceOfSatisfying(
                            Unavailable.class, one -> assertThat(one.cause()).isEqualTo(cause));
        }
    }

    @Test
    void theInnermostMessageIsShown() {
        assertThat(of(new IOException("outside", new ConnectException("refused")), false))
                .isEqualTo(new Unavailable(Cause.REFUSED, "refused"));
        assertThat(of(new IOException("outside", new IOException(" ")), false))
                .isEqualTo(new Unavailable(Cause.OTHER, "outside"));
        assertThat(of(new IOException(), false))
                .isEqualTo(new Unavailable(Cause.OTHER, "IOException"));
    }

    @Test
    void aProxyIsBlamedForWhatItStandsBetween() {
        for (Cause cause : List.of(Cause.REFUSED, Cause.NO_SUCH_HOST, Cause.NO_ROUTE)) {
            assertThat(FailureMapper.behind("proxy:1", new Unavailable(cause, "no")))
                    .isEqualTo(new Unavailable(Cause.PROXY, "proxy:1: no"));
        }
        assertThat(FailureMapper.behind("proxy:1", timedOut(Phase.CONNECT)))
                .isEqualTo(new Unavailable(Cause.PROXY, "proxy:1 doesn't respond"));
        for (Failure other :
                List.of(
                        new Unavailable(Cause.TLS, "no"),
                        timedOut(Phase.HEADERS),
                        new Failure.LostAnswer("reset"))) {
            assertThat(FailureMapper.behind("proxy:1", other)).isSameAs(other);
        }
    }

    private static TimedOut timedOut(Phase phase) {
        return new TimedOut(phase, Duration.ofSeconds(1), false);
    }

    @Test
    void anAuthorityThatWasGivenIsNamed() {
        Authority given = new Authority("Acme", Instant.EPOCH, "");
        assertThat(FailureMapper.despite(given, new Unavailable(Cause.TLS_UNTRUSTED, "no path")))
                .isEqualTo(
                        new Unavailable(
                                Cause.TLS_OTHER_AUTHORITY,
                                "Acme didn't sign this certificate: no path"));
        Failure other = new Unavailable(Cause.TLS_EXPIRED, "old");
        assertThat(FailureMapper.despite(given, other)).isSameAs(other);
    }

    @Test
    void aFullConnectionTurnsRequestsAway() {
        assertThat(FailureMapper.isTurnedAway(new IOException("too many concurrent streams")))
                .isTrue();
        assertThat(FailureMapper.isTurnedAway(new IOException("reset"))).isFalse();
    }
}
