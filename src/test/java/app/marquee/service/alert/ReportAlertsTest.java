package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.Budget;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Reports that the alerts are judged by: which days, when they are loaded, and when read again. */
class ReportAlertsTest {
    private static final LocalDate TODAY = LocalDate.parse("2026-03-20");
    private static final LocalDate DAY = TODAY.minusDays(3);
    private static final Instant NOW = Instant.parse("2026-03-20T12:00:00Z");
    private static final AlertRule TOP = new AlertRule(true, 1);

    private final ReportShelf reports = new ReportShelf(NOW);
    private final ReportAlerts alerts = new ReportAlerts(reports);

    private static Period days(int first, int last) {
        return new Period(TODAY.minusDays(first), TODAY.minusDays(last));
    }

    private static RankingRow video(String id, long views, @Nullable BigDecimal cost) {
        return new RankingRow(
                new VideoId(id),
                null,
                new Counters(views, null, null, null),
                null,
                cost,
                cost == null ? null : "BRL",
                UnknownMembers.NONE);
    }

    private static CityRow city(String country, String city) {
        return new CityRow(
                country,
                "R",
                city,
                null,
                null,
                null,
                new Counters(1L, null, null, null),
                UnknownMembers.NONE);
    }

    private static ReferrerRow views(LocalDate day, @Nullable Long views) {
        return new ReferrerRow(
                "a.test",
                day.toString(),
                new Counters(views, null, null, null),
                UnknownMembers.NONE);
    }

    private static List<String> keys(AlertResult result) {
        assertThat(result).isInstanceOf(AlertResult.Fired.class);
        return ((AlertResult.Fired) result).facts().stream().map(AlertFact::key).toList();
    }

    private static AlertResult unknown(AlertGap why) {
        return new AlertResult.Unknown(why);
    }

    private void saved(RankingQuestion question, Instant at, RankingRow... rows) {
        reports.save(ReportShelf.report(ReportType.RANKING, question, at, List.of(rows)));
    }

    private static Instant midnight(LocalDate day) {
        return day.atStartOfDay(ReportShelf.ZONE).toInstant();
    }

    @Test
    void aWeekIsComparedWithTheWeekBefore() throws InterruptedException {
        RankingQuestion week = new RankingQuestion(days(7, 1));
        RankingQuestion before = new RankingQuestion(days(14, 8));
        saved(week, midnight(TODAY), video("new", 2, null), video("old", 1, null));
        assertThat(alerts.topVideos(TOP, false)).isEqualTo(unknown(AlertGap.NO_REPORT));
        saved(before, midnight(TODAY.minusDays(7)), video("old", 3, null), video("new", 1, null));
        assertThat(keys(alerts.topVideos(TOP, false))).containsExactly("new");
        assertThat(reports.loaded()).isEmpty();
    }

    /** Loaded on its last day, its views still grow. */
    @Test
    void aReportOfDaysThatWereNotOverSaysNothing() throws InterruptedException {
        saved(
                new RankingQuestion(days(7, 1)),
                midnight(TODAY).minusMillis(1),
                video("new", 2, null));
        saved(new RankingQuestion(days(14, 8)), NOW, video("old", 3, null));
        assertThat(alerts.topVideos(TOP, false)).isEqualTo(unknown(AlertGap.NO_REPORT));
    }

    /** At one in the morning of UTC it is still evening where the account is. */
    @Test
    void theDayOfAnAccountEndsInItsOwnZone() throws InterruptedException {
        saved(new RankingQuestion(days(14, 8)), NOW, video("old", 3, null));
        RankingQuestion week = new RankingQuestion(days(7, 1));
        saved(week, Instant.parse("2026-03-20T01:00:00Z"), video("new", 2, null));
        assertThat(alerts.topVideos(TOP, false)).isEqualTo(unknown(AlertGap.NO_REPORT));
        saved(week, Instant.parse("2026-03-20T03:00:00Z"), video("new", 2, null));
        assertThat(keys(alerts.topVideos(TOP, false))).containsExactly("new");
    }

    @Test
    void onlyWhatIsMissingIsLoadedAndOnlyWhereThatIsAllowed() throws InterruptedException {
        RankingQuestion week = new RankingQuestion(days(7, 1));
        RankingQuestion before = new RankingQuestion(days(14, 8));
        saved(before, NOW, video("old", 3, null));
        reports.has(week, List.of(video("new", 1, null)));
        alerts.topVideos(TOP, false);
        assertThat(reports.loaded()).isEmpty();
        assertThat(keys(alerts.topVideos(TOP, true))).containsExactly("new");
        assertThat(keys(alerts.topVideos(TOP, true))).containsExactly("new");
        assertThat(reports.loaded()).containsExactly(week);
    }

    @Test
    void aReportIsReadAgainForANewerCopyOrAnotherRule() throws InterruptedException {
        RankingQuestion week = new RankingQuestion(days(7, 1));
        saved(week, midnight(TODAY), video("a", 2, null), video("b", 1, null));
        saved(new RankingQuestion(days(14, 8)), NOW, video("a", 3, null), video("b", 1, null));
        assertThat(alerts.topVideos(TOP, false)).isEqualTo(AlertResult.QUIET);
        int read = reports.reads();
        assertThat(alerts.topVideos(TOP, false)).isEqualTo(AlertResult.QUIET);
        assertThat(reports.reads()).isEqualTo(read);
        saved(week, NOW, video("b", 2, null));
        assertThat(keys(alerts.topVideos(TOP, false))).containsExactly("b");
        assertThat(alerts.topVideos(new AlertRule(true, 2), false)).isEqualTo(AlertResult.QUIET);
    }

    @Test
    void placesAreNewAgainstFourWeeks() throws InterruptedException {
        reports.has(
                new CityQuestion(days(7, 1), Granularity.TOTAL, null, null),
                List.of(city("BR", "Olinda"), city("UY", "Salto")));
        reports.has(
                new CityQuestion(days(35, 8), Granularity.TOTAL, null, null),
                List.of(city("BR", "Recife")));
        AlertRule on = new AlertRule(true, null);
        assertThat(alerts.places(AlertKind.NEW_CITY, on, false))
                .isEqualTo(unknown(AlertGap.NO_REPORT));
        assertThat(keys(alerts.places(AlertKind.NEW_CITY, on, true)))
                .containsExactlyInAnyOrder("BR/R/Olinda", "UY/R/Salto");
        assertThat(keys(alerts.places(AlertKind.NEW_COUNTRY, on, true))).containsExactly("UY");
    }

    /** Views of the same weekday in the weeks before, and of the day. */
    private static List<ReferrerRow> weekdays(long before, long now) {
        List<ReferrerRow> rows = new ArrayList<>();
        IntStream.rangeClosed(1, 6).forEach(week -> rows.add(views(DAY.minusWeeks(week), before)));
        rows.add(views(DAY, now));
        return rows;
    }

    private static ReferrerQuestion byDay(Period period) {
        return new ReferrerQuestion(period, Granularity.DAY);
    }

    private AlertResult spike(boolean loads) throws InterruptedException {
        return alerts.views(AlertKind.SPIKE, new AlertRule(true, 50), loads);
    }

    private void saved(ReferrerQuestion question, Instant at, List<ReferrerRow> rows) {
        reports.save(ReportShelf.report(ReportType.REFERRERS, question, at, rows));
    }

    @Test
    void theLatestFinalDayIsJudgedByItsOwnReport() throws InterruptedException {
        ReferrerQuestion usual = byDay(ViewsJudge.basis(DAY));
        reports.has(usual, weekdays(100, 150));
        assertThat(spike(false)).isEqualTo(unknown(AlertGap.NO_REPORT));
        assertThat(keys(spike(true))).containsExactly("2026-03-17");
        assertThat(reports.loaded()).containsExactly(usual);
    }

    @Test
    void otherDaysThatHaveItServe() throws InterruptedException {
        ReferrerQuestion other = byDay(days(90, 0));
        saved(other, NOW, weekdays(100, 150));
        saved(byDay(ViewsJudge.basis(DAY)), midnight(TODAY).minusMillis(1), weekdays(100, 1));
        reports.otherPeriod(other);
        assertThat(keys(spike(false))).containsExactly("2026-03-17");
    }

    @Test
    void aDayThatWasPreliminaryOrIsOnlyPartlyKnownIsNoDay() throws InterruptedException {
        ReferrerQuestion other = byDay(days(90, 0));
        reports.otherPeriod(other);
        saved(other, midnight(TODAY).minusMillis(1), weekdays(100, 150));
        assertThat(spike(false)).isEqualTo(unknown(AlertGap.NO_DAY));
        List<ReferrerRow> partly = weekdays(100, 150);
        partly.add(views(DAY, null));
        saved(other, NOW, partly);
        assertThat(spike(false)).isEqualTo(unknown(AlertGap.NO_DAY));
    }

    @Test
    void noAlertFiresOnAPreliminaryDay() throws InterruptedException {
        ReferrerQuestion other = byDay(days(90, 0));
        reports.otherPeriod(other);
        List<ReferrerRow> rows = weekdays(100, 100);
        LocalDate preliminary = DAY.plusDays(1);
        IntStream.rangeClosed(1, 6)
                .forEach(week -> rows.add(views(preliminary.minusWeeks(week), 100L)));
        rows.add(views(preliminary, 500L));
        saved(other, NOW, rows);
        assertThat(spike(false)).isEqualTo(AlertResult.QUIET);
    }

    private AlertResult budget(@Nullable Budget budget, boolean loads) throws InterruptedException {
        return alerts.budget(new AlertRule(true, null), budget, loads);
    }

    @Test
    void aBudgetIsJudgedBySavedDaysAndOnlyYesterdayIsLoaded() throws InterruptedException {
        Budget much = new Budget(BigDecimal.valueOf(1_000), "BRL");
        assertThat(budget(null, true)).isEqualTo(unknown(AlertGap.NO_BUDGET));
        assertThat(reports.loaded()).isEmpty();
        assertThat(budget(much, false)).isEqualTo(unknown(AlertGap.NO_FORECAST));
        assertThat(reports.loaded()).isEmpty();
        for (int ago = 2; ago <= 28; ago++) {
            saved(new RankingQuestion(days(ago, ago)), NOW, video("a", 1, BigDecimal.TEN));
        }
        RankingQuestion yesterday = new RankingQuestion(days(1, 1));
        reports.has(yesterday, List.of(video("a", 1, BigDecimal.TEN)));
        assertThat(budget(much, true)).isEqualTo(AlertResult.QUIET);
        assertThat(reports.loaded()).containsExactly(yesterday);
        int read = reports.reads();
        assertThat(budget(much, true)).isEqualTo(AlertResult.QUIET);
        assertThat(reports.reads()).isEqualTo(read);
        assertThat(keys(budget(new Budget(BigDecimal.valueOf(100), "BRL"), true)))
                .containsExactly("2026-03 100");
        saved(yesterday, NOW.plusSeconds(1), video("a", 1, BigDecimal.valueOf(5_000)));
        assertThat(keys(budget(much, true))).containsExactly("2026-03 1000");
    }
}
