package app.marquee.ui.library.card;

import static app.marquee.ui.analytics.FakeReads.referrer;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.ui.analytics.FakeReport;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;

/** The account's sources on the days of a video's page. */
class AccountSourcesTest {
    private static final Period DAYS = Period.of(LocalDate.of(2026, 6, 14));

    private static List<Double> shares(Period asked) throws InterruptedException {
        return AccountSources.of(
                        FakeReport.of(
                                ReportType.REFERRERS,
                                new ReferrerQuestion(asked, Granularity.DAY),
                                FakeShell.NOW,
                                List.of(
                                        referrer("A", "2026-06-14", 30L),
                                        referrer("B", "2026-06-13", 70L),
                                        referrer("C", null, 10L))),
                        DAYS,
                        text ->
                                List.of(
                                        new GroupStep(
                                                GroupKind.NAMED,
                                                Objects.requireNonNullElse(text, ""))))
                .shares()
                .stream()
                .map(AccountSources.Share::part)
                .toList();
    }

    @Test
    void rowsWithoutADayCountOnlyInTheReportOfTheseDays() throws InterruptedException {
        assertThat(shares(DAYS)).containsExactly(0.75, 0.25);
        assertThat(shares(new Period(DAYS.start().minusDays(1), DAYS.end()))).containsExactly(1.0);
    }
}
