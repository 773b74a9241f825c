package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.time.ZoneId;
import java.util.stream.Stream;

/** Days and hours in every form that a service may write. */
class BucketTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final BucketReader HOURS = BucketReader.hours(ZONE);

    @ParameterizedTest
    @CsvSource({
        "2025-08-12, 2025-08-12T03:00:00Z",
        "2025-08-12T12:00:55.000Z, 2025-08-12T12:00:55Z",
        "2025-08-12T12:00:00Z, 2025-08-12T12:00:00Z",
        "2025-08-12T12:00:00-03:00, 2025-08-12T15:00:00Z",
        "2025-08-12T12:00:00, 2025-08-12T15:00:00Z",
        "2025-08-12 12:00, 2025-08-12T15:00:00Z"
    })
    void begins(String text, Instant begins) {
        assertThat(HOURS.of(text).begins(ZONE)).contains(begins);
        assertThat(HOURS.of(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12/08/2025", "2025-13-01", "Tuesday", "2025-08-12T25:00:00Z"})
    void whatIsNotUnderstoodStaysAsItIs(String text) {
        assertThat(HOURS.of(text)).isEqualTo(new Bucket.Other(text));
    }

    @Test
    void inTimeWhateverTheForm() {
        assertThat(
                        Stream.of(
                                        "b",
                                        "2025-08-12T12:00:00Z",
                                        "a",
                                        "2025-08-12",
                                        "2025-08-12 01:00")
                                .map(HOURS::of)
                                .sorted(HOURS.inTime())
                                .map(Bucket::text))
                .containsExactly(
                        "2025-08-12", "2025-08-12 01:00", "2025-08-12T12:00:00Z", "a", "b");
    }
}
