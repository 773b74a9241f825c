package app.marquee.ui.ranking;

import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportNarrowing;

/** Order of a ranking by a metric. */
record RankingNarrowing(RankingMetric metric)
        implements ReportNarrowing<RankingQuestion, RankingRow, RankingContent> {
    @Override
    public RankingContent of(Report<RankingQuestion, RankingRow> report)
            throws InterruptedException {
        return RankingContent.of(report, metric);
    }

    @Override
    public RankingContent again(
            RankingContent shown, ComparisonResult<Report<RankingQuestion, RankingRow>> compared)
            throws InterruptedException {
        return shown.by(metric, compared);
    }
}
