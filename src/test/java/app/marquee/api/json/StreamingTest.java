package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.api.TestAnswer;
import app.marquee.api.TextStream;
import app.marquee.api.response.Readers;
import app.marquee.http.AnswerBody;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

@Tag("long")
class StreamingTest {
    private static final long MANY = 300_000;

    /** Interrupts the reading thread after many rows of an answer that has no end. */
    private static final class Impatient implements RowSink<CityRow> {
        long rows;
        long progress;

        @Override
        public void row(CityRow row) {
            rows++;
            if (rows == MANY) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void progress(long soFar) {
            progress = soFar;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[ | {\"city\":\"C%d\",\"views\":%d},",
                "{\"cities\":[ | {\"city\":\"C%d\",\"views\":%d},",
                "{\"linhas\":[ | {\"city\":\"C%d\",\"views\":%d},",
                "{ | \"C%d\":{\"views\":%d},",
                "{\"data\":{\"2026-03-01\":{ | \"C%d\":{\"views\":%d},"
            })
    void anAnswerWithoutEndIsReadRowByRowUntilTheInterrupt(String start, String row) {
        Impatient sink = new Impatient();
        AnswerBody body = new AnswerBody(200, endless(start, row), () -> start);
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class,
                        () -> Readers.stream(Readers.CITY, sink).read(body));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(thrown.failure()).isEqualTo(new Failure.Cancelled(true));
        assertThat(sink.rows).isBetween(MANY, MANY + 10_000);
        assertThat(sink.progress).isBetween(MANY, sink.rows);
    }

    @Test
    void theEndSaysHowManyRowsAndWhatStoodBesideThem() throws IOException {
        Impatient sink = new Impatient();
        String json =
                "{\"data\":[{\"city\":\"A\",\"views\":1},{\"city\":\"B\"}],\"total\":{\"views\":2},"
                        + "\"zone\":\"UTC\"}";
        RowsEnd end = TestAnswer.ok(json).readBy(Readers.stream(Readers.CITY, sink));
        assertThat(end.rows()).isEqualTo(2).isEqualTo(sink.rows).isEqualTo(sink.progress);
        assertThat(end.total()).isEqualTo(new Counters(2L, null, null, null));
        assertThat(end.extras().members()).containsExactly(Map.entry("zone", "\"UTC\""));
    }

    @Test
    void aConnectionThatBreaksIsLeftToTheTransport() {
        InputStream breaks = new TextStream(List.of("[{\"city\":\"A\"},").iterator(), true);
        AnswerBody body = new AnswerBody(200, breaks, () -> "");
        assertThatThrownBy(() -> Readers.rows(Readers.CITY).read(body))
                .isInstanceOf(IOException.class)
                .hasMessage("Connection reset");
    }

    /** Put together by hand: a formatter takes longer than the reading. */
    private static InputStream endless(String start, String row) {
        String[] parts = row.split("%d", -1);
        return new TextStream(
                Stream.concat(
                                Stream.of(start),
                                Stream.iterate(1L, number -> number + 1)
                                        .map(number -> String.join("" + number, parts)))
                        .iterator(),
                false);
    }
}
