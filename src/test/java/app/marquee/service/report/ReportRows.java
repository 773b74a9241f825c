package app.marquee.service.report;

import app.marquee.analytics.Period;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** Rows that blocks of a report over three days are made of. */
final class ReportRows {
    static final Period DAYS = new Period(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 3));
    static final Instant LATER = Instant.parse("2026-07-20T12:00:00Z");

    /** On the last of the days. */
    static final Instant SOON = Instant.parse("2026-06-03T09:30:00Z");

    static final ReportScope SCOPE =
            new ReportScope(
                    ReportWords.of(Locale.US),
                    DAYS,
                    ReportScope.Compared.of(DAYS, null, LocalDate.MAX),
                    ReportShelf.ZONE,
                    3);
    static final ReportData NOTHING =
            new ReportData(null, null, null, null, null, null, List.of(), List.of(), null);

    private ReportRows() {}

    static VideoId id(int number) {
        return new VideoId("00000000-0000-4000-8000-%012d".formatted(number));
    }

    static Counters counters(@Nullable Long views, @Nullable Long plays) {
        return new Counters(views, null, plays, null);
    }

    /**
     * @param number of its ID; 0 for a row without one
     */
    static RankingRow video(
            int number, @Nullable String title, @Nullable Long views, @Nullable Long plays) {
        return new RankingRow(
                number == 0 ? null : id(number),
                title,
                counters(views, plays),
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    static RankingRow cost(int number, String title, @Nullable String amount, String currency) {
        return new RankingRow(
                id(number),
                title,
                counters(1L, 1L),
                null,
                amount == null ? null : new BigDecimal(amount),
                currency,
                UnknownMembers.NONE);
    }

    static Report<RankingQuestion, RankingRow> ranking(RankingRow... rows) {
        return ReportShelf.report(
                ReportType.RANKING, new RankingQuestion(DAYS), LATER, List.of(rows));
    }

    static ReportData ranked(
            Report<RankingQuestion, RankingRow> now,
            @Nullable Report<RankingQuestion, RankingRow> before) {
        return new ReportData(now, now, before, null, null, null, List.of(), List.of(), null);
    }
}
