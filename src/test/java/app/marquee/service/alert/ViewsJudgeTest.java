package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.model.settings.AlertKind;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Views of a day are judged against those of the same weekdays before. */
class ViewsJudgeTest {
    private static final LocalDate DAY = LocalDate.parse("2026-03-03");

    /** The views of the same weekdays, the latest week first; null for a day that is unknown. */
    private static Map<LocalDate, Long> weeks(long now, @Nullable Long... before) {
        Map<LocalDate, Long> views = new TreeMap<>(Map.of(DAY, now));
        for (int week = 0; week < before.length; week++) {
            Long value = before[week];
            if (value != null) {
                views.put(DAY.minusWeeks(week + 1L), value);
            }
        }
        return views;
    }

    private static AlertResult spike(@Nullable Integer percent, Map<LocalDate, Long> views) {
        return ViewsJudge.judge(AlertKind.SPIKE, percent, views, DAY);
    }

    private static AlertResult drop(@Nullable Integer percent, Map<LocalDate, Long> views) {
        return ViewsJudge.judge(AlertKind.DROP, percent, views, DAY);
    }

    private static AlertResult fired(long views, double usual) {
        return new AlertResult.Fired(List.of(new AlertFact.DayViews(DAY, views, usual)));
    }

    @Test
    void aPercentageIsReachedExactly() {
        assertThat(spike(50, weeks(150, 100L, 100L, 100L, 100L))).isEqualTo(fired(150, 100));
        assertThat(spike(50, weeks(149, 100L, 100L, 100L, 100L))).isEqualTo(AlertResult.QUIET);
        assertThat(drop(50, weeks(50, 100L, 100L, 100L, 100L))).isEqualTo(fired(50, 100));
        assertThat(drop(50, weeks(51, 100L, 100L, 100L, 100L))).isEqualTo(AlertResult.QUIET);
        assertThat(drop(50, weeks(150, 100L, 100L, 100L, 100L))).isEqualTo(AlertResult.QUIET);
        assertThat(drop(100, weeks(0, 100L, 100L, 100L, 100L))).isEqualTo(fired(0, 100));
    }

    /** Mean 100, and a standard deviation of 8.9 in a sample. */
    @Test
    void theUsualRangeEndsAtTwoStandardDeviations() {
        Long[] before = {90L, 90L, 100L, 110L, 110L, 100L};
        double deviation = Math.sqrt(400 / 5.0);
        assertThat(2 * deviation).isBetween(17.0, 18.0);
        assertThat(spike(null, weeks(117, before))).isEqualTo(AlertResult.QUIET);
        assertThat(spike(null, weeks(118, before))).isEqualTo(fired(118, 100));
        assertThat(drop(null, weeks(83, before))).isEqualTo(AlertResult.QUIET);
        assertThat(drop(null, weeks(82, before))).isEqualTo(fired(82, 100));
    }

    @Test
    void aDayLikeEachBeforeIsUsual() {
        assertThat(spike(null, weeks(100, 100L, 100L, 100L, 100L))).isEqualTo(AlertResult.QUIET);
        assertThat(drop(null, weeks(0, 0L, 0L, 0L, 0L))).isEqualTo(AlertResult.QUIET);
    }

    @Test
    void missingDaysAreNotZero() {
        assertThat(spike(null, weeks(500, 100L, null, 110L, null, 90L, 100L)))
                .isEqualTo(fired(500, 100));
        assertThat(spike(null, weeks(500, 100L, null, 110L, null, 90L)))
                .isEqualTo(new AlertResult.Unknown(AlertGap.FEW_WEEKDAYS));
        Map<LocalDate, Long> views = weeks(0, 100L, 100L, 100L, 100L);
        views.remove(DAY);
        assertThat(drop(10, views)).isEqualTo(new AlertResult.Unknown(AlertGap.NO_DAY));
    }

    @Test
    void otherWeekdaysDontCount() {
        Map<LocalDate, Long> views = weeks(100, 100L, 100L, 100L, 100L);
        DAY.minusDays(6).datesUntil(DAY).forEach(day -> views.put(day, 1L));
        assertThat(spike(10, views)).isEqualTo(AlertResult.QUIET);
    }

    @Test
    void nothingIsNoBasisForAPercentage() {
        assertThat(spike(10, weeks(5, 0L, 0L, 0L, 0L)))
                .isEqualTo(new AlertResult.Unknown(AlertGap.NOTHING_BEFORE));
        assertThat(spike(null, weeks(5, 0L, 0L, 0L, 0L))).isEqualTo(fired(5, 0));
    }

    @Test
    void sixWeeksAndTheDayAreNeeded() {
        assertThat(ViewsJudge.basis(DAY)).isEqualTo(new Period(DAY.minusDays(42), DAY));
    }
}
