package app.marquee.command.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.LocalDate;

/** Periods to compare with, as they are typed. */
class PeriodOptionTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 7, 20);

    private static Period days(String first, String last) {
        return new Period(LocalDate.parse(first), LocalDate.parse(last));
    }

    @ParameterizedTest
    @CsvSource({
        "last-year, 2026-06-01, 2026-06-30, 2025-06-01, 2025-06-30",
        "last-year, 2024-02-01, 2024-02-29, 2023-02-01, 2023-02-28",
        "last-year, 2026-01-01, 2026-01-01, 2025-01-01, 2025-01-01",
        "previous, 2026-06-11, 2026-06-20, 2026-06-01, 2026-06-10",
        "2026-01-05..2026-01-07, 2026-06-01, 2026-06-30, 2026-01-05, 2026-01-07"
    })
    void aComparisonHasItsDays(
            String typed, String first, String last, String before, String until) {
        assertThat(PeriodOption.compared(typed, days(first, last), null, TODAY, TODAY))
                .contains(new PeriodOption.Compared(days(before, until), null));
    }

    @Test
    void noneIsNoComparisonAndAnythingElseIsNothing() {
        Period june = days("2026-06-01", "2026-06-30");
        assertThat(PeriodOption.compared("none", june, null, TODAY, TODAY))
                .contains(new PeriodOption.Compared(null, null));
        assertThat(PeriodOption.compared("2026-06-02..2026-06-01", june, null, TODAY, TODAY))
                .isEmpty();
        assertThat(PeriodOption.compared("last_year", june, null, TODAY, TODAY)).isEmpty();
    }
}
