package app.marquee.analytics.cost;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.Budget;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What a month costs so far and is likely to cost. */
class CostMonthTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 15);
    private static final VideoId VIDEO = video(1);

    private final Map<LocalDate, List<RankingRow>> rows = new TreeMap<>();
    private final Set<LocalDate> unfinished = new HashSet<>();

    private static VideoId video(int number) {
        return new VideoId("00000000-0000-4000-8000-00000000000" + number);
    }

    private static RankingRow row(VideoId id, @Nullable String cost, @Nullable String currency) {
        return new RankingRow(
                id,
                "Title",
                Counters.UNKNOWN,
                null,
                cost == null ? null : new BigDecimal(cost),
                currency,
                UnknownMembers.NONE);
    }

    private void day(LocalDate day, String cost) {
        rows.put(day, List.of(row(VIDEO, cost, "BRL")));
    }

    private CostDays days() throws InterruptedException {
        CostDays.Making making = new CostDays.Making(YearMonth.from(TODAY));
        for (Map.Entry<LocalDate, List<RankingRow>> one : rows.entrySet()) {
            making.day(one.getKey(), !unfinished.contains(one.getKey()), one.getValue());
        }
        return making.made();
    }

    /** 10 on each day, 4 on weekends, of four weeks. */
    private void fourWeeks() {
        for (LocalDate day : CostMonth.basis(TODAY).start().datesUntil(TODAY).toList()) {
            day(day, isWeekend(day) ? "4" : "10");
        }
    }

    private static boolean isWeekend(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY;
    }

    private CostMonth month() throws InterruptedException {
        return new CostMonth(days(), TODAY);
    }

    private static BigDecimal amount(String value) {
        return new BigDecimal(value);
    }

    @Test
    void theBasisIsFourWeeksAndTheWholeMonth() {
        assertThat(CostMonth.basis(TODAY).start()).isEqualTo(TODAY.minusDays(28));
        LocalDate last = LocalDate.of(2026, 7, 31);
        assertThat(CostMonth.basis(last).start()).isEqualTo(LocalDate.of(2026, 7, 1));
        assertThat(CostMonth.basis(last).end()).isEqualTo(last.minusDays(1));
    }

    @Test
    void theRestOfTheMonthIsAsItsWeekdaysWereBefore() throws InterruptedException {
        fourWeeks();
        // 14 days: 10 weekdays and 4 days of weekends; 16 more: 12 and 4.
        assertThat(month().soFar()).contains(amount("116"));
        assertThat(month().isAtLeast()).isFalse();
        assertThat(month().forecast())
                .isEqualTo(
                        new CostForecast.Range(
                                amount("252.00"), amount("252.00"), amount("252.00")));
    }

    @Test
    void daysThatDifferMakeARange() throws InterruptedException {
        fourWeeks();
        day(TODAY.minusDays(8), "10");
        assertThat(month().forecast())
                .isEqualTo(
                        new CostForecast.Range(
                                amount("261.00"), amount("253.67"), amount("268.33")));
    }

    @Test
    void aMissingDayMakesTheSumALowerLimitAndIsForecast() throws InterruptedException {
        for (LocalDate day :
                CostMonth.basis(TODAY).start().datesUntil(TODAY.minusDays(1)).toList()) {
            day(day, isWeekend(day) ? "4" : "10");
        }
        assertThat(month().soFar()).contains(amount("112"));
        assertThat(month().known()).isEqualTo(13);
        assertThat(month().isAtLeast()).isTrue();
        assertThat(month().forecast())
                .isInstanceOfSatisfying(
                        CostForecast.Range.class,
                        range -> assertThat(range.expected()).isEqualTo(amount("252.00")));
    }

    @Test
    void aDayThatWasNotOverIsAPart() throws InterruptedException {
        fourWeeks();
        day(TODAY.minusDays(3), "1");
        unfinished.add(TODAY.minusDays(3));
        assertThat(month().isAtLeast()).isTrue();
        assertThat(month().known()).isEqualTo(13);
        // Its part is less than the day usually costs, so that the forecast counts the usual.
        assertThat(month().forecast())
                .isInstanceOfSatisfying(
                        CostForecast.Range.class,
                        range -> assertThat(range.expected()).isEqualTo(amount("252.00")));
        day(TODAY.minusDays(3), "30");
        assertThat(month().forecast())
                .isInstanceOfSatisfying(
                        CostForecast.Range.class,
                        range -> assertThat(range.expected()).isEqualTo(amount("272.00")));
    }

    @Test
    void todayIsInNoSum() throws InterruptedException {
        fourWeeks();
        day(TODAY, "999");
        unfinished.add(TODAY);
        assertThat(month().soFar()).contains(amount("116"));
        assertThat(month().forecast())
                .isInstanceOfSatisfying(
                        CostForecast.Range.class,
                        range -> assertThat(range.expected()).isEqualTo(amount("252.00")));
    }

    @Test
    void unknownCostsAreNotZero() throws InterruptedException {
        for (LocalDate day : CostMonth.basis(TODAY).start().datesUntil(TODAY).toList()) {
            rows.put(day, List.of(row(VIDEO, null, null)));
        }
        assertThat(month().soFar()).isEmpty();
        assertThat(month().forecast()).isEqualTo(new CostForecast.TooFewDays(0, 7));
    }

    @Test
    void aDayWithoutRowsCostNothing() throws InterruptedException {
        rows.put(TODAY.minusDays(1), List.of());
        assertThat(month().soFar()).contains(BigDecimal.ZERO);
    }

    @Test
    void fewDaysAreNoForecast() throws InterruptedException {
        for (int i = 1; i <= 6; i++) {
            day(TODAY.minusDays(i), "10");
        }
        assertThat(month().forecast()).isEqualTo(new CostForecast.TooFewDays(6, 7));
        assertThat(BudgetOutlook.of(new Budget(amount("100"), "BRL"), month()))
                .isEqualTo(BudgetOutlook.UNKNOWN);
        day(TODAY.minusDays(7), "10");
        assertThat(month().forecast()).isInstanceOf(CostForecast.Range.class);
    }

    @Test
    void theVideosOfTheMonthThatCostMostComeFirst() throws InterruptedException {
        rows.put(TODAY.minusDays(1), List.of(row(video(1), "2", "BRL"), row(video(2), "8", "BRL")));
        rows.put(TODAY.minusDays(2), List.of(row(video(1), "2", "BRL")));
        rows.put(TODAY.minusDays(20), List.of(row(video(1), "90", "BRL")));
        assertThat(days().videos())
                .containsExactly(
                        new VideoCost(video(2), "Title", amount("8"), 1),
                        new VideoCost(video(1), "Title", amount("4"), 0.5));
    }

    @Test
    void anotherCurrencyIsInNoSum() throws InterruptedException {
        fourWeeks();
        rows.put(TODAY.minusDays(1), List.of(row(VIDEO, "4", "BRL"), row(video(2), "500", "USD")));
        assertThat(days().currency()).isEqualTo("BRL");
        assertThat(days().hasOthers()).isTrue();
        assertThat(month().soFar()).contains(amount("116"));
    }

    @Test
    void aDayFarAboveItsWeekdayIsThePeak() throws InterruptedException {
        fourWeeks();
        assertThat(month().peak()).isEmpty();
        LocalDate peak = LocalDate.of(2026, 6, 5);
        day(peak, "90");
        assertThat(month().peak().map(CostMonth.Peak::day)).contains(peak);
        assertThat(month().peak().map(CostMonth.Peak::above)).contains(amount("60.00"));
    }

    @Test
    void aBudgetIsJudgedByTheForecast() throws InterruptedException {
        fourWeeks();
        day(TODAY.minusDays(8), "10");
        assertThat(outlook("2000")).isEqualTo(BudgetOutlook.WITHIN);
        assertThat(outlook("255")).isEqualTo(BudgetOutlook.EXCEEDED);
        assertThat(outlook("100")).isEqualTo(BudgetOutlook.SPENT);
        CostForecast.Range range = (CostForecast.Range) month().forecast();
        assertThat(outlook(range.high().subtract(amount("0.01")).toString()))
                .isEqualTo(BudgetOutlook.AT_RISK);
        assertThat(BudgetOutlook.of(new Budget(amount("100"), "USD"), month()))
                .isEqualTo(BudgetOutlook.OTHER_CURRENCY);
    }

    private BudgetOutlook outlook(String budget) throws InterruptedException {
        return BudgetOutlook.of(new Budget(amount(budget), "BRL"), month());
    }

    /** One day of each weekday: they differ from their mean, and each is the usual one. */
    @Test
    void aSingleWeekMakesAWideRange() throws InterruptedException {
        for (int ago = 1; ago <= 7; ago++) {
            day(TODAY.minusDays(ago), ago == 1 ? "17" : "10");
        }
        assertThat(month().forecast())
                .isEqualTo(
                        new CostForecast.Range(
                                amount("328.00"), amount("294.13"), amount("361.87")));
        assertThat(month().peak()).isEmpty();
    }

    @Test
    void daysThatAreUnknownOrNotOverAreMissing() throws InterruptedException {
        fourWeeks();
        assertThat(month().missing()).isEmpty();
        rows.put(TODAY.minusDays(20), List.of(row(VIDEO, null, null)));
        unfinished.add(TODAY.minusDays(2));
        assertThat(month().missing()).containsExactly(TODAY.minusDays(20), TODAY.minusDays(2));
    }

    @Test
    void videosThatCostNothingAreNeitherListedNorCounted() throws InterruptedException {
        List<RankingRow> ofADay = new ArrayList<>();
        for (int number = 0; number < 8; number++) {
            ofADay.add(row(video(number), String.valueOf(number), "BRL"));
        }
        rows.put(TODAY.minusDays(1), ofADay);
        assertThat(days().videos())
                .extracting(VideoCost::amount)
                .containsExactly(amount("7"), amount("6"), amount("5"), amount("4"), amount("3"));
        assertThat(days().otherVideos()).isEqualTo(2);
        rows.put(TODAY.minusDays(1), ofADay.subList(0, 2));
        assertThat(days().videos()).hasSize(1);
        assertThat(days().otherVideos()).isZero();
    }

    @Test
    void theCurrencyOfMostRowsIsTheMainOne() throws InterruptedException {
        rows.put(
                TODAY.minusDays(1),
                List.of(
                        row(video(1), "500", "AUD"),
                        row(video(2), "4", "BRL"),
                        row(video(3), "1", "BRL"),
                        row(video(4), "500", "USD")));
        assertThat(days().currency()).isEqualTo("BRL");
        assertThat(month().soFar()).contains(amount("5"));
        rows.put(TODAY.minusDays(1), List.of(row(video(2), "4", "BRL")));
        assertThat(days().hasOthers()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"115.99, SPENT", "116, EXCEEDED", "251.99, EXCEEDED", "252, WITHIN"})
    void aBudgetThatIsJustMetIsNotExceeded(String budget, BudgetOutlook outlook)
            throws InterruptedException {
        fourWeeks();
        assertThat(outlook(budget)).isEqualTo(outlook);
    }
}
