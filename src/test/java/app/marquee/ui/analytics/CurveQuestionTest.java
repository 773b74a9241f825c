package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.ui.analytics.report.DataFinalityRule;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** Which day or hour was not over when it was asked for. */
class CurveQuestionTest {
    private static final ZoneId BRAZIL = ZoneId.of("America/Sao_Paulo");
    private static final LocalDate LAST = LocalDate.of(2026, 3, 10);

    private static CurvePane.Question question(boolean daily, String asked) {
        return new CurvePane.Question(
                CounterMetric.VIEWS,
                BRAZIL,
                new Period(LAST.minusDays(6), LAST),
                daily,
                Instant.parse(asked),
                new DataFinalityRule(3).first(LocalDate.ofInstant(Instant.parse(asked), BRAZIL)));
    }

    private static double at(String time) {
        return Instant.parse(time).getEpochSecond();
    }

    @Test
    void theLastDaysBeforeTheLoadArePreliminaryInTheZoneOfTheAccount() {
        CurvePane.Question asked = question(true, "2026-03-11T02:59:00Z");
        assertThat(asked.preliminary()).isEqualTo(at("2026-03-08T03:00:00Z"));
        assertThat(asked.isPreliminary()).isTrue();
        assertThat(question(true, "2026-03-13T02:59:00Z").isPreliminary()).isTrue();
        assertThat(question(true, "2026-03-13T03:00:00Z").isPreliminary()).isFalse();
    }

    @Test
    void ofHoursItIsTheHour() {
        CurvePane.Question asked = question(false, "2026-03-10T15:42:10Z");
        assertThat(asked.preliminary()).isEqualTo(at("2026-03-10T15:00:00Z"));
        assertThat(asked.isPreliminary()).isTrue();
    }
}
