package app.marquee.http.mask;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.AnswerBody;
import app.marquee.http.ApiRequest;
import app.marquee.http.BodySecrets;
import app.marquee.http.JsonBody;
import app.marquee.http.QueryParameter;
import app.marquee.http.RequestUrl;
import app.marquee.http.Rig;
import app.marquee.http.WireServer;
import app.marquee.http.curl.Curl;
import app.marquee.model.Secret;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** No form of a secret gets out, by whichever way text leaves the wire. */
class RedactionTest {
    private static final String PASSWORD = "pä\"ss/w ör\\d+🎬9";
    private static final Redaction BOTH =
            new Redaction(List.of(new Secret(Rig.TOKEN), new Secret(PASSWORD)));

    static Stream<String> forms() {
        return Stream.of(Rig.TOKEN, PASSWORD).flatMap(RedactionTest::formsOf);
    }

    private static Stream<String> formsOf(String secret) {
        String json = JsonMapper.shared().writeValueAsString(secret);
        String quoted = json.substring(1, json.length() - 1);
        StringBuilder escaped = new StringBuilder();
        secret.chars().forEach(c -> escaped.append(String.format("\\u%04X", c)));
        String percent = URLEncoder.encode(secret, StandardCharsets.UTF_8);
        byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
        return Stream.of(
                secret,
                quoted,
                quoted.replace("/", "\\/"),
                escaped.toString(),
                escaped.toString().toLowerCase(java.util.Locale.ROOT),
                percent,
                percent.toLowerCase(java.util.Locale.ROOT).replace("\\U", "\\u"),
                percent.replace("+", "%20"),
                RequestUrl.encode(secret),
                Base64.getEncoder().encodeToString(bytes),
                Base64.getUrlEncoder().withoutPadding().encodeToString(bytes),
                Base64.getEncoder()
                        .encodeToString(("user:" + secret).getBytes(StandardCharsets.UTF_8)),
                Base64.getEncoder()
                        .encodeToString(("u:" + secret + "!").getBytes(StandardCharsets.UTF_8)),
                Base64.getUrlEncoder()
                        .encodeToString(("abc" + secret + "xy").getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyFormIsMasked(String form) {
        String masked = BOTH.text("before " + form + " after, and \"" + form + "\"");
        assertThat(masked).doesNotContain(form).contains(Secret.MASK);
        assertThat(masked).startsWith("before ").contains(" after, and \"");
        assertThat(masked.replace(Secret.MASK, "")).hasSizeLessThan(40);
    }

    @Test
    void otherTextStaysAsItIs() {
        String text = "The playlist {\"id\":\"1\"} was not found: %2F Y2FuYXJ5 canary";
        assertThat(BOTH.text(text)).isEqualTo(text);
        assertThat(new Redaction(List.of()).text(text)).isEqualTo(text);
    }

    @Test
    void blanksAreNoSecret() {
        String blanks = " ".repeat(12);
        Redaction redaction = new Redaction(List.of(new Secret(blanks)));
        assertThat(redaction.text("{" + blanks + "}")).isEqualTo("{" + blanks + "}");
    }

    @Test
    void aVeryShortSecretIsOnlyMaskedAsAWord() {
        Redaction redaction = new Redaction(List.of(new Secret("T"), new Secret(" ")));
        assertThat(redaction.text("The token T is \"T\", not True"))
                .isEqualTo("The token •••••• is \"••••••\", not True");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"password\":\"canary\"}",
                "{\"id\":1,\"Password\" : \"a\\\"canary\",\"name\":\"b\"}",
                "{\"api_token\":\"canary",
                "{\"password\":739142canary}",
                "{\"password\":\"canary\\"
            })
    void aSecretThatNobodyRegisteredIsMaskedByItsName(String json) {
        String masked = new Redaction(List.of()).text(json);
        assertThat(masked).doesNotContain("canary").contains("\"" + Secret.MASK + "\"");
        assertThat(new Redaction(List.of()).text(masked)).isEqualTo(masked);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"password\":null,\"access_type\":\"anyone_with_password\"}",
                "{\"password\":\"\"}",
                "[\"password\",\"token\"]"
            })
    void whatOnlySpeaksOfASecretStaysAsItIs(String json) {
        assertThat(new Redaction(List.of()).text(json)).isEqualTo(json);
    }

    @Test
    void theBeginningOfASecretAtACutIsMasked() {
        assertThat(BOTH.cutText("{\"echo\":\"" + Rig.TOKEN.substring(0, 9)))
                .isEqualTo("{\"echo\":\"" + Secret.MASK);
    }

    static Stream<Failure> failuresThatSpeak() {
        Answer answer = new Answer(418, "words " + Rig.TOKEN, "raw " + PASSWORD);
        return Stream.of(
                new Failure.Unauthorized(answer),
                new Failure.Forbidden(answer),
                new Failure.NotFound(answer),
                new Failure.Conflict(answer),
                new Failure.Invalid(answer),
                new Failure.RateLimited(answer, null),
                new Failure.ServerError(answer),
                new Failure.Unexpected(answer),
                new Failure.NotJson(answer),
                new Failure.WrongShape(answer, "/" + PASSWORD, ExpectedContent.DATA),
                new Failure.Redirected(
                        answer,
                        Failure.Redirected.Target.OTHER_BASE,
                        "to " + PASSWORD,
                        "from " + PASSWORD,
                        "base " + Rig.TOKEN),
                new Failure.ErrorReported(answer),
                new Failure.NotHttp("at " + PASSWORD),
                new Failure.Undecodable("coding " + Rig.TOKEN, false),
                new Failure.Unavailable(Failure.Unavailable.Cause.OTHER, "to " + Rig.TOKEN),
                new Failure.LostAnswer("after " + PASSWORD),
                new Failure.Storage("what " + Rig.TOKEN, "how " + PASSWORD),
                new Failure.Defect("in " + Rig.TOKEN),
                new Failure.NotCreated("folder " + PASSWORD, true),
                new Failure.Refused(
                        List.of(new Violation(Rig.TOKEN, new ValidationResult.NotUuid(PASSWORD)))));
    }

    @ParameterizedTest
    @MethodSource("failuresThatSpeak")
    void everyFailureIsMasked(Failure failure) {
        assertThat(BOTH.failure(failure).toString())
                .doesNotContain(Rig.TOKEN)
                .doesNotContain(PASSWORD)
                .contains(Secret.MASK);
        assertThat(BOTH.failure(failure)).hasSameClassAs(failure);
    }

    static Stream<Failure> silentFailures() {
        return Stream.of(
                new Failure.TimedOut(Failure.TimedOut.Phase.BODY, Duration.ofSeconds(3), true),
                new Failure.TooLarge(7),
                new Failure.TooMany(8),
                new Failure.Cancelled(true),
                new Failure.ReadOnly(Operation.UPDATE_PLAYLIST),
                new Failure.NoToken(),
                new Failure.Unauthorized(new Answer(401, null, "")),
                new Failure.RateLimited(new Answer(429, null, ""), Duration.ofSeconds(9)),
                new Failure.NotCreated("folder", true),
                new Failure.Refused(
                        List.of(
                                new Violation("name", new ValidationResult.TooLong(9, 5)),
                                new Violation("id", new ValidationResult.NotUuid("x")))));
    }

    @ParameterizedTest
    @MethodSource("silentFailures")
    void aFailureWithoutSecretsStaysAsItIs(Failure failure) {
        assertThat(BOTH.failure(failure)).isEqualTo(failure);
    }

    /** Each one once, and none of two that name each other without an end. */
    @Test
    void whatIsBesideAnExceptionIsCopiedOnce() {
        IOException one = new IOException("one " + Rig.TOKEN);
        IOException two = new IOException("two", one);
        one.addSuppressed(two);
        one.addSuppressed(new IOException("three", new IOException("four")));
        Throwable copy = BOTH.throwable(one);
        assertThat(copy).hasMessage("java.io.IOException: one " + Secret.MASK).hasNoCause();
        assertThat(copy.getStackTrace()).isEqualTo(one.getStackTrace());
        assertThat(copy.getSuppressed())
                .extracting(Throwable::getMessage)
                .containsExactly("java.io.IOException: two", "java.io.IOException: three");
        assertThat(copy.getSuppressed()[0]).hasNoCause();
        assertThat(copy.getSuppressed()[1].getCause()).hasMessage("java.io.IOException: four");
    }

    @Test
    void anExceptionIsCopiedWithItsCausesOnlyWhenItSpeaks() {
        IOException harmless = new IOException("reset");
        assertThat(BOTH.throwable(harmless)).isSameAs(harmless);

        IOException speaking =
                new IOException("outer", new IllegalStateException("inner " + Rig.TOKEN));
        speaking.addSuppressed(new IOException("beside " + PASSWORD));
        String trace = trace(BOTH.throwable(speaking));
        assertThat(trace)
                .doesNotContain(Rig.TOKEN)
                .doesNotContain(PASSWORD)
                .contains("java.lang.IllegalStateException: inner " + Secret.MASK)
                .contains("beside " + Secret.MASK)
                .contains("RedactionTest.java");
    }

    @Test
    void anExceptionThatIsItsOwnCauseIsCopiedToo() {
        IOException one = new IOException("one " + Rig.TOKEN);
        one.initCause(new IOException("two", one));
        assertThat(trace(BOTH.throwable(one)))
                .contains("one " + Secret.MASK)
                .doesNotContain(Rig.TOKEN);
    }

    @Test
    void theSecretsOfABodyAreFoundByWhatMayNotBeSeen() {
        JsonBody body =
                new JsonBody(
                        "{\"name\":\"A\",\"password\":\"one-secret\",\"more\":[{\"pin\":1234567}]}",
                        "{\"name\":\"A\",\"password\":\"••••••\",\"more\":[{\"pin\":\"••••••\"}]}");
        assertThat(BodySecrets.of(body))
                .containsExactly(new Secret("one-secret"), new Secret("1234567"));
        assertThat(BodySecrets.of(JsonBody.of("{\"a\":1}"))).isEmpty();
        assertThat(BodySecrets.of(new JsonBody("not json", "••••••")))
                .containsExactly(new Secret("not json"));
    }

    /** A service that repeats in every part of its answer all that it was sent. */
    private static void echo(WireServer.Call call, int status) throws IOException {
        String all =
                Stream.concat(forms(), Stream.of(call.request))
                        .map(JsonMapper.shared()::writeValueAsString)
                        .reduce(
                                "{\"errMsg\":"
                                        + JsonMapper.shared().writeValueAsString(Rig.TOKEN)
                                        + ",\"echo\":[0",
                                (a, b) -> a + "," + b);
        call.json(
                status,
                all + "]}",
                "X-Echo: " + Rig.TOKEN,
                "Location: https://a.example/?t=" + RequestUrl.encode(Rig.TOKEN),
                "Set-Cookie: session=abc");
    }

    private static ApiRequest withPassword() {
        String json = JsonMapper.shared().writeValueAsString(Map.of("password", PASSWORD));
        return ApiRequest.of(
                Operation.UPDATE_PLAYLIST,
                Map.of("playlist_id", Rig.TOKEN),
                List.of(new QueryParameter("q", PASSWORD)),
                new JsonBody(json, "{\"password\":\"" + Secret.MASK + "\"}"));
    }

    /** Whoever masks other texts knows them before anything can be said of the request. */
    @Test
    void everySecretIsToldBeforeARequestCarriesIt() {
        Set<Secret> told = ConcurrentHashMap.newKeySet();
        Set<Secret> knownOnArrival = ConcurrentHashMap.newKeySet();
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    knownOnArrival.addAll(told);
                                    call.json(200, "{}");
                                });
                Rig rig = Rig.with(server, builder -> builder.onSecret(told::add))) {
            rig.transport.send(withPassword(), Rig.TEXT);
            assertThat(knownOnArrival)
                    .containsExactlyInAnyOrder(new Secret(Rig.TOKEN), new Secret(PASSWORD));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 302, 400, 401, 403, 404, 409, 429, 500})
    void nothingSecretComesOutWhateverIsAnswered(int status) {
        try (WireServer server = WireServer.answering(call -> echo(call, status));
                Rig rig = Rig.to(server)) {
            FailureException thrown = rig.thrown(withPassword(), RedactionTest::complain);
            assertThat(server.requests.getFirst()).contains(Rig.TOKEN);
            assertClean(trace(thrown), forms());
            assertClean(thrown.failure().toString());
            Exchange exchange = rig.exchanges.getLast();
            assertClean(exchange.toString());
            assertClean(Curl.of(exchange));
            assertThat(exchange.responseHeaders())
                    .contains(new Exchange.Header("set-cookie", Secret.MASK));
            assertThat(exchange.requestHeaders().getFirst())
                    .isEqualTo(new Exchange.Header("Authorization", Secret.MASK));
        }
    }

    /** A reader that puts all it saw into its failure and its exceptions. */
    private static Object complain(AnswerBody body) throws IOException {
        String all = Rig.TEXT.read(body);
        assertClean(body.beginning().get());
        throw new FailureException(
                new Failure.WrongShape(new Answer(200, all, all), all, ExpectedContent.DATA),
                new IllegalStateException(all, new IOException(all)));
    }

    @Test
    void aReaderWithADefectTellsNoSecrets() {
        try (WireServer server = WireServer.answering(call -> echo(call, 200));
                Rig rig = Rig.to(server)) {
            FailureException thrown =
                    rig.thrown(
                            withPassword(),
                            body -> {
                                throw new IllegalStateException(Rig.TEXT.read(body));
                            });
            assertThat(thrown.failure()).isInstanceOf(Failure.Defect.class);
            assertClean(trace(thrown));
            assertClean(thrown.failure().toString());
            assertClean(rig.exchanges.getLast().toString());
        }
    }

    @Test
    void secretsThatWereRegisteredAreMaskedToo() {
        try (WireServer server =
                        WireServer.answering(call -> call.json(400, "elsewhere-9f2c is wrong"));
                Rig rig =
                        Rig.with(
                                server,
                                parts ->
                                        parts.secrets(
                                                () -> List.of(new Secret("elsewhere-9f2c"))))) {
            assertThat(rig.failure(Rig.put()).toString())
                    .doesNotContain("elsewhere")
                    .contains(Secret.MASK + " is wrong");
        }
    }

    @Test
    void aRecordOfAHostThatHoldsASecretIsMasked() {
        URI url = URI.create("https://" + "abcdefgh.invalid/x?abcdefgh#abcdefgh");
        assertThat(new Redaction(List.of(new Secret("abcdefgh"))).url(url).toString())
                .contains("invalid")
                .doesNotContain("abcdefgh");
    }

    private static void assertClean(String text) {
        assertThat(text).contains(Secret.MASK);
        assertClean(text, forms());
    }

    private static void assertClean(String text, Stream<String> secrets) {
        secrets.forEach(form -> assertThat(text).doesNotContain(form));
    }

    private static String trace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    /** No place of a failure is left out because another one is masked. */
    @ParameterizedTest
    @MethodSource("failuresThatSpeak")
    void nothingOfAFailureIsLeftOut(Failure failure) {
        Redaction one = new Redaction(List.of(new Secret(PASSWORD)));
        assertThat(one.failure(failure).toString()).doesNotContain(PASSWORD);
        Redaction other = new Redaction(List.of(new Secret(Rig.TOKEN)));
        assertThat(other.failure(failure).toString()).doesNotContain(Rig.TOKEN);
    }

    @Test
    void fourCharactersAtACutTellSomething() {
        Redaction redaction = new Redaction(List.of(new Secret("abcdefgh")));
        assertThat(redaction.cutText("x abcd")).isEqualTo("x " + Secret.MASK);
        assertThat(redaction.cutText("x abc")).isEqualTo("x abc");
        assertThat(redaction.cutText("x abcdefg")).isEqualTo("x " + Secret.MASK);
    }

    /** Or else the rest of the longer one would be left. */
    @Test
    void aSecretThatIsPartOfAnotherIsMaskedAfterIt() {
        Redaction redaction =
                new Redaction(List.of(new Secret("secret-one"), new Secret("secret-one-longer")));
        assertThat(redaction.text("is secret-one-longer or secret-one"))
                .isEqualTo("is " + Secret.MASK + " or " + Secret.MASK);
    }

    @Test
    void aSecretWithControlCharactersIsFoundInJson() {
        String secret = "a\tb\bc\fd\re\nf";
        Redaction redaction = new Redaction(List.of(new Secret(secret)));
        String json = JsonMapper.shared().writeValueAsString(secret);
        assertThat(json).contains("\\t", "\\b", "\\f", "\\r", "\\n");
        assertThat(redaction.text(json)).isEqualTo("\"" + Secret.MASK + "\"");
    }

    /** Six bytes are found in base64, and five only as they are. */
    @Test
    void aShortSecretIsFoundInBase64() {
        for (String around : List.of("", "u", "u:")) {
            String text =
                    Base64.getEncoder()
                            .encodeToString((around + "abcdef").getBytes(StandardCharsets.UTF_8));
            assertThat(new Redaction(List.of(new Secret("abcdef"))).text(text))
                    .as("after %d bytes", around.length())
                    .isEqualTo(Secret.MASK);
        }
        String five = Base64.getEncoder().encodeToString("abcde".getBytes(StandardCharsets.UTF_8));
        assertThat(new Redaction(List.of(new Secret("abcde"))).text(five)).isEqualTo(five);
    }

    /** Of four characters or fewer. */
    @Test
    void fiveCharactersAreMaskedWithinAWord() {
        assertThat(new Redaction(List.of(new Secret("abcde"))).text("xabcdey"))
                .isEqualTo("x" + Secret.MASK + "y");
        assertThat(new Redaction(List.of(new Secret("abcd"))).text("xabcdy abcd"))
                .isEqualTo("xabcdy " + Secret.MASK);
    }

    @Test
    void anAddressIsMaskedAndStaysAnAddress() {
        Redaction redaction = new Redaction(List.of(new Secret("hunter22")));
        assertThat(redaction.url(URI.create("https://a.test/b?c=d")))
                .isEqualTo(URI.create("https://a.test/b?c=d"));
        URI masked = redaction.url(URI.create("https://a.test/hunter22?c=hunter22"));
        assertThat(masked.toString()).doesNotContain("hunter22").startsWith("https://a.test/");
    }

    /** Base64 has two alphabets, and JSON may escape a slash. */
    @ParameterizedTest
    @ValueSource(strings = {"Pz8/Pj4+", "Pz8_Pj4-", "Pz8\\/Pj4+"})
    void everyAlphabetOfBase64IsFound(String text) {
        assertThat(Base64.getEncoder().encodeToString("???>>>".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("Pz8/Pj4+");
        assertThat(new Redaction(List.of(new Secret("???>>>"))).text("a " + text + " b"))
                .isEqualTo("a " + Secret.MASK + " b");
    }
}
