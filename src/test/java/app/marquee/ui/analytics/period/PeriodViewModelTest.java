package app.marquee.ui.analytics.period;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;

/** The period bar without a window: presets, dates, steps, refusals, memory. */
class PeriodViewModelTest {
    private LocalDate today = LocalDate.of(2026, 3, 10);
    private final FakeMemory memory = new FakeMemory();

    private PeriodViewModel model() {
        return new PeriodViewModel(() -> today, memory);
    }

    private static Period days(String start, String end) {
        return new Period(LocalDate.parse(start), LocalDate.parse(end));
    }

    @Test
    void beginsWithFourWeeks() {
        PeriodViewModel model = model();
        assertThat(model.state().preset()).isEqualTo(PeriodPreset.LAST_28_DAYS);
        assertThat(model.period()).contains(days("2026-02-10", "2026-03-09"));
        assertThat(model.state().from()).isEqualTo("2026-02-10");
        assertThat(model.state().to()).isEqualTo("2026-03-09");
    }

    private PeriodViewModel settling(int days) {
        PeriodViewModel model = model();
        model.leaveOut(() -> days);
        return model;
    }

    @Test
    void changesLeaveOutPreliminaryDaysOnBothSides() {
        PeriodViewModel model = settling(3);
        model.compare(Comparison.PREVIOUS);
        assertThat(model.period()).contains(days("2026-02-10", "2026-03-09"));
        assertThat(model.versus())
                .isEqualTo(
                        new ComparisonTarget.Days(
                                days("2026-01-13", "2026-02-07"),
                                days("2026-02-10", "2026-03-07")));
        assertThat(model.isAllPreliminary()).isFalse();
    }

    @Test
    void daysThatAreFinalAreAllCompared() {
        PeriodViewModel model = settling(3);
        model.compare(Comparison.PREVIOUS);
        model.chooseDates(LocalDate.of(2026, 2, 1), LocalDate.of(2026, 2, 10));
        assertThat(model.versus())
                .isEqualTo(new ComparisonTarget.Days(days("2026-01-22", "2026-01-31")));
    }

    @Test
    void whereNoDayIsFinalAllAreCompared() {
        PeriodViewModel model = settling(3);
        model.compare(Comparison.PREVIOUS);
        model.choose(PeriodPreset.YESTERDAY);
        assertThat(model.versus())
                .isEqualTo(new ComparisonTarget.Days(days("2026-03-08", "2026-03-08")));
        assertThat(model.isAllPreliminary()).isTrue();
    }

    @Test
    void ofALongerMonthTheDaysThatBothHaveLoseThePreliminaryOnes() {
        today = LocalDate.of(2026, 4, 1);
        ComparisonTarget.Days all =
                new ComparisonTarget.Days(
                        days("2026-02-01", "2026-02-28"), days("2026-03-01", "2026-03-28"));
        assertThat(all.until(LocalDate.of(2026, 3, 26), days("2026-03-01", "2026-03-31")))
                .isEqualTo(
                        new ComparisonTarget.Days(
                                days("2026-02-01", "2026-02-26"),
                                days("2026-03-01", "2026-03-26")));
        assertThat(all.until(LocalDate.of(2026, 3, 29), days("2026-03-01", "2026-03-31")))
                .as("the days that are compared are final")
                .isEqualTo(all);
    }

    @Test
    void presetsMoveWithTheDay() {
        PeriodViewModel model = model();
        model.choose(PeriodPreset.YESTERDAY);
        assertThat(model.period()).contains(days("2026-03-09", "2026-03-09"));
        today = today.plusDays(1);
        assertThat(model.period()).contains(days("2026-03-10", "2026-03-10"));
    }

    @Test
    void datesOfOnesOwn() {
        PeriodViewModel model = model();
        model.chooseDates(LocalDate.of(2026, 1, 5), model.state().to());
        model.chooseDates(model.state().from(), LocalDate.of(2026, 1, 6));
        assertThat(model.state().preset()).isNull();
        assertThat(model.period()).contains(days("2026-01-05", "2026-01-06"));
        today = today.plusDays(1);
        assertThat(model.period()).contains(days("2026-01-05", "2026-01-06"));
    }

    @Test
    void refusedDatesAreNoPeriodAndSayWhy() {
        PeriodViewModel model = model();
        model.chooseDates(model.state().from(), LocalDate.of(2026, 2, 1));
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.REVERSED);
        assertThat(model.period()).isEmpty();
        model.chooseDates(null, model.state().to());
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.INCOMPLETE);
        assertThat(model.period()).isEmpty();
        model.chooseDates(model.state().from(), LocalDate.of(2026, 4, 2));
        model.chooseDates(LocalDate.of(2026, 4, 1), model.state().to());
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.FUTURE);
        assertThat(model.period()).isEmpty();
        assertThat(model.canShift(-1)).isFalse();
        model.chooseDates(LocalDate.of(2026, 3, 1), model.state().to());
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.NONE);
        assertThat(model.period()).contains(days("2026-03-01", "2026-04-02"));
    }

    @Test
    void aTextThatIsNoDateLeavesTheDates() {
        PeriodViewModel model = model();
        model.unreadable(PeriodProblem.UNREADABLE_TO);
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.UNREADABLE_TO);
        assertThat(model.period()).contains(days("2026-02-10", "2026-03-09"));
        model.choose(PeriodPreset.TODAY);
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.NONE);
    }

    @Test
    void aWrongTextDoesNotHideAReversedPeriod() {
        PeriodViewModel model = model();
        model.chooseDates(model.state().from(), LocalDate.of(2026, 2, 1));
        model.unreadable(PeriodProblem.UNREADABLE_FROM);
        assertThat(model.state().problem()).isEqualTo(PeriodProblem.REVERSED);
    }

    @ParameterizedTest
    @CsvSource({
        "LAST_7_DAYS, -1, 2026-02-24, 2026-03-02",
        "TODAY, -1, 2026-03-09, 2026-03-09",
        "THIS_WEEK, -1, 2026-03-02, 2026-03-08",
        "LAST_WEEK, 1, 2026-03-09, 2026-03-09",
        "LAST_YEAR, -1, 2024-01-01, 2024-12-31",
        "THIS_MONTH, -1, 2026-02-01, 2026-02-28",
        "THIS_MONTH, -2, 2026-01-01, 2026-01-31",
        "THIS_YEAR, -1, 2025-01-01, 2025-12-31",
        "LAST_MONTH, 1, 2026-03-01, 2026-03-09"
    })
    void stepsByTheCalendar(PeriodPreset preset, int steps, LocalDate start, LocalDate end) {
        PeriodViewModel model = model();
        model.choose(preset);
        model.shift(steps);
        assertThat(model.period()).contains(new Period(start, end));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TODAY",
                "LAST_28_DAYS",
                "LAST_YEAR",
                "THIS_MONTH",
                "THIS_YEAR",
                "LAST_MONTH"
            })
    void thereAndBackIsTheSamePreset(PeriodPreset preset) {
        PeriodViewModel model = model();
        model.choose(preset);
        model.shift(-1);
        model.shift(1);
        assertThat(model.state().preset()).isEqualTo(preset);
    }

    @Test
    void aWeekThatIsNotOverEndsYesterdayAndComesBack() {
        today = LocalDate.of(2026, 3, 12);
        PeriodViewModel model = model();
        model.choose(PeriodPreset.THIS_WEEK);
        assertThat(model.period()).contains(days("2026-03-09", "2026-03-11"));
        model.shift(-1);
        model.shift(1);
        assertThat(model.state().preset()).isEqualTo(PeriodPreset.THIS_WEEK);
    }

    @Test
    void noStepsIntoTheFuture() {
        PeriodViewModel model = model();
        assertThat(model.canShift(1)).isFalse();
        PeriodState before = model.state();
        model.shift(1);
        assertThat(model.state()).isEqualTo(before);
        model.shift(-1);
        assertThat(model.canShift(1)).isTrue();
    }

    @Test
    void customKeepsTheDaysOfThePreset() {
        PeriodViewModel model = model();
        model.chooseDates(model.state().from(), model.state().to());
        assertThat(model.state().preset()).isNull();
        assertThat(model.period()).contains(days("2026-02-10", "2026-03-09"));
    }

    @Test
    void remembersThePreset() {
        PeriodViewModel model = model();
        model.choose(PeriodPreset.LAST_90_DAYS);
        today = today.plusDays(3);
        PeriodViewModel next = model();
        assertThat(next.state().preset()).isEqualTo(PeriodPreset.LAST_90_DAYS);
        assertThat(next.state().to()).isEqualTo(today.minusDays(1));
    }

    @Test
    void remembersDatesButNotRefusedOnes() {
        PeriodViewModel model = model();
        model.chooseDates(LocalDate.of(2026, 1, 5), model.state().to());
        model.chooseDates(model.state().from(), LocalDate.of(2026, 1, 1));
        assertThat(model().period()).contains(days("2026-01-05", "2026-03-09"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "2026-01-05/", "/", "2026-02-30/2026-03-01", "x/y"})
    void aMemoryThatCannotBeReadIsIgnored(String kept) {
        memory.keep("period", kept);
        assertThat(model().state().preset()).isEqualTo(PeriodPreset.LAST_28_DAYS);
    }

    @ParameterizedTest
    @CsvSource({
        "en-US, 03/31/2026, 2026-03-31",
        "en-US, 2026-03-31, 2026-03-31",
        "pt-BR, 31/03/2026, 2026-03-31",
        "pt-BR, ' 2026-03-31 ', 2026-03-31"
    })
    void typedDates(String language, String typed, LocalDate date) {
        DateText text = new DateText(Locale.forLanguageTag(language), () -> {});
        assertThat(text.fromString(typed)).isEqualTo(date);
        assertThat(text.fromString(text.toString(date))).isEqualTo(date);
        assertThat(text.toString(null)).isEmpty();
        assertThat(text.fromString(" ")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"02/30/2026", "2026-02-30", "tomorrow", "31/03/2026", "1"})
    void typedTextsThatAreNoDates(String typed) {
        boolean[] told = new boolean[1];
        DateText text = new DateText(Locale.US, () -> told[0] = true);
        try {
            text.fromString(typed);
        } catch (java.time.DateTimeException expected) {
            assertThat(told[0]).isTrue();
            return;
        }
        throw new AssertionError(typed + " was taken for a date");
    }

    @Test
    void thisMonthIsComparedWithAsManyDaysAsTheShorterOneHas() {
        today = LocalDate.of(2026, 3, 31);
        PeriodViewModel model = model();
        model.choose(PeriodPreset.THIS_MONTH);
        assertThat(model.period()).contains(days("2026-03-01", "2026-03-30"));
        assertThat(model.versus())
                .isEqualTo(
                        new ComparisonTarget.Days(
                                days("2026-02-01", "2026-02-28"),
                                days("2026-03-01", "2026-03-28")));
        model.chooseDates(LocalDate.of(2026, 3, 1), LocalDate.of(2026, 3, 30));
        assertThat(model.versus())
                .isEqualTo(new ComparisonTarget.Days(days("2026-01-30", "2026-02-28")));
    }

    @Test
    void comparesWithOtherDays() {
        PeriodViewModel model = model();
        assertThat(model.versus())
                .as("on from the beginning")
                .isEqualTo(new ComparisonTarget.Days(days("2026-01-13", "2026-02-09")));
        model.toggleComparison();
        assertThat(model.versus()).isEqualTo(new ComparisonTarget.Nothing());
        model.toggleComparison();
        assertThat(model.versus())
                .isEqualTo(new ComparisonTarget.Days(days("2026-01-13", "2026-02-09")));
        model.choose(PeriodPreset.YESTERDAY);
        assertThat(model.versus())
                .isEqualTo(new ComparisonTarget.Days(days("2026-03-08", "2026-03-08")));
    }

    @Test
    void daysOfOnesOwnBeginWithThoseBeforeAndSayWhatIsWrong() {
        PeriodViewModel model = model();
        model.compare(Comparison.LAST_YEAR);
        model.compare(Comparison.OWN);
        assertThat(model.other()).contains(days("2025-02-10", "2025-03-09"));
        model.otherDays(model.state().other().from(), LocalDate.of(2025, 1, 1));
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.REVERSED);
        assertThat(model.versus()).isEqualTo(new ComparisonTarget.Nothing());
        model.otherDays(null, model.state().other().to());
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.INCOMPLETE);
        model.otherDays(LocalDate.of(2026, 4, 1), model.state().other().to());
        model.otherDays(model.state().other().from(), LocalDate.of(2026, 4, 2));
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.FUTURE);
        assertThat(model.period()).contains(days("2026-02-10", "2026-03-09"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PREVIOUS", "LAST_YEAR", "OWN"})
    void remembersTheComparison(Comparison comparison) {
        PeriodViewModel model = model();
        model.compare(comparison);
        PeriodViewModel next = model();
        assertThat(next.state().other()).isEqualTo(model.state().other());
        assertThat(next.versus()).isEqualTo(model.versus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"same-weekdays", "kept"})
    void aComparisonThatIsOfferedNoMoreIsThePreviousPeriodAndIsSaidOnce(String key) {
        memory.keep("compared", key);
        PeriodViewModel model = model();
        assertThat(model.versus())
                .isEqualTo(new ComparisonTarget.Days(days("2026-01-13", "2026-02-09")));
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.REMOVED);
        model.choose(PeriodPreset.YESTERDAY);
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.NONE);
        assertThat(model().state().other().problem()).isEqualTo(PeriodProblem.NONE);
        assertThat(model.restore(Map.of("compared", key))).isTrue();
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.REMOVED);
        model.compare(Comparison.PREVIOUS);
        assertThat(model.state().other().problem()).isEqualTo(PeriodProblem.NONE);
        assertThat(model.restore(model.stored())).isFalse();
    }

    @Test
    void onePreliminaryDayAfterAFinalOneIsNotAllPreliminary() {
        PeriodViewModel model = settling(3);
        model.chooseDates(LocalDate.of(2026, 3, 7), LocalDate.of(2026, 3, 9));
        assertThat(model.isAllPreliminary()).isFalse();
        model.chooseDates(LocalDate.of(2026, 3, 8), LocalDate.of(2026, 3, 9));
        assertThat(model.isAllPreliminary()).isTrue();
    }

    @Test
    void withoutSettlingDaysNothingIsPreliminary() {
        PeriodViewModel model = settling(0);
        model.choose(PeriodPreset.TODAY);
        assertThat(model.isAllPreliminary()).isFalse();
    }
}
