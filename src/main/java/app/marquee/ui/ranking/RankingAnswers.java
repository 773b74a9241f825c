package app.marquee.ui.ranking;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ComparedReads;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.FilteredReportViewModel;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Source of rankings for the chosen period. */
record RankingAnswers(AnalyticsReads reads, PeriodViewModel period)
        implements FilteredReportViewModel.Source<Period, Report<RankingRow>> {
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
    public ComparisonResult<Report<RankingRow>> other(
            Period question, ComparisonTarget versus, Instant shown, LongConsumer rows) {
        return new ComparedReads(reads).ranking(question, versus, shown, rows);
    }

    @Override
    public Optional<LocalDate> earlierOn(Period question, Instant shown) {
        return reads.earlierRankingOn(question, shown);
    }
}
