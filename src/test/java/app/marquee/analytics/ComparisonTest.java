package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.LocalDate;
import java.util.List;

/** Other days to compare with: by the calendar, over leap days and ends of months. */
class ComparisonTest {
    @ParameterizedTest
    @CsvSource({
        "PREVIOUS, 2026-03-04, 2026-03-10, 2026-02-25, 2026-03-03",
        "PREVIOUS, 2024-02-01, 2024-02-29, 2024-01-01, 2024-01-31",
        "PREVIOUS, 2024-03-01, 2024-03-31, 2024-02-01, 2024-02-29",
        "PREVIOUS, 2025-01-01, 2025-12-31, 2024-01-01, 2024-12-31",
        "LAST_YEAR, 2024-02-29, 2024-02-29, 2023-02-28, 2023-02-28",
        "LAST_YEAR, 2025-02-01, 2025-02-28, 2024-02-01, 2024-02-29",
        "LAST_YEAR, 2025-02-10, 2025-02-28, 2024-02-10, 2024-02-28",
        "LAST_YEAR, 2025-03-01, 2025-03-31, 2024-03-01, 2024-03-31"
    })
    void daysByTheCalendar(
            Comparison comparison,
            LocalDate start,
            LocalDate end,
            LocalDate otherStart,
            LocalDate otherEnd) {
        assertThat(comparison.of(new Period(start, end), null))
                .contains(new Period(otherStart, otherEnd));
    }

    @ParameterizedTest
    @CsvSource({
        "THIS_WEEK, 2026-03-13, 2026-03-02, 2026-03-05",
        "THIS_MONTH, 2026-03-11, 2026-02-01, 2026-02-10",
        "THIS_MONTH, 2026-03-01, 2026-02-01, 2026-02-01",
        "THIS_MONTH, 2026-03-31, 2026-02-01, 2026-02-28",
        "THIS_MONTH, 2026-11-30, 2026-10-01, 2026-10-29",
        "THIS_MONTH, 2028-03-31, 2028-02-01, 2028-02-29",
        "THIS_MONTH, 2027-01-31, 2026-12-01, 2026-12-30",
        "THIS_YEAR, 2024-02-29, 2023-01-01, 2023-02-28",
        "THIS_YEAR, 2024-03-01, 2023-01-01, 2023-03-01",
        "THIS_YEAR, 2024-12-31, 2023-01-01, 2023-12-31",
        "THIS_YEAR, 2025-03-01, 2024-01-01, 2024-02-28",
        "THIS_YEAR, 2025-12-31, 2024-01-01, 2024-12-29",
        "THIS_YEAR, 2026-01-01, 2025-01-01, 2025-01-01",
        "LAST_WEEK, 2026-03-12, 2026-02-23, 2026-03-01"
    })
    void whatIsNotOverMeetsAsMuchOfTheOneBefore(
            PeriodPreset preset, LocalDate today, LocalDate start, LocalDate end) {
        assertThat(Comparison.PREVIOUS.of(preset.on(today), preset))
                .contains(new Period(start, end));
    }

    /** Today and the last day of this month that the month before has as well. */
    @ParameterizedTest
    @CsvSource({
        "2026-03-01, ",
        "2026-03-29, ",
        "2026-03-30, 2026-03-28",
        "2026-03-31, 2026-03-28",
        "2028-03-30, ",
        "2028-03-31, 2028-03-29",
        "2026-05-31, ",
        "2026-07-31, ",
        "2026-08-31, "
    })
    void thisMonthIsComparedWithAsManyDays(LocalDate today, @Nullable LocalDate last) {
        Period period = PeriodPreset.THIS_MONTH.on(today);
        Period before = Comparison.PREVIOUS.of(period, PeriodPreset.THIS_MONTH).orElseThrow();
        Period part = Comparison.PREVIOUS.part(period, PeriodPreset.THIS_MONTH);
        assertThat(part).isEqualTo(last == null ? null : new Period(period.start(), last));
        assertThat(before.days()).isEqualTo(part == null ? period.days() : part.days());
    }

    /** On each day of four years, of which one has a leap day. */
    @Test
    void whatIsNotOverIsComparedWithAsManyDays() {
        LocalDate end = LocalDate.of(2028, 12, 31);
        List<PeriodPreset> presets =
                List.of(PeriodPreset.THIS_WEEK, PeriodPreset.THIS_MONTH, PeriodPreset.THIS_YEAR);
        for (LocalDate day = LocalDate.of(2025, 1, 1); !day.isAfter(end); day = day.plusDays(1)) {
            for (PeriodPreset preset : presets) {
                Period period = preset.on(day);
                Period part = Comparison.PREVIOUS.part(period, preset);
                Period before = Comparison.PREVIOUS.of(period, preset).orElseThrow();
                assertThat(before.days())
                        .as("%s on %s", preset, day)
                        .isEqualTo(part == null ? period.days() : part.days());
                assertThat(before.end()).isBefore(period.start());
            }
        }
    }

    @Test
    void changesOfOtherPeriodsAreAboutAllOfTheirDays() {
        LocalDate today = LocalDate.of(2026, 3, 31);
        for (PeriodPreset preset : PeriodPreset.values()) {
            Period period = preset.on(today);
            for (Comparison comparison : Comparison.values()) {
                boolean isPart =
                        preset == PeriodPreset.THIS_MONTH && comparison == Comparison.PREVIOUS;
                assertThat(comparison.part(period, preset) != null).isEqualTo(isPart);
            }
            assertThat(Comparison.PREVIOUS.part(period, null)).isNull();
        }
    }

    @Test
    void weeksBeginOnMonday() {
        LocalDate sunday = LocalDate.of(2026, 3, 15);
        assertThat(PeriodPreset.THIS_WEEK.on(sunday))
                .isEqualTo(new Period(LocalDate.of(2026, 3, 9), sunday.minusDays(1)));
        LocalDate monday = sunday.plusDays(1);
        assertThat(PeriodPreset.THIS_WEEK.on(monday)).isEqualTo(Period.of(monday));
        assertThat(PeriodPreset.LAST_WEEK.on(monday))
                .isEqualTo(new Period(LocalDate.of(2026, 3, 9), sunday));
    }

    /** Mondays meet Mondays in a chart, while totals keep their dates. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "3, 3, 3",
        "7, 7, 7",
        "28, 28, 28",
        "30, 30, 28",
        "31, 30, 28",
        "90, 90, 91",
        "7, 365, 364"
    })
    void comparedDaysAreDrawnOnTheSameWeekdays(int days, int earlier, long later) {
        LocalDate end = LocalDate.of(2026, 3, 31);
        Period shown = new Period(end.minusDays(days - 1L), end);
        Period compared =
                new Period(shown.start().minusDays(earlier), shown.end().minusDays(earlier));
        assertThat(Comparison.drawnLater(shown, compared)).isEqualTo(later);
    }
}
