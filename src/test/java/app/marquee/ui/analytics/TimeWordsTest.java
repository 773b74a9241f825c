package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;

/** Times in the window are relative, and those in files stay true. */
class TimeWordsTest {
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");

    private final Messages messages = Messages.of("analytics", Locale.ENGLISH);
    private final TimeWords window = TimeWords.withAges(messages, Clock.fixed(NOW, ZoneOffset.UTC));
    private final TimeWords file = TimeWords.lasting(messages);

    @Test
    void theDayIsLeftOutWhereItIsTodayInTheZoneOfTheAccount() {
        assertThat(window.asked(NOW, FakeShell.ZONE)).isEqualTo("Loaded 9:00\u202fAM");
        assertThat(window.asked(Instant.parse("2026-03-10T02:59:00Z"), FakeShell.ZONE))
                .as("the day before, there")
                .contains("Mar 9, 2026");
        assertThat(window.asked(Instant.parse("2026-03-10T02:59:00Z"), ZoneOffset.UTC))
                .doesNotContain("2026");
        assertThat(file.asked(NOW, FakeShell.ZONE)).contains("Mar 10, 2026, 9:00");
    }

    @Test
    void theLastPointHasItsAgeInTheWindowAlone() {
        Instant point = NOW.minusSeconds(180);
        assertThat(window.lastPoint(point, FakeShell.ZONE)).contains("8:57").contains("3 min");
        assertThat(file.lastPoint(point, FakeShell.ZONE)).contains("8:57").doesNotContain("3 min");
        assertThat(file.isLasting()).isTrue();
        assertThat(window.isLasting()).isFalse();
    }

    /** The clock of the server may be ahead. */
    @Test
    void aPointInTheFutureHasNoNegativeAge() {
        assertThat(window.lastPoint(NOW.plusSeconds(90), FakeShell.ZONE))
                .isEqualTo(window.lastPoint(NOW, FakeShell.ZONE).replace("9:00", "9:01"))
                .doesNotContain("-", "\u2212");
    }
}
