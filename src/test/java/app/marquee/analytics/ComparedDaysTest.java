package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;

/** The days that changes are about. */
class ComparedDaysTest {
    private static final Period WEEK = week(8);
    private static final Period BEFORE = week(1);

    private static Period week(int first) {
        return days(first, first + 6);
    }

    private static Period days(int first, int last) {
        return new Period(LocalDate.of(2026, 6, first), LocalDate.of(2026, 6, last));
    }

    @Test
    void daysAfterTheLastFinalOneLeaveOnBothSides() {
        ComparedDays whole = new ComparedDays(BEFORE, null);
        assertThat(whole.until(WEEK.end(), WEEK)).isEqualTo(whole);
        assertThat(whole.until(LocalDate.of(2026, 6, 12), WEEK))
                .isEqualTo(new ComparedDays(days(1, 5), days(8, 12)));
        assertThat(whole.until(LocalDate.of(2026, 6, 7), WEEK))
                .as("none would be left")
                .isEqualTo(whole);
    }
}
