package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.time.LocalDate;

/** What the report sections of a real connection share. */
class ReportSourcesTest {
    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void begin() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void end() {
        fixture.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7})
    void changesLeaveOutTheDaysThatAreNotFinal(int settling) {
        session.keptAnswers().settleAfter(settling);
        ReportSources sources = ReportSources.of(session, new FakeMemory());
        LocalDate today = sources.reports().today();
        PeriodViewModel period = sources.period();
        period.chooseDates(today.minusDays(9), today);
        period.compare(Comparison.PREVIOUS);
        assertThat(period.versus())
                .isEqualTo(
                        new ComparisonTarget.Days(
                                new Period(today.minusDays(19), today.minusDays(10L + settling)),
                                new Period(today.minusDays(9), today.minusDays(settling))));
    }
}
