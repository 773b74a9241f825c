package app.marquee.ui.browsers;

import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.VideoViews;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Finder of the most viewed videos in what is saved of rankings. */
final class TopVideos {
    private TopVideos() {}

    /** Those of these days, or of others where no ranking of them is saved. Blocking. */
    static List<VideoId> of(Reports reports, Period days, int most) {
        List<VideoId> top =
                reports.cached(ReportType.RANKING, new RankingQuestion(days)).stream()
                        .flatMap(ranking -> ranking.rows().stream())
                        .filter(row -> RankingMetric.VIEWS.count(row) != null)
                        .sorted(Comparator.comparingLong(TopVideos::views).reversed())
                        .map(RankingRow::videoId)
                        .flatMap(Stream::ofNullable)
                        .limit(most)
                        .toList();
        return top.isEmpty() ? VideoViews.saved(reports).mostViewed(most) : top;
    }

    private static long views(RankingRow row) {
        return Objects.requireNonNull(RankingMetric.VIEWS.count(row));
    }
}
