package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** The days of a video are those of saved rankings; what these don't say is unknown. */
class VideoDaysTest {
    private static final Instant NOW = Instant.parse("2026-03-20T12:00:00Z");
    private static final LocalDate FIRST = LocalDate.parse("2026-03-14");
    private static final Period WEEK = new Period(FIRST, FIRST.plusDays(6));
    private static final VideoId A = new VideoId("a");
    private static final double NONE = Double.NaN;

    private final ReportShelf reports = new ReportShelf(NOW);

    private static RankingRow row(VideoId video, @Nullable Long views, String currency) {
        return new RankingRow(
                video,
                null,
                new Counters(views, null, null, null),
                null,
                BigDecimal.TEN,
                currency,
                UnknownMembers.NONE);
    }

    private void save(int day, RankingRow... rows) {
        RankingQuestion question = new RankingQuestion(Period.of(FIRST.plusDays(day)));
        reports.save(ReportShelf.report(ReportType.RANKING, question, NOW, List.of(rows)));
    }

    @Test
    void aDayWithoutRankingVideoOrValueIsUnknownNotZero() throws InterruptedException {
        save(0, row(A, 7L, "USD"));
        save(1, row(new VideoId("b"), 9L, "USD"));
        save(2, row(A, null, "USD"));
        save(3, row(A, 0L, "USD"));
        save(6, row(new VideoId("b"), 1L, "USD"), row(A, 5L, "USD"));
        VideoDays days = VideoDays.saved(reports, A, WEEK);
        DayLine line = days.line(RankingMetric.VIEWS);
        assertThat(line.values()).containsExactly(7, NONE, NONE, 0, NONE, NONE, 5);
        assertThat(days.askedAt()).hasSize(5);
        assertThat(line.isPart(6)).as("today isn't over").isTrue();
        assertThat(line.isPart(3)).isFalse();
        assertThat(days.line(RankingMetric.PLAYS).known()).isZero();
        assertThat(reports.loaded()).as("no request").isEmpty();
    }

    @Test
    void moneyOfAnotherCurrencyDoesNotBelongIntoTheLine() throws InterruptedException {
        save(0, row(A, 1L, "BRL"));
        save(1, row(A, 2L, "USD"));
        DayLine line = VideoDays.saved(reports, A, WEEK).line(RankingMetric.BANDWIDTH_COST);
        assertThat(line.values()).containsExactly(NONE, 10, NONE, NONE, NONE, NONE, NONE);
    }
}
