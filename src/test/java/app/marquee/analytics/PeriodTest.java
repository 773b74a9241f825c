package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.LocalDate;

/** Presets and shifts at the ends of months, in leap years and around today. */
class PeriodTest {
    @ParameterizedTest
    @CsvSource({
        "TODAY, 2024-03-01, 2024-03-01, 2024-03-01",
        "YESTERDAY, 2024-03-01, 2024-02-29, 2024-02-29",
        "LAST_7_DAYS, 2024-03-01, 2024-02-23, 2024-02-29",
        "LAST_28_DAYS, 2025-03-01, 2025-02-01, 2025-02-28",
        "LAST_30_DAYS, 2024-12-31, 2024-12-01, 2024-12-30",
        "LAST_90_DAYS, 2024-03-30, 2023-12-31, 2024-03-29",
        "THIS_MONTH, 2024-02-29, 2024-02-01, 2024-02-28",
        "LAST_MONTH, 2024-03-31, 2024-02-01, 2024-02-29",
        "LAST_MONTH, 2025-01-15, 2024-12-01, 2024-12-31",
        "THIS_YEAR, 2024-02-29, 2024-01-01, 2024-02-28"
    })
    void presets(PeriodPreset preset, LocalDate today, LocalDate start, LocalDate end) {
        assertThat(preset.on(today)).isEqualTo(new Period(start, end));
    }

    @ParameterizedTest
    @CsvSource({
        "2024-03-01, 2024-03-31, -1, 2024-02-01, 2024-02-29",
        "2024-01-01, 2024-12-31, 1, 2025-01-01, 2025-12-31",
        "2024-03-01, 2024-03-07, -1, 2024-02-23, 2024-02-29",
        "2024-02-29, 2024-02-29, 1, 2024-03-01, 2024-03-01",
        "2024-01-31, 2024-02-29, 2, 2024-03-31, 2024-04-29"
    })
    void shifting(
            LocalDate start,
            LocalDate end,
            int steps,
            LocalDate shiftedStart,
            LocalDate shiftedEnd) {
        assertThat(new Period(start, end).shift(steps))
                .isEqualTo(new Period(shiftedStart, shiftedEnd));
    }

    @Test
    void shiftingThereAndBackIsTheSame() {
        Period month = new Period(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 31));
        assertThat(month.shift(1).shift(-1)).isEqualTo(month);
    }

    @Test
    void itsFirstAndLastDayAreInIt() {
        Period march = new Period(LocalDate.of(2026, 3, 1), LocalDate.of(2026, 3, 31));
        assertThat(march.contains(march.start())).isTrue();
        assertThat(march.contains(march.end())).isTrue();
        assertThat(march.contains(march.start().minusDays(1))).isFalse();
        assertThat(march.contains(march.end().plusDays(1))).isFalse();
    }

    @Test
    void aReversedPeriodCannotExist() {
        LocalDate day = LocalDate.of(2024, 1, 2);
        assertThatThrownBy(() -> new Period(day, day.minusDays(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatAPersonChoseIsJudged() {
        LocalDate today = LocalDate.of(2024, 5, 5);
        assertThat(PeriodRule.check(null, today, today)).isEqualTo(new PeriodRule.Incomplete());
        assertThat(PeriodRule.check(today, today.minusDays(1), today))
                .isEqualTo(new PeriodRule.Reversed());
        assertThat(PeriodRule.check(today.plusDays(1), today.plusDays(2), today))
                .isEqualTo(new PeriodRule.InTheFuture());
        assertThat(PeriodRule.check(today.plusDays(8), today, today))
                .as("the end that was there before")
                .isEqualTo(new PeriodRule.InTheFuture());
        assertThat(PeriodRule.check(today, today.plusDays(2), today))
                .isEqualTo(new PeriodRule.Fits(new Period(today, today.plusDays(2))));
    }
}
