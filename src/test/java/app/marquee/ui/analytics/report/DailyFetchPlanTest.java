package app.marquee.ui.analytics.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Which days are asked for, and what that takes. */
class DailyFetchPlanTest {
    private static final LocalDate FIRST = LocalDate.of(2026, 3, 1);
    private static final Period WEEK = new Period(FIRST, FIRST.plusDays(6));
    private static final DataFinalityRule SETTLING = new DataFinalityRule(3);

    private static DailyFetchPlan plan(Map<LocalDate, Instant> askedAt, ZoneId zone) {
        return DailyFetchPlan.of(WEEK, askedAt, zone, SETTLING, FIRST.plusDays(7));
    }

    @Test
    void aDayThatWasAskedForLateEnoughIsNotAskedForAgain() {
        DailyFetchPlan plan =
                plan(
                        Map.of(
                                FIRST,
                                Instant.parse("2026-03-04T00:00:00Z"),
                                FIRST.plusDays(1),
                                Instant.parse("2026-03-04T23:59:59Z")),
                        ZoneOffset.UTC);
        assertThat(plan.toRead())
                .containsExactlyElementsOf(
                        FIRST.plusDays(1).datesUntil(FIRST.plusDays(7)).toList());
    }

    /** The day on which it was asked for is a day of the account. */
    @Test
    void theZoneOfTheAccountDecides() {
        Map<LocalDate, Instant> asked = Map.of(FIRST, Instant.parse("2026-03-04T01:00:00Z"));
        assertThat(plan(asked, ZoneOffset.UTC).toRead()).doesNotContain(FIRST);
        assertThat(plan(asked, ZoneId.of("America/Sao_Paulo")).toRead()).contains(FIRST);
    }

    /** At one in the morning of UTC it is still the day before in São Paulo. */
    @Test
    void whatWasAskedForOnTheAccountsDayIsNotDue() {
        LocalDate day = FIRST.plusDays(6);
        Map<LocalDate, Instant> asked = Map.of(day, Instant.parse("2026-03-08T01:00:00Z"));
        assertThat(plan(asked, ZoneOffset.UTC).due()).doesNotContain(day);
        assertThat(plan(asked, ZoneId.of("America/Sao_Paulo")).due())
                .as("the newest first")
                .startsWith(day, FIRST.plusDays(5));
    }

    @Test
    void nothingIsToReadWhereAllIsFinal() {
        Instant late = Instant.parse("2026-06-01T00:00:00Z");
        Map<LocalDate, Instant> asked =
                IntStream.range(0, 7)
                        .mapToObj(FIRST::plusDays)
                        .collect(Collectors.toMap(day -> day, _ -> late));
        assertThat(plan(asked, ZoneOffset.UTC))
                .isEqualTo(new DailyFetchPlan(WEEK, List.of(), List.of(), 0));
    }

    @Test
    void onlyPreliminaryDaysAreARefresh() {
        Instant early = Instant.parse("2026-03-08T12:00:00Z");
        Map<LocalDate, Instant> asked =
                new HashMap<>(
                        IntStream.range(0, 7)
                                .mapToObj(FIRST::plusDays)
                                .collect(Collectors.toMap(day -> day, _ -> early)));
        DailyFetchPlan plan = plan(asked, ZoneOffset.UTC);
        assertThat(plan.preliminary()).isPositive().isEqualTo(plan.toRead().size());
        assertThat(plan.isRefresh()).isTrue();
        asked.remove(FIRST);
        DailyFetchPlan missing = plan(asked, ZoneOffset.UTC);
        assertThat(missing.preliminary()).isEqualTo(plan.preliminary());
        assertThat(missing.isRefresh()).isFalse();
        assertThat(plan(Map.of(), ZoneOffset.UTC).isRefresh()).isFalse();
    }

    @Test
    void howLongItTakes() {
        DailyFetchPlan plan = plan(Map.of(), ZoneOffset.UTC);
        assertThat(plan.time(120)).isEqualTo(Duration.ofSeconds(4));
        assertThat(plan.time(1)).isEqualTo(Duration.ofMinutes(7));
    }

    @Test
    void aShortPeriodHasTheFourWeeksThatEndWithIt() {
        assertThat(DailyFetchPlan.daysOf(Period.of(FIRST)))
                .isEqualTo(new Period(FIRST.minusDays(27), FIRST));
        assertThat(DailyFetchPlan.daysOf(WEEK)).isEqualTo(WEEK);
        Period years = new Period(FIRST.minusDays(999), FIRST);
        assertThat(DailyFetchPlan.daysOf(years)).isEqualTo(new Period(FIRST.minusDays(365), FIRST));
    }
}
