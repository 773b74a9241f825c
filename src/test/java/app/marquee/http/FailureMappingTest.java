package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        "302, Unexpected",
        "304, Unexpected",
        "600, Unexpected",
    })
    void aStatus(int status, String name) {
        Answer answer = new Answer(status, "words", "raw");
        assertThat(FailureMapper.ofStatus(answer, null).getClass().getSimpleName()).isEqualTo(name);
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
}
