package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Every form in which a service may name a wait. */
class RetryAfterTest {
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    private static @Nullable Duration wait(Map<String, List<String>> headers) {
        return RetryAfter.of(HttpHeaders.of(headers, (_, _) -> true), NOW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "30",
                " 30 ",
                "Sun, 01 Mar 2026 12:00:30 GMT",
                "Sunday, 01-Mar-26 12:00:30 GMT",
                "Sun Mar  1 12:00:30 2026",
            })
    void halfAMinute(String value) {
        assertThat(wait(Map.of("Retry-After", List.of(value)))).isEqualTo(Duration.ofSeconds(30));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-1", "1.5", "06 Nov 1994"})
    void nothingThatCanBeRead(String value) {
        assertThat(wait(Map.of("Retry-After", List.of(value)))).isNull();
    }

    @Test
    void nothingAtAll() {
        assertThat(wait(Map.of())).isNull();
    }

    @Test
    void aDatePassed() {
        assertThat(wait(Map.of("Retry-After", List.of("Sun, 06 Nov 1994 08:00:00 GMT"))))
                .isEqualTo(Duration.ZERO);
    }

    @Test
    void aDateIsCountedFromTheServicesOwnClock() {
        assertThat(
                        wait(
                                Map.of(
                                        "Date", List.of("Sun, 06 Nov 1994 10:00:00 GMT"),
                                        "Retry-After", List.of("Sun, 06 Nov 1994 10:00:20 GMT"))))
                .isEqualTo(Duration.ofSeconds(20));
    }

    @ParameterizedTest
    @CsvSource({
        "2592000, 2592000",
        "2591999, 2591999",
        "2592001, 2592000",
        "9999999, 2592000",
        "0000000, 0",
        "0, 0"
    })
    void noWaitIsLongerThanAMonth(String value, long seconds) {
        assertThat(wait(Map.of("Retry-After", List.of(value))))
                .isEqualTo(Duration.ofSeconds(seconds));
    }

    @Test
    void aDateFarAwayIsAMonth() {
        assertThat(wait(Map.of("Retry-After", List.of("Mon, 01 Mar 2027 12:00:00 GMT"))))
                .isEqualTo(Duration.ofDays(30));
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

    @Test
    void noWaitOverflows() {
        assertThat(wait(Map.of("Retry-After", List.of("99999999999999999999"))))
                .isEqualTo(Duration.ofDays(30));
    }
}
