package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.util.TimeZone;

/** The times of services, on a computer far from UTC. */
@Tag("zone")
class TimesTest {
    private final TimeZone usual = TimeZone.getDefault();

    @BeforeEach
    void theComputerIsElsewhere() {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
    }

    @AfterEach
    void theComputerIsBack() {
        TimeZone.setDefault(usual);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-01T12:00:00,           2026-03-01T12:00:00Z",
        "2026-03-01 12:00:00,           2026-03-01T12:00:00Z",
        "2026-03-01T12:00,              2026-03-01T12:00:00Z",
        "2026-03-01T12:00:00.25,        2026-03-01T12:00:00.250Z",
        "' 2026-03-01T12:00:00 ',       2026-03-01T12:00:00Z",
        "2026-03-01T12:00:00Z,          2026-03-01T12:00:00Z",
        "2026-03-01T12:00:00-03:00,     2026-03-01T15:00:00Z",
        "2026-03-01T12:00:00.5+05:45,   2026-03-01T06:15:00.500Z",
        "1772366400,                    2026-03-01T12:00:00Z",
        "1772366400250,                 2026-03-01T12:00:00.250Z"
    })
    void withoutAnOffsetItIsUtc(String text, Instant instant) {
        assertThat(Times.instant(text)).isEqualTo(instant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-03-01", "2026-13-01T12:00:00", "yesterday", "12:00", "", "17723"})
    void whatCannotBeReadIsNoInstant(String text) {
        assertThat(Times.instant(text)).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-01, 0,                2026-03-01T00:00",
        "2026-03-01, 9,                2026-03-01T09:00",
        "2026-03-01, 23,               2026-03-01T23:00",
        "2026-03-01, 24,               2026-03-01T24",
        "2026-03-01, noon,             2026-03-01Tnoon",
        "2026-03-01, 2026-03-01T09:00, 2026-03-01T09:00",
        "2026-03-01, ,                 2026-03-01",
        ",           9,                9",
        ",           ,                 "
    })
    void aDayAndAnHourAreJoined(
            @Nullable String day, @Nullable String hour, @Nullable String joined) {
        assertThat(Times.bucket(day, hour)).isEqualTo(joined);
    }
}
