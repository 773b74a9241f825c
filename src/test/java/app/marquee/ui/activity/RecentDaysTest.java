package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Instant;
import java.time.ZoneId;

/** Days begin at midnight of the connection's zone, not of UTC, and today is one of them. */
class RecentDaysTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final Instant NOW = Instant.parse("2026-06-15T15:30:00Z");

    @ParameterizedTest
    @CsvSource({
        "TODAY, 2026-06-15T03:00:00Z, true",
        "TODAY, 2026-06-15T02:59:59Z, false",
        "WEEK, 2026-06-09T03:00:00Z, true",
        "WEEK, 2026-06-09T02:59:59Z, false",
        "MONTH, 2026-05-17T03:00:00Z, true",
        "MONTH, 2026-05-17T02:59:59Z, false",
        "ALL, 2020-01-01T00:00:00Z, true",
        "TODAY, 2026-06-15T15:31:00Z, true"
    })
    void hasItsFirstMomentAndNoneBefore(RecentDays days, Instant moment, boolean isIn) {
        assertThat(days.has(moment, NOW, ZONE)).isEqualTo(isIn);
    }
}
