package app.marquee.service.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Saved copies that a report for clients is made of, and which are loaded again. */
class ReportReaderTest {
    private static final Instant NOW = Instant.parse("2026-03-20T12:00:00Z");
    private static final LocalDate TODAY = LocalDate.parse("2026-03-20");

    private final ReportShelf reports = new ReportShelf(NOW);
    private final List<Integer> requests = new ArrayList<>();
    private final ReportReader loading = new ReportReader(reports, requests::add);
    private final ReportReader saved = new ReportReader(reports, null);

    private static RankingQuestion week(LocalDate end) {
        return new RankingQuestion(new Period(end.minusDays(6), end));
    }

    private void save(RankingQuestion question, Instant at) {
        reports.save(ReportShelf.report(ReportType.RANKING, question, at, List.of()));
    }

    private int missing(RankingQuestion... questions) {
        return loading.missing(ReportType.RANKING, List.of(questions));
    }

    /** Values of the last days before a load may still change. */
    @Test
    void aCopyIsFinalOnceItsDaysHadSettledWhenItWasLoaded() {
        int settling = reports.settlingDays();
        LocalDate asked = TODAY.minusDays(10);
        RankingQuestion settled = week(asked.minusDays(settling));
        RankingQuestion young = week(asked.minusDays(settling).plusDays(1));
        Instant at = asked.atStartOfDay(reports.zone()).toInstant();
        save(settled, at);
        save(young, at);
        assertThat(missing(settled)).isZero();
        assertThat(missing(young)).isOne();
        assertThat(missing(settled, young, week(TODAY))).isEqualTo(2);
    }

    @Test
    void aCopyOfTodayIsCurrentWhateverItsDays() {
        save(week(TODAY), NOW.minusSeconds(60));
        assertThat(missing(week(TODAY))).isZero();
        loading.read(ReportType.RANKING, week(TODAY));
        assertThat(reports.loaded()).isEmpty();
        save(week(TODAY), NOW.minusSeconds(86_400));
        assertThat(missing(week(TODAY))).isOne();
    }

    @Test
    void whatIsOutdatedIsLoadedCountedAndSaved() {
        save(week(TODAY), NOW.minusSeconds(86_400));
        Report<RankingQuestion, RankingRow> read =
                Objects.requireNonNull(loading.read(ReportType.RANKING, week(TODAY)));
        assertThat(read.askedAt()).isEqualTo(NOW);
        loading.read(ReportType.RANKING, week(TODAY.minusDays(1)));
        loading.read(ReportType.RANKING, week(TODAY));
        assertThat(requests).containsExactly(1, 2);
        assertThat(reports.loaded()).containsExactly(week(TODAY), week(TODAY.minusDays(1)));
        assertThat(missing(week(TODAY))).isZero();
    }

    @Test
    void savedCopiesAloneSendNothing() {
        assertThat(saved.read(ReportType.RANKING, week(TODAY))).isNull();
        Instant old = NOW.minusSeconds(86_400);
        save(week(TODAY), old);
        assertThat(Objects.requireNonNull(saved.read(ReportType.RANKING, week(TODAY))).askedAt())
                .isEqualTo(old);
        assertThat(reports.loaded()).isEmpty();
    }

    @Test
    void anOutdatedCopyServesWhereLoadingFails() {
        Instant old = NOW.minusSeconds(86_400);
        save(week(TODAY), old);
        reports.fail(new FailureException(new Failure.LostAnswer("")));
        assertThat(Objects.requireNonNull(loading.read(ReportType.RANKING, week(TODAY))).askedAt())
                .isEqualTo(old);
        assertThat(loading.read(ReportType.RANKING, week(TODAY.minusDays(1)))).isNull();
        reports.fail(new FailureException(new Failure.Cancelled(false)));
        assertThatThrownBy(() -> loading.read(ReportType.RANKING, week(TODAY)))
                .isInstanceOf(FailureException.class);
    }
}
