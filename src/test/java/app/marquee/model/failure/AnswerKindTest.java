package app.marquee.model.failure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.stream.Stream;

/** What a body is, by its beginning, with and without a byte order mark. */
class AnswerKindTest {
    static Stream<Arguments> json() {
        return Stream.of(
                Arguments.of("{}", AnswerKind.OBJECT),
                Arguments.of(" \n[1]", AnswerKind.LIST),
                Arguments.of("\"a\"", AnswerKind.TEXT),
                Arguments.of("true", AnswerKind.BOOLEAN),
                Arguments.of("false", AnswerKind.BOOLEAN),
                Arguments.of("null", AnswerKind.NULL),
                Arguments.of("-1", AnswerKind.NUMBER),
                Arguments.of("", AnswerKind.EMPTY));
    }

    static Stream<Arguments> other() {
        return Stream.of(
                Arguments.of("", AnswerKind.EMPTY),
                Arguments.of("  ", AnswerKind.EMPTY),
                Arguments.of("<!doctype html>", AnswerKind.PAGE),
                Arguments.of("{\"a\":", AnswerKind.BROKEN),
                Arguments.of("[1,", AnswerKind.BROKEN),
                Arguments.of("Not found", AnswerKind.OTHER),
                Arguments.of("caf\ufffd au lait", AnswerKind.MALFORMED),
                Arguments.of("caf\ufffd", AnswerKind.OTHER),
                Arguments.of("a\0b", AnswerKind.MALFORMED));
    }

    @ParameterizedTest
    @MethodSource("json")
    void ofJson(String body, AnswerKind kind) {
        assertThat(AnswerKind.ofJson(body)).isEqualTo(kind);
        assertThat(AnswerKind.ofJson("\ufeff " + body)).isEqualTo(kind);
    }

    @ParameterizedTest
    @MethodSource("other")
    void ofWhatIsNoJson(String body, AnswerKind kind) {
        assertThat(AnswerKind.ofOther(body)).isEqualTo(kind);
        assertThat(AnswerKind.ofOther(" \ufeff\n" + body)).isEqualTo(kind);
    }
}
