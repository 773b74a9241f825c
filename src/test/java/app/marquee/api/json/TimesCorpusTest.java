package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CorpusLines;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Instant;
import java.util.stream.Stream;

/** Times as servers write them; none is invented. */
class TimesCorpusTest {
    static Stream<Arguments> times() {
        return CorpusLines.of("times/times.tsv")
                .map(line -> Arguments.of(line.getFirst(), line.getLast()));
    }

    @ParameterizedTest
    @MethodSource("times")
    void aTimeIsReadOrUnknown(String json, String expected) {
        Instant read =
                Fields.of(Json.MAPPER.readTree("{\"created_at\":" + json + "}"))
                        .instant("created_at")
                        .orNull();
        assertThat(read)
                .isEqualTo(expected.equals(CorpusLines.UNKNOWN) ? null : Instant.parse(expected));
    }
}
