package app.marquee.ui.ranking;

import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportNarrowing;

import java.util.List;

/**
 * Order of a ranking by a metric, and the segments that its videos are in.
 *
 * @param filters segments; none for all videos
 */
public record RankingNarrowing(RankingMetric metric, ReportFilters filters, Segments segments)
        implements ReportNarrowing<RankingQuestion, RankingRow, RankingContent> {
    @Override
    public RankingContent of(Report<RankingQuestion, RankingRow> report)
            throws InterruptedException {
        return RankingContent.of(report, this);
    }

    @Override
    public RankingContent again(
            RankingContent shown, ComparisonResult<Report<RankingQuestion, RankingRow>> compared)
            throws InterruptedException {
        return shown.by(this, compared);
    }

    RankingNarrowing with(RankingMetric other) {
        return new RankingNarrowing(other, filters, segments);
    }

    RankingNarrowing with(ReportFilters others) {
        return new RankingNarrowing(metric, others.segments(), segments);
    }

    /** The rows of the segments' videos; the same list without segments. */
    List<RankingRow> rows(Report<RankingQuestion, RankingRow> report) {
        return segments.rows(report.rows(), filters);
    }
}
