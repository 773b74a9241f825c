package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import java.math.BigDecimal;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Every form in which a service may name a wait. */
class RetryAfterTest {
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    private static @Nullable Duration wait(Map<String, List<String>> headers) {
        return RetryAfter.of(HttpHeaders.of(headers, (_, _) -> true), NOW);
    }

    /** The forms of reports: a line for each, with the delay in seconds. */
    @ParameterizedTest
    @CsvFileSource(
            resources = "/app/marquee/corpus/http/retry-after.txt",
            delimiter = '|',
            nullValues = "none")
    void everyForm(String value, @Nullable BigDecimal seconds) {
        Duration wait = wait(Map.of("Retry-After", List.of(value)));
        assertThat(wait == null ? null : BigDecimal.valueOf(wait.toMillis(), 3))
                .usingComparator(Comparator.nullsFirst(BigDecimal::compareTo))
                .isEqualTo(seconds);
    }

    @Test
    void nothingAtAll() {
        assertThat(wait(Map.of())).isNull();
    }

    @Test
    void aDateIsCountedFromTheServicesOwnClock() {
        for (String value : List.of("Sun, 06 Nov 1994 10:00:20 GMT", "1994-11-06T10:00:20Z")) {
            assertThat(
                            wait(
                                    Map.of(
                                            "Date",
                                            List.of("Sun, 06 Nov 1994 10:00:00 GMT"),
                                            "Retry-After",
                                            List.of(value))))
                    .as(value)
                    .isEqualTo(Duration.ofSeconds(20));
        }
    }

    @Test
    void aClockThatCannotBeReadIsNotCountedFrom() {
        assertThat(
                        wait(
                                Map.of(
                                        "Date", List.of("noon"),
                                        "Retry-After", List.of("Sun, 01 Mar 2026 12:00:20 GMT"))))
                .isEqualTo(Duration.ofSeconds(20));
    }
}
