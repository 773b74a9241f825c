package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.RankingRow;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.Report;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Where rankings come from, for the period that is chosen. */
record RankingAnswers(AnalyticsReads reads, PeriodViewModel period)
        implements NarrowedReport.Source<Period, Report<RankingRow>> {
    @Override
    public Optional<Period> question() {
        return period.period();
    }

    @Override
    public Report<RankingRow> read(Period question, LongConsumer rows) {
        return reads.ranking(question, rows);
    }

    @Override
    public boolean keepsAnswers() {
        return reads.keepsAnswers();
    }

    @Override
    public Optional<Report<RankingRow>> kept(Period question) {
        return reads.keptRanking(question);
    }

    @Override
    public Optional<Period> ofOtherDays(Period question) {
        return reads.otherRankingDays(question);
    }

    @Override
    public Compared<Report<RankingRow>> other(
            Period question, Versus versus, Instant shown, LongConsumer rows) {
        return new ComparedReads(reads).ranking(question, versus, shown, rows);
    }

    @Override
    public Optional<LocalDate> earlierOn(Period question, Instant shown) {
        return reads.earlierRankingOn(question, shown);
    }
}
